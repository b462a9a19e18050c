import { getTranslations } from 'next-intl/server'
import { RelatedPartsDocument } from '#graphql/generated/documents.ts'
import { read } from '#graphql/server.ts'
import { PartCard } from '../part-card.tsx'
import styles from './product-page.module.css'

const most = 8

/** What is bought with it; the page stands without. */
export async function Recommendations({ slug }: { slug: string }) {
  const [t, { data }] = await Promise.all([getTranslations('catalogue.product'), read(RelatedPartsDocument, { slug })])
  const products = data?.product?.recommendations?.slice(0, most) ?? []
  if (products.length === 0) return null
  return (
    <section aria-labelledby="recommended" className={styles.recommended}>
      <h2 id="recommended">{t('recommended')}</h2>
      <ul className={styles.cards}>
        {products.map((product) => (
          <li key={product.id}>
            <PartCard product={product} />
          </li>
        ))}
      </ul>
    </section>
  )
}
