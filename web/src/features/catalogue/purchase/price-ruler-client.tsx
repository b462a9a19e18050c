'use client'
import { useTranslations } from 'next-intl'
import { useNumbers } from '#i18n/numbers.ts'
import { classes } from '#ui/classes.ts'
import { Num, Price } from '#ui/figures.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { breakAt, placeCursor, placeTicks } from './price-ruler.ts'
import { usePurchase } from './purchase-client.tsx'
import styles from './price-ruler.module.css'

export function PriceRuler() {
  const t = useTranslations('catalogue.buy')
  const numbers = useNumbers()
  const { product, quantity, setText } = usePurchase()
  const { priceBreaks } = product
  if (priceBreaks.length === 0) return <p>{t('onRequest')}</p>
  const reached = quantity === null ? undefined : breakAt(priceBreaks, quantity)?.quantity
  const { length } = priceBreaks
  return (
    <>
      <div className={classes(styles.ruler, length > 5 && styles.crowded, length > 4 && styles.full)}>
        <ol aria-label={t('priceBreaks')}>
          {placeTicks(priceBreaks).map((tick) => (
            <li
              key={tick.quantity}
              style={{ insetInlineStart: `${tick.at}%` }}
              className={classes(tick.quantity === reached && styles.on)}
            >
              <button
                type="button"
                aria-pressed={tick.quantity === reached}
                onClick={() => setText(String(tick.quantity))}
              >
                <Price amount={numbers.unitPrice(tick.unitPrice.amount)} className={styles.price} />
                <VisuallyHidden> {t('eachFrom')} </VisuallyHidden>
                <Num>{numbers.integer(tick.quantity)}</Num>
              </button>
            </li>
          ))}
        </ol>
        {quantity !== null && (
          <div className={styles.cursor} style={{ insetInlineStart: `${placeCursor(priceBreaks, quantity)}%` }} />
        )}
      </div>
      <NextBreak />
    </>
  )
}

function NextBreak() {
  const t = useTranslations('catalogue.buy')
  const numbers = useNumbers()
  const { quote, stock, setText } = usePurchase()
  const next = quote.price?.nextBreak
  if (next && next.quantity > stock) return null
  if (!next) return <p className={styles.next}>{quote.price ? t('lastBreak') : '\u00a0'}</p>
  return (
    <p className={classes(styles.next, quote.isStale && styles.stale)}>
      {t.rich('nextBreak', {
        more: numbers.integer(next.additionalQuantity),
        quantity: numbers.integer(next.quantity),
        price: numbers.unitPrice(next.unitPrice.amount),
        add: (words) => (
          <button type="button" className={styles.more} onClick={() => setText(String(next.quantity))}>
            {words}
          </button>
        ),
        num: (text) => <Num>{String(text)}</Num>,
        money: (text) => <Price amount={String(text)} />,
        total: () => <Price amount={numbers.total(next.extendedPrice.amount)} currency={next.extendedPrice.currency} />,
      })}
    </p>
  )
}
