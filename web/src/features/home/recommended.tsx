import { getTranslations } from 'next-intl/server'
import { PartCards } from '#features/catalogue/index.ts'
import { HomeRecommendedDocument } from '#graphql/generated/documents/home.ts'
import { read } from '#graphql/server.ts'
import { Missing } from '#ui/states/unavailable.tsx'
import { HomeSection } from './home-section.tsx'
import styles from './recommended.module.css'

export async function Recommended() {
  const [t, { data }] = await Promise.all([getTranslations('home'), read(HomeRecommendedDocument, {})])
  const products = data?.homeSection?.nodes
  if (products?.length === 0) return null
  return (
    <HomeSection id="recommended" title={t('recommended')} note={t('recommendedNote')}>
      {products ? <PartCards products={products} className={styles.cards} /> : <Missing />}
    </HomeSection>
  )
}
