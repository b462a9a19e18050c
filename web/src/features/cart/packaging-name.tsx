import { useTranslations } from 'next-intl'
import type { PackagingName_ProductFragment } from '#graphql/generated/types.ts'
import { useNumbers } from '#i18n/numbers.ts'

export function PackagingName({ product }: { product: PackagingName_ProductFragment }) {
  const t = useTranslations('cart')
  const { integer } = useNumbers()
  return t('packaging', { packaging: product.packaging, quantity: integer(product.standardPackQuantity) })
}
