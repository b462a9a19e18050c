import { useTranslations } from 'next-intl'
import { shopCurrency } from '@partgate/schema/currency.ts'
import type {
  ListPrice_ProductFragment,
  NeededPrice_PriceFragment,
  UnitPrice_ProductFragment,
} from '#graphql/generated/types.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { PriceInTable } from '#ui/figures.tsx'
import { breakAt } from '../purchase/price-ruler.ts'
import { orderedQuantity } from '../purchase/row-quantity.ts'
import styles from './unit-price.module.css'

type PriceFromProps = {
  unitPrice: NeededPrice_PriceFragment['orderableUnitPrice'] | undefined
  quantity: number
  isQuantityHidden?: boolean
}

function PriceFrom({ unitPrice, quantity, isQuantityHidden = false }: PriceFromProps) {
  const t = useTranslations('catalogue')
  const numbers = useNumbers()
  if (!unitPrice) return <span className={styles.quiet}>{t('buy.onRequest')}</span>
  return (
    <>
      <PriceInTable amount={numbers.unitPrice(unitPrice.amount)} currency={shopCurrency} />
      {!isQuantityHidden && (
        <span className={styles.quiet}>{t('fromPieces', { quantity: numbers.integer(quantity) })}</span>
      )}
    </>
  )
}

export const UnitPrice = ({
  product: { priceBreaks, minimumOrderQuantity: quantity },
}: {
  product: UnitPrice_ProductFragment
}) => <PriceFrom unitPrice={breakAt(priceBreaks, quantity)?.unitPrice} quantity={quantity} />

type ListPriceProps = { product: ListPrice_ProductFragment; quantity: number | null }

export function ListPrice({ product, quantity }: ListPriceProps) {
  const ordered = orderedQuantity(quantity, product)
  return (
    <PriceFrom
      unitPrice={breakAt(product.priceBreaks, ordered)?.unitPrice}
      quantity={ordered}
      isQuantityHidden={ordered === quantity}
    />
  )
}

type NeededPriceProps = { price: NeededPrice_PriceFragment | null; quantity: number | null }

/** The gateway has calculated the price at the needed quantity. */
export function NeededPrice({ price, quantity }: NeededPriceProps) {
  const ordered = price?.orderableQuantity ?? 0
  return <PriceFrom unitPrice={price?.orderableUnitPrice} quantity={ordered} isQuantityHidden={ordered === quantity} />
}
