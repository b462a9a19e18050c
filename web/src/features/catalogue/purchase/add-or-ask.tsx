import type { RfqItem_ProductFragment } from '#graphql/generated/types.ts'
import { QuickAdd } from './quick-add-client.tsx'
import { AddToRfqButton } from './rfq-button-client.tsx'
import { buyableQuantity, orderedQuantity, type Offer } from './row-quantity.ts'

type AddOrAskProps = { product: Offer & RfqItem_ProductFragment; quantity: number | null }

/** Into the cart, or onto the list of what to ask for where it cannot be bought; null: the smallest quantity sold. */
export function AddOrAsk({ product, quantity }: AddOrAskProps) {
  const buyable = buyableQuantity(quantity, product)
  if (buyable !== null) return <QuickAdd key={buyable} product={product} quantity={buyable} />
  return <AddToRfqButton small look="quiet" product={product} quantity={orderedQuantity(quantity, product)} />
}
