import { AddToRfqButton } from '#features/rfq/index.ts'
import type { AddOrAsk_ProductFragment } from '#graphql/generated/types.ts'
import { QuickAdd } from './quick-add-client.tsx'
import { buyableQuantity, orderedQuantity } from './row-quantity.ts'

type AddOrAskProps = { product: AddOrAsk_ProductFragment; quantity: number | null }

export function AddOrAsk({ product, quantity }: AddOrAskProps) {
  const buyable = buyableQuantity(quantity, product)
  if (buyable !== null) return <QuickAdd key={buyable} product={product} quantity={buyable} />
  return <AddToRfqButton small variant="quiet" product={product} quantity={orderedQuantity(quantity, product)} />
}
