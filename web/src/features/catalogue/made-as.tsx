import { useTranslations } from 'next-intl'
import type { Packaging } from '#graphql/generated/documents.ts'
import { useNumbers } from '#i18n/numbers.ts'

type MadeAsProps = {
  product: { manufacturerName: string; package: string; packaging: Packaging; packageQuantity: number }
}

/** By whom, in which package, and how it is packed. */
export function MadeAs({ product }: MadeAsProps) {
  const t = useTranslations('catalogue')
  const { integer } = useNumbers()
  return (
    <>
      <bdi>{product.manufacturerName}</bdi> · <bdi>{product.package}</bdi> ·{' '}
      {t('packaging', { packaging: product.packaging, quantity: integer(product.packageQuantity) })}
    </>
  )
}
