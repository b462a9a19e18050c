import { useTranslations } from 'next-intl'
import type { Packaging } from '#graphql/generated/types.ts'
import { useNumbers } from '#i18n/numbers.ts'
import styles from './part-cells.module.css'

type MadeAsProps = {
  product: { manufacturerName: string; package: string; packaging: Packaging; packageQuantity: number }
}

export function MadeAs({ product }: MadeAsProps) {
  const t = useTranslations('catalogue')
  const { integer } = useNumbers()
  return (
    <>
      <bdi>{product.manufacturerName}</bdi>
      {'\u00a0· '}
      <bdi className={styles.whole}>{product.package}</bdi>
      {'\u00a0· '}
      {t('packaging', { packaging: product.packaging, quantity: integer(product.packageQuantity) })}
    </>
  )
}
