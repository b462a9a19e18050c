import { getTranslations } from 'next-intl/server'
import { Missing } from '#ui/unavailable.tsx'
import { RelatedPartsDocument } from '#graphql/generated/documents/catalogue.ts'
import { read } from '#graphql/server.ts'
import { PartCards } from '../part-cards.tsx'
import { Section } from './section.tsx'
import styles from './product-page.module.css'

const most = 8

export async function Recommendations({ slug }: { slug: string }) {
  const [t, { data }] = await Promise.all([getTranslations('catalogue.product'), read(RelatedPartsDocument, { slug })])
  const recommendations = data?.product?.recommendations
  if (recommendations?.length === 0) return null
  return (
    <Section id="recommended" title={t('recommended')} note={t('recommendedNote')} className={styles.recommended}>
      {recommendations ? (
        <PartCards products={recommendations.slice(0, most)} className={styles.cards} />
      ) : (
        <Missing>{t('recommendedMissing')}</Missing>
      )}
    </Section>
  )
}
