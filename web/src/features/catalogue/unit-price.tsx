import { useTranslations } from 'next-intl'
import { useNumbers } from '#i18n/numbers.ts'
import { Price } from '#ui/figures.tsx'
import { breakAt } from './purchase/price-ruler.ts'
import styles from './unit-price.module.css'

type Priced = {
  minimumOrderQuantity: number
  priceBreaks: readonly { quantity: number; unitPrice: { amount: string; currency: string } }[]
}

export function UnitPrice({ product }: { product: Priced }) {
  const t = useTranslations('catalogue')
  const numbers = useNumbers()
  const step = breakAt(product.priceBreaks, product.minimumOrderQuantity)
  if (!step) return <span className={styles.quiet}>{t('buy.onRequest')}</span>
  const minimum = numbers.integer(product.minimumOrderQuantity)
  return (
    <>
      <Price amount={numbers.unitPrice(step.unitPrice.amount)} />
      <span className={styles.quiet}>{t('fromPieces', { quantity: minimum })}</span>
    </>
  )
}
