import { useTranslations } from 'next-intl'
import type { ProductPageQuery } from '#graphql/generated/documents.ts'
import { PartNumber } from '#ui/figures.tsx'
import styles from './product-page.module.css'

type Aliases = NonNullable<ProductPageQuery['product']>['aliases']

/** Numbers by which the same part is known: what is on an old drawing leads here. */
export function OtherNumbers({ aliases }: { aliases: Aliases }) {
  const t = useTranslations('catalogue')
  if (!aliases || aliases.length === 0) return null
  return (
    <section aria-labelledby="other-numbers" className={styles.section}>
      <h2 id="other-numbers">{t('product.otherNumbers')}</h2>
      <p className={styles.quiet}>{t('product.otherNumbersNote')}</p>
      <ul className={styles.numbers}>
        {aliases.map(({ partNumber, kind }) => (
          <li key={partNumber}>
            <PartNumber>{partNumber}</PartNumber> <span className={styles.quiet}>{t(`aliasKinds.${kind}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
