'use client'
import { useTranslations } from 'next-intl'
import { useNumbers } from '#i18n/numbers.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Price } from '#ui/figures.tsx'
import { usePurchase } from './purchase-client.tsx'
import styles from './buy-box.module.css'

export function PriceLines() {
  const t = useTranslations('catalogue.buy')
  const numbers = useNumbers()
  const { quote } = usePurchase()
  if (!quote.price) return <p className={styles.onRequest}>{t('onRequest')}</p>
  const { unitPrice, extendedPrice } = quote.price
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
    <dl className={classes(styles.prices, quote.isStale && styles.stale)} aria-live="polite" aria-busy={quote.isStale}>
      <div>
        <dt>{t('unitPrice')}</dt>
        <dd>
          <Price currency={unitPrice.currency} amount={numbers.unitPrice(unitPrice.amount)} />
        </dd>
      </div>
      <div>
        <dt>{t('extendedPrice')}</dt>
        <dd className={styles.total}>
          <Price currency={extendedPrice.currency} amount={numbers.total(extendedPrice.amount)} />
        </dd>
      </div>
    </dl>
  )
}
