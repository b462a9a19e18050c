import { RfqRowButton, toRfqItem } from '#features/rfq/index.ts'
import type { AddOrRequest_ProductFragment } from '#graphql/generated/types.ts'
import { QuickAdd } from './quick-add.tsx'
import { buyableQuantity, orderedQuantity } from './row-quantity.ts'

type AddOrRequestProps = { product: AddOrRequest_ProductFragment; quantity: number | null }

export function AddOrRequest({ product, quantity }: AddOrRequestProps) {
  const { id, slug, partNumber } = product
  const buyable = buyableQuantity(quantity, product)
  if (buyable !== null)
    return <QuickAdd key={buyable} productId={id} slug={slug} partNumber={partNumber} quantity={buyable} />
  return <RfqRowButton item={toRfqItem(product, orderedQuantity(quantity, product))} />
}
