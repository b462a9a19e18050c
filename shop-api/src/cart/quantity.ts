/** What limits a quantity, in pieces. */
export type Terms = { minimum: number; multiple: number; stock: number; isPriced: boolean }

export type QuantityRefusal =
  | { kind: 'onRequestOnly' }
  | { kind: 'belowMinimum'; minimum: number }
  | { kind: 'notAMultiple'; multiple: number }
  | { kind: 'outOfStock'; available: number }

/** A line holds no more pieces than that, whatever is in stock: the contract's bound. */
const maxQuantity = 999_999_999

/** Spec 5, "Please enter multiple of Min QTY": the one rule for what a line may hold, for adding and for changing. */
export const refuseQuantity = (
  quantity: number,
  { minimum, multiple, stock, isPriced }: Terms,
): QuantityRefusal | null => {
  const available = Math.min(stock, maxQuantity)
  if (!isPriced) return { kind: 'onRequestOnly' }
  if (quantity < minimum) return { kind: 'belowMinimum', minimum }
  if (quantity % multiple !== 0) return { kind: 'notAMultiple', multiple }
  if (quantity > available) return { kind: 'outOfStock', available }
  return null
}

/** What a line holds after a guest's cart is merged: both quantities, as far as stock goes, and never less than either. */
export const mergedQuantity = (
  mine: number,
  guests: number,
  { multiple, stock }: Pick<Terms, 'multiple' | 'stock'>,
) => {
  const deliverable = stock - (stock % multiple)
  return Math.max(mine, guests, Math.min(mine + guests, deliverable, maxQuantity - (maxQuantity % multiple)))
}
