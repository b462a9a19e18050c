import { useTranslations } from 'next-intl'
import type { PartCard_ProductFragment } from '#graphql/generated/documents.ts'
import { PartCard } from '../part-card.tsx'
import styles from './product-page.module.css'

export function Recommendations({ products }: { products: PartCard_ProductFragment[] }) {
  const t = useTranslations('catalogue.product')
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
