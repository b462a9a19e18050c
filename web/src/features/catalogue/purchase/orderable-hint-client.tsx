'use client'
import { useTranslations } from 'next-intl'
import { useNumbers } from '#i18n/numbers.ts'
import { Button } from '#ui/button.tsx'
import { usePurchase } from './purchase-client.tsx'
import styles from './buy-box.module.css'

/** Where the shop does not sell the typed quantity: the next one it sells, one press away. */
export function OrderableHint() {
  const t = useTranslations('catalogue.buy')
  const numbers = useNumbers()
  const { quote, setText } = usePurchase()
  if (!quote.price || quote.isStale || quote.price.isOrderable) return null
  const { orderableQuantity } = quote.price
  return (
    <p className={styles.hint}>
      {t('notSold')}{' '}
      <Button small onClick={() => setText(String(orderableQuantity))}>
        {t('take', { quantity: numbers.integer(orderableQuantity) })}
      </Button>
    </p>
  )
}
