import { quantity as quantityShape } from '@partgate/schema/shop-api/shapes.ts'
import { argument } from '../bad-input.ts'
import type { PriceBreak, PriceQuote } from '../generated/resolvers.ts'
import { usd } from '../values.ts'

const unitDecimals = 5
const unitsPerCent = 10n ** BigInt(unitDecimals - 2)

/** A decimal string in units of 0.00001. */
const toUnits = (decimal: string) => {
  const [whole = '0', fraction = ''] = decimal.split('.')
  return BigInt(whole + fraction.padEnd(unitDecimals, '0').slice(0, unitDecimals))
}

const extended = (unitPrice: string, pieces: number) => {
  const cents = (toUnits(unitPrice) * BigInt(pieces) + unitsPerCent / 2n) / unitsPerCent
  const digits = `${cents}`.padStart(3, '0')
  return usd(`${digits.slice(0, -2)}.${digits.slice(-2)}`)
}

export type Ladder = {
  priceBreaks: PriceBreak[]
  minimumOrderQuantity: number
  orderMultiple: number
}

/** The price of a quantity on a ladder (smallest break first); null for an empty one. Below the first break its price holds.
 * Throws BAD_USER_INPUT for a quantity out of bounds. */
export const priceFor = (ladder: Ladder, pieces: number): PriceQuote | null => {
  const quantity = argument('quantity', quantityShape, pieces)
  const { priceBreaks, minimumOrderQuantity, orderMultiple } = ladder
  const current = priceBreaks.findLast((step) => step.quantity <= quantity) ?? priceBreaks[0]
  if (!current) return null

  const price = toUnits(current.unitPrice.amount)
  const next = priceBreaks.find((step) => step.quantity > quantity && toUnits(step.unitPrice.amount) < price)
  const least = Math.max(quantity, minimumOrderQuantity)
  const orderableQuantity = least + ((orderMultiple - (least % orderMultiple)) % orderMultiple)
  return {
    quantity,
    unitPrice: current.unitPrice,
    extendedPrice: extended(current.unitPrice.amount, quantity),
    nextBreak: next
      ? {
          quantity: next.quantity,
          additionalQuantity: next.quantity - quantity,
          unitPrice: next.unitPrice,
          extendedPrice: extended(next.unitPrice.amount, next.quantity),
        }
      : null,
    isOrderable: quantity === orderableQuantity,
    orderableQuantity,
  }
}
