'use client'
import { useTranslations } from 'next-intl'
import { useNumbers } from '#i18n/numbers.ts'
import { Button } from '#ui/button.tsx'
import { proposedQuantity } from '#ui/quantity-step.ts'
import { elsewhereInStock } from './elsewhere-in-stock.ts'
import { usePurchase } from './purchase-client.tsx'
import { judgeStock } from './stock-verdict.ts'
import styles from './buy-box.module.css'

export function QuantityHint() {
  const t = useTranslations('catalogue.buy')
  const numbers = useNumbers()
  const { product, quote, quantity, stock, rule, isForSale, setText } = usePurchase()
  const take = (pieces: number) => (
    <Button small onClick={() => setText(String(pieces))}>
      {t('setQuantity', { quantity: numbers.integer(pieces) })}
    </Button>
  )
  if (!isForSale) {
    const soldOut = elsewhereInStock(product.slug, product.packagingOptions) ? 'soldOutHere' : 'soldOut'
    return <p className={styles.hint}>{t(stock === 0 ? soldOut : 'onRequestText')}</p>
  }
  const verdict = judgeStock(quantity, stock, rule)
  if (verdict.kind === 'short')
    return (
      <p className={styles.hint}>
        {t('onlyInStock', { quantity: numbers.integer(stock) })} {verdict.takeable !== null && take(verdict.takeable)}
      </p>
    )
  if (!quote.price || quote.isStale || quote.price.isOrderable) return null
  const proposed = proposedQuantity(quote.price.orderableQuantity, rule, stock)
  return (
    <p className={styles.hint}>
      {t('notSold')} {proposed !== null && take(proposed)}
    </p>
  )
}
