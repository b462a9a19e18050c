import { useTranslations } from 'next-intl'
import { RfqRowButton, toRfqItem } from '#features/rfq/index.ts'
import type { AddOrRequest_ProductFragment } from '#graphql/generated/types.ts'
import { useNumbers } from '#i18n/numbers.ts'
import { QuickAdd } from './quick-add.tsx'
import { buyableQuantity, orderedQuantity } from './row-quantity.ts'
import styles from './add-or-request.module.css'

type AddOrRequestProps = { product: AddOrRequest_ProductFragment; quantity: number | null }

/** Of a quantity beyond the stock, the rest can be requested. */
export function AddOrRequest({ product, quantity }: AddOrRequestProps) {
  const { id, slug, partNumber } = product
  const buyable = buyableQuantity(quantity, product)
  if (buyable === null) return <RfqRowButton item={toRfqItem(product, orderedQuantity(quantity, product))} />
  return (
    <>
      <QuickAdd key={buyable} productId={id} slug={slug} partNumber={partNumber} quantity={buyable} />
      {quantity !== null && quantity > buyable && <Rest product={product} needed={quantity} buyable={buyable} />}
    </>
  )
}

type RestProps = { product: AddOrRequest_ProductFragment; needed: number; buyable: number }

function Rest({ product, needed, buyable }: RestProps) {
  const t = useTranslations('catalogue.buy')
  const texts = { label: t('requestRest'), name: t('requestRestOf', { partNumber: product.partNumber }) }
  return (
    <div className={styles.rest}>
      <LimitedByStock needed={needed} buyable={buyable} />
      <RfqRowButton item={toRfqItem(product, needed - buyable)} texts={texts} />
    </div>
  )
}

export function LimitedByStock({ needed, buyable }: { needed: number; buyable: number }) {
  const t = useTranslations('catalogue.buy')
  const { integer } = useNumbers()
  return <p className={styles.limit}>{t('limitedByStock', { quantity: integer(buyable), needed: integer(needed) })}</p>
}
