'use client'
import { useTranslations } from 'next-intl'
import { AddToRfqButton, QuickRfqButton } from '#features/rfq/index.ts'
import { useRouter } from '#i18n/navigation.ts'
import { Button } from '#ui/button.tsx'
import { usePurchase } from './purchase-client.tsx'
import { useAddedToast } from './use-added-toast-client.ts'
import styles from './buy-box.module.css'

/** Where one goes on to pay for what was just put into the cart. */
const whereToPay = '/shoppingcart'

/** The ways to take a part: what cannot be bought can still be asked for. */
export function TakeButtons() {
  const t = useTranslations('catalogue.buy')
  const router = useRouter()
  const announce = useAddedToast()
  const { product, quantity, addToCart, isAdding, isForSale } = usePurchase()
  const take = async (whenAdded: (pieces: number) => void) => {
    const pieces = await addToCart()
    if (pieces !== null) whenAdded(pieces)
  }
  const asked = quantity ?? product.minimumOrderQuantity
  return (
    <div className={styles.actions}>
      {isForSale && (
        <>
          <Button
            wide
            look="main"
            busy={isAdding}
            onClick={() => take((pieces) => announce(product.partNumber, pieces))}
          >
            {t('addToCart')}
          </Button>
          <Button wide disabled={isAdding} onClick={() => take(() => router.push(whereToPay))}>
            {t('buyNow')}
          </Button>
        </>
      )}
      <div className={styles.ask}>
        <AddToRfqButton product={product} quantity={asked} look="quiet" wide />
        <QuickRfqButton product={product} quantity={asked} look={isForSale ? 'quiet' : 'main'} wide />
      </div>
    </div>
  )
}
