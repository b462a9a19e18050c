'use client'
import { useEffect, useState } from 'react'
import { useTranslations } from 'next-intl'
import { QuickRfqButton } from '#features/rfq/index-client.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Num, Price } from '#ui/figures.tsx'
import { buyActionsId, buyBoxId } from './buy-box-client.tsx'
import { usePurchase } from './purchase-client.tsx'
import { useAddedToast } from './use-added-toast-client.ts'
import styles from './buy-bar.module.css'

const useIsOnScreen = (id: string) => {
  const [isOnScreen, setIsOnScreen] = useState(true)
  useEffect(() => {
    const element = document.getElementById(id)
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => setIsOnScreen(entry?.isIntersecting ?? true))
    observer.observe(element)
    return () => observer.disconnect()
  }, [id])
  return isOnScreen
}

export function BuyBar() {
  const t = useTranslations('catalogue')
  const numbers = useNumbers()
  const announce = useAddedToast()
  const isButtonOnScreen = useIsOnScreen(buyActionsId)
  const { product, quantity, rfqQuantity, quote, stock, addToCart, isAdding, isForSale } = usePurchase()
  const extended = quote.price?.extendedPrice
  const add = async () => {
    const pieces = await addToCart()
    if (pieces === null) document.getElementById(buyBoxId)?.scrollIntoView()
    else announce(product.partNumber, pieces)
  }
  return (
    <section className={classes(styles.bar, isButtonOnScreen && styles.away)} aria-label={t('buy.bar')}>
      <p className={styles.words}>
        <bdi className={styles.part}>{product.partNumber}</bdi>
        {isForSale && quantity !== null && (
          <span className={classes(quote.isStale && styles.stale)}>
            <Num>{numbers.integer(quantity)}</Num> ·{' '}
            {extended && <Price currency={extended.currency} amount={numbers.total(extended.amount)} />}
          </span>
        )}
        {!isForSale && <span>{t(stock > 0 ? 'buy.onRequest' : 'outOfStock')}</span>}
      </p>
      {isForSale ? (
        <Button variant="primary" isBusy={isAdding} onClick={add}>
          {t('buy.addToCart')}
        </Button>
      ) : (
        <QuickRfqButton product={product} quantity={rfqQuantity} variant="primary" />
      )}
    </section>
  )
}
