import { getTranslations } from 'next-intl/server'
import { RelatedPartsDocument } from '#graphql/generated/documents.ts'
import { read } from '#graphql/server.ts'
import { Alternatives } from './alternatives.tsx'
import { Recommendations } from './recommendations.tsx'
import styles from './product-page.module.css'

/** What may serve instead and what is bought with it; the page stands without both. */
export async function RelatedParts({ slug }: { slug: string }) {
  const [t, { data }] = await Promise.all([getTranslations('catalogue.product'), read(RelatedPartsDocument, { slug })])
  const { substitutes, recommendations } = data?.product ?? {}
  if (!substitutes && !recommendations) return <p className={styles.quiet}>{t('relatedUnavailable')}</p>
  return (
    <>
      {substitutes && substitutes.length > 0 && <Alternatives substitutes={substitutes} />}
      {recommendations && recommendations.length > 0 && <Recommendations products={recommendations} />}
    </>
  )
}
