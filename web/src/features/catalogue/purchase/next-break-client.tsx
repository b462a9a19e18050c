'use client'
import { useTranslations } from 'next-intl'
import { useNumbers } from '#i18n/numbers.ts'
import { Num, Price } from '#ui/figures.tsx'
import { classes } from '#ui/classes.ts'
import { usePurchase } from './purchase-client.tsx'
import styles from './price-ruler.module.css'

export function NextBreak() {
  const t = useTranslations('catalogue.buy')
  const numbers = useNumbers()
  const { quote, setText } = usePurchase()
  const next = quote.price?.nextBreak
  if (!next) return <p className={styles.next}>{quote.price ? t('lastBreak') : '\u00a0'}</p>
  return (
    <p className={classes(styles.next, quote.isStale && styles.stale)}>
      {t.rich('nextBreak', {
        more: numbers.integer(next.additionalQuantity),
        quantity: numbers.integer(next.quantity),
        price: numbers.unitPrice(next.unitPrice.amount),
        total: numbers.total(next.extendedPrice.amount),
        currency: next.extendedPrice.currency,
        add: (words) => (
          <button type="button" className={styles.more} onClick={() => setText(String(next.quantity))}>
            {words}
          </button>
        ),
        num: (text) => <Num>{String(text)}</Num>,
        money: (text) => <Price amount={String(text)} />,
      })}
    </p>
  )
}
