'use client'
import { useTranslations } from 'next-intl'
import { useNumbers } from '#i18n/numbers.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Price } from '#ui/figures.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { breakAt } from './price-ruler.ts'
import { usePurchase } from './purchase-client.tsx'
import styles from './buy-box.module.css'

/** Unit and extended price as the shop says them; the unit price of the ladder until it has spoken. */
export function PriceLines() {
  const t = useTranslations('catalogue.buy')
  const numbers = useNumbers()
  const { product, quantity, quote } = usePurchase()
  const unitPrice = quote.price?.unitPrice ?? breakAt(product.priceBreaks, quantity ?? 0)?.unitPrice
  if (!unitPrice) return <p className={styles.onRequest}>{t('onRequest')}</p>
  const extended = quote.price?.extendedPrice
  if (quote.hasFailed)
    return (
      <p role="alert" className={styles.hint}>
        {t('priceUnavailable')}{' '}
        <Button small onClick={quote.retry}>
          {t('retry')}
        </Button>
      </p>
    )
  return (
    <dl
      className={classes(styles.prices, quote.isStale && extended && styles.stale)}
      aria-live="polite"
      aria-busy={quote.isStale}
    >
      <div>
        <dt>{t('unitPrice')}</dt>
        <dd>
          <Price currency={unitPrice.currency} amount={numbers.unitPrice(unitPrice.amount)} />
        </dd>
      </div>
      <div>
        <dt>{t('extendedPrice')}</dt>
        <dd className={styles.total}>
          {extended ? (
            <Price currency={extended.currency} amount={numbers.total(extended.amount)} />
          ) : (
            <Skeleton inlineSize="7em" />
          )}
        </dd>
      </div>
    </dl>
  )
}
