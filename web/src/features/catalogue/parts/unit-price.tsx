import { useTranslations } from 'next-intl'
import type { ListPrice_ProductFragment, UnitPrice_ProductFragment } from '#graphql/generated/types.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { Price } from '#ui/figures.tsx'
import { breakAt } from '../purchase/price-ruler.ts'
import { orderedQuantity } from '../purchase/row-quantity.ts'
import styles from './unit-price.module.css'

type PriceFromProps = {
  priceBreaks: UnitPrice_ProductFragment['priceBreaks']
  quantity: number
  hidesQuantity?: boolean
}

function PriceFrom({ priceBreaks, quantity, hidesQuantity = false }: PriceFromProps) {
  const t = useTranslations('catalogue')
  const numbers = useNumbers()
  const step = breakAt(priceBreaks, quantity)
  if (!step) return <span className={styles.quiet}>{t('buy.onRequest')}</span>
  return (
    <>
      <Price amount={numbers.unitPrice(step.unitPrice.amount)} />
      {!hidesQuantity && (
        <span className={styles.quiet}>{t('fromPieces', { quantity: numbers.integer(quantity) })}</span>
      )}
    </>
  )
}

export const UnitPrice = ({ product }: { product: UnitPrice_ProductFragment }) => (
  <PriceFrom priceBreaks={product.priceBreaks} quantity={product.minimumOrderQuantity} />
)

type ListPriceProps = { product: ListPrice_ProductFragment; quantity: number | null }

export function ListPrice({ product, quantity }: ListPriceProps) {
  const ordered = orderedQuantity(quantity, product)
  return <PriceFrom priceBreaks={product.priceBreaks} quantity={ordered} hidesQuantity={ordered === quantity} />
}
