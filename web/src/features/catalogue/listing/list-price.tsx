import { useTranslations } from 'next-intl'
import { useNumbers } from '#i18n/numbers.ts'
import { Price } from '#ui/figures.tsx'
import { breakAt } from '../purchase/price-ruler.ts'
import { orderedQuantity } from '../purchase/row-quantity.ts'
import styles from '../unit-price.module.css'

type ListPriceProps = {
  product: {
    minimumOrderQuantity: number
    orderMultiple: number
    priceBreaks: readonly { quantity: number; unitPrice: { amount: string; currency: string } }[]
  }
  quantity: number | null
}

export function ListPrice({ product, quantity }: ListPriceProps) {
  const t = useTranslations('catalogue')
  const numbers = useNumbers()
  const bought = orderedQuantity(quantity, product)
  const step = breakAt(product.priceBreaks, bought)
  if (!step) return <span className={styles.quiet}>{t('buy.onRequest')}</span>
  return (
    <>
      <Price amount={numbers.unitPrice(step.unitPrice.amount)} />
      {bought !== quantity && (
        <span className={styles.quiet}>{t('fromPieces', { quantity: numbers.integer(bought) })}</span>
      )}
    </>
  )
}
