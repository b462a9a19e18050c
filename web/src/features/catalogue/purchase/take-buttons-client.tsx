'use client'
import { useTranslations } from 'next-intl'
import { AddToRfqButton, QuickRfqButton } from '#features/rfq/index-client.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { buyNowHref } from './buy-now-href.ts'
import { usePurchase } from './purchase-client.tsx'
import { useAddedToast } from './use-added-toast-client.ts'
import styles from './buy-box.module.css'

export function TakeButtons() {
  const t = useTranslations('catalogue.buy')
  const announce = useAddedToast()
  const { product, quantity, addToCart, isAdding, isForSale } = usePurchase()
  const add = async () => {
    const pieces = await addToCart()
    if (pieces !== null) announce(product.partNumber, pieces)
  }
  const requested = quantity ?? product.minimumOrderQuantity
  return (
    <div className={styles.actions}>
      {isForSale && (
        <>
          <Button wide variant="primary" busy={isAdding} onClick={() => void add()}>
            {t('addToCart')}
          </Button>
          <ButtonLink wide href={buyNowHref(product.slug, quantity)} prefetch={false}>
            {t('buyNow')}
          </ButtonLink>
        </>
      )}
      <div className={styles.ask}>
        <AddToRfqButton product={product} quantity={requested} variant="quiet" wide />
        <QuickRfqButton product={product} quantity={requested} variant={isForSale ? 'quiet' : 'primary'} wide />
      </div>
    </div>
  )
}
