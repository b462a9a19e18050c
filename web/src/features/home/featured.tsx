import { getTranslations } from 'next-intl/server'
import { HomeFeaturedDocument } from '#graphql/generated/documents/home.ts'
import { read } from '#graphql/server.ts'
import { FeaturedCard } from './featured-card.tsx'
import { MissingSection } from './missing-section.tsx'
import { HomeSection } from './home-section.tsx'
import styles from './featured-card.module.css'

export async function Featured() {
  const [t, { data }] = await Promise.all([getTranslations('home'), read(HomeFeaturedDocument, {})])
  const products = data?.floor?.nodes
  if (products?.length === 0) return null
  return (
    <HomeSection id="featured" title={t('featured')} all={{ href: '/featured', label: t('allFeatured') }}>
      {!products && <MissingSection />}
      {products && (
        <ul className={styles.cards}>
          {products.map((product) => (
            <li key={product.id}>
              <FeaturedCard product={product} />
            </li>
          ))}
        </ul>
      )}
    </HomeSection>
  )
}
