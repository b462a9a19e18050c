'use client'
import { useTranslations } from 'next-intl'
import { useNumbers } from '#i18n/numbers.ts'
import { classes } from '#ui/classes.ts'
import { Num, Price } from '#ui/figures.tsx'
import { NextBreak } from './next-break-client.tsx'
import { breakAt, cursorOf, ticksOf } from './price-ruler.ts'
import { usePurchase } from './purchase-client.tsx'
import styles from './price-ruler.module.css'

/** The price breaks as ticks, the quantity as the cursor; a tick sets the quantity. */
export function PriceRuler() {
  const t = useTranslations('catalogue.buy')
  const numbers = useNumbers()
  const { product, quantity, setText } = usePurchase()
  const { priceBreaks } = product
  if (priceBreaks.length === 0) return <p>{t('onRequest')}</p>
  const quantities = priceBreaks.map((step) => step.quantity)
  const reached = quantity === null ? undefined : breakAt(priceBreaks, quantity)
  return (
    <>
      <div
        className={classes(styles.ruler, quantities.length > 5 && styles.crowded, quantities.length > 4 && styles.full)}
      >
        <ol aria-label={t('priceBreaks')}>
          {ticksOf(quantities).map(({ at }, index) => {
            const step = priceBreaks[index]
            if (!step) return null
            const price = numbers.unitPrice(step.unitPrice.amount)
            const pieces = numbers.integer(step.quantity)
            return (
              <li
                key={step.quantity}
                style={{ insetInlineStart: `${at}%` }}
                className={classes(step === reached && styles.on)}
              >
                <button
                  type="button"
                  aria-label={t('fromQuantity', { quantity: pieces, price: `${step.unitPrice.currency} ${price}` })}
                  aria-pressed={step === reached}
                  onClick={() => setText(String(step.quantity))}
                >
                  <Price amount={price} className={styles.price} />
                  <Num>{pieces}</Num>
                </button>
              </li>
            )
          })}
        </ol>
        {quantity !== null && (
          <div className={styles.cursor} style={{ insetInlineStart: `${cursorOf(quantities, quantity)}%` }} />
        )}
      </div>
      <NextBreak />
    </>
  )
}
