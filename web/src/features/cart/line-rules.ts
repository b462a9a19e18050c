import { limitToStock, toOrderableQuantity } from '@partgate/schema/quantity.ts'
import type { LineAvailability, LineReason_ProductFragment } from '#graphql/generated/types.ts'
import { toOrderTerms } from '#graphql/order-terms.ts'
import { readQuantity } from '#i18n/read-quantity.ts'

export type Limits = LineReason_ProductFragment
type Refusal = { __typename: string; availableQuantity?: number; minimumOrderQuantity?: number; orderMultiple?: number }

export const offeredQuantity = (wanted: number, limits: Limits): number | null =>
  limitToStock(wanted, limits.stock, toOrderTerms(limits))

type LineFix = { kind: 'take'; quantity: number } | { kind: 'remove' }

export const findFix = (availability: LineAvailability, wanted: number, limits: Limits): LineFix => {
  const isGone = availability === 'SOLD_OUT' || availability === 'ON_REQUEST_ONLY'
  const quantity = isGone ? null : offeredQuantity(wanted, limits)
  return quantity === null ? { kind: 'remove' } : { kind: 'take', quantity }
}

/** A refusal carries the current limits, which may differ from those on the page. */
export const limitsAfter = (refusal: Refusal, limits: Limits): Limits | null => {
  switch (refusal.__typename) {
    case 'OutOfStockError':
      return { ...limits, stock: refusal.availableQuantity ?? 0 }
    case 'BelowMinimumQuantityError':
      return { ...limits, minimumOrderQuantity: refusal.minimumOrderQuantity ?? limits.minimumOrderQuantity }
    case 'NotAMultipleError':
      return { ...limits, orderMultiple: refusal.orderMultiple ?? limits.orderMultiple }
    default:
      return null
  }
}

type QuantityVerdict =
  | { kind: 'good'; quantity: number }
  | { kind: 'notANumber' }
  | { kind: 'notSold'; nearest: number | null }

/** `nearest` can be ordered. The shop checks the stock. */
export const judgeQuantity = (text: string, limits: Limits): QuantityVerdict => {
  const typed = readQuantity(text)
  if (typed === null) return { kind: 'notANumber' }
  if (toOrderableQuantity(typed, toOrderTerms(limits)) === typed) return { kind: 'good', quantity: typed }
  return { kind: 'notSold', nearest: offeredQuantity(typed, limits) }
}
