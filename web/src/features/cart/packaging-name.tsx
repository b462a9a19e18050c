import { useTranslations } from 'next-intl'
import type { PackagingName_ProductFragment } from '#graphql/generated/types.ts'

export function PackagingName({ product }: { product: PackagingName_ProductFragment }) {
  const t = useTranslations('cart')
  return t('packaging', { packaging: product.packaging, quantity: product.standardPackQuantity })
}
