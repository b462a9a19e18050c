import { useTranslations } from 'next-intl'
import { Missing } from '#ui/unavailable.tsx'
import type { ProductPageQuery } from '#graphql/generated/types.ts'
import { PartNumber } from '#ui/figures.tsx'
import { Section } from './section.tsx'
import styles from './product-page.module.css'

type Aliases = NonNullable<ProductPageQuery['product']>['aliases']

export function OtherNumbers({ aliases }: { aliases: Aliases }) {
  const t = useTranslations('catalogue')
  if (aliases?.length === 0) return null
  return (
    <Section id="other-numbers" title={t('product.otherNumbers')} note={t('product.otherNumbersNote')}>
      {!aliases && <Missing>{t('product.numbersMissing')}</Missing>}
      <ul className={styles.numbers}>
        {aliases?.map(({ partNumber, kind }) => (
          <li key={partNumber}>
            <PartNumber>{partNumber}</PartNumber> <span className={styles.quiet}>{t(`aliasKinds.${kind}`)}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
