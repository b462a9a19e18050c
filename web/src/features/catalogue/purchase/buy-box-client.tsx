'use client'
import type { ReactNode } from 'react'
import { useTranslations } from 'next-intl'
import { useRouter } from '#i18n/navigation.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field-client.tsx'
import { QuantityInput } from '#ui/quantity-input-client.tsx'
import { OrderableHint } from './orderable-hint-client.tsx'
import { PriceLines } from './price-lines-client.tsx'
import { usePurchase } from './purchase-client.tsx'
import { useAddToCart } from './use-add-to-cart-client.ts'
import { useAddedToast } from './use-added-toast-client.ts'
import styles from './buy-box.module.css'

/** Quantity, price, and the two ways to take it; `children` stand above: stock and packaging. */
export function BuyBox({ children, note }: { children: ReactNode; note: ReactNode }) {
  const t = useTranslations('catalogue.buy')
  const numbers = useNumbers()
  const router = useRouter()
  const announce = useAddedToast()
  const { product, text, quantity, setText, problem, setProblem } = usePurchase()
  const { add, isAdding } = useAddToCart()
  const { minimumOrderQuantity: minimum, orderMultiple: multiple } = product
  const take = async (whenAdded: (pieces: number) => void) => {
    const outcome = await add(product.id, quantity)
    setProblem(outcome.isAdded ? '' : outcome.message)
    if (outcome.isAdded && quantity !== null) whenAdded(quantity)
  }
  const isPriced = product.priceBreaks.length > 0
  return (
    <aside className={styles.box} aria-label={t('title')}>
      <div className={styles.inner}>
        <div className={styles.offer}>
          {children}
          <p className={styles.note}>{note}</p>
        </div>
        <div className={styles.controls}>
          <Field
            label={t('quantity')}
            hint={t('rule', { minimum: numbers.integer(minimum), multiple: numbers.integer(multiple) })}
            error={problem}
          >
            <QuantityInput
              value={text}
              onChange={setText}
              minimum={minimum}
              multiple={multiple}
              labels={{ decrease: t('decrease'), increase: t('increase') }}
            />
          </Field>
          <OrderableHint />
          <PriceLines />
          {isPriced && (
            <div className={styles.actions}>
              <Button
                wide
                look="main"
                busy={isAdding}
                onClick={() => take((pieces) => announce(product.partNumber, pieces))}
              >
                {t('addToCart')}
              </Button>
              <Button wide disabled={isAdding} onClick={() => take(() => router.push('/shoppingcart'))}>
                {t('buyNow')}
              </Button>
            </div>
          )}
        </div>
      </div>
    </aside>
  )
}
