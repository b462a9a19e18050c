import { calculateAmountCents, formatDecimal, parseDecimal } from '@partgate/schema/decimal.ts'
import { limitToStock, toOrderableQuantity } from '@partgate/schema/quantity.ts'
import { quantity as quantityShape } from '@partgate/schema/shop-api/shapes.ts'
import { parseArgument } from '../graphql/bad-input.ts'
import type { PriceBreak, QuantityPrice } from '../generated/resolvers.ts'
import { toUsd } from '../graphql/values.ts'

const parseUnitPrice = (decimal: string) => parseDecimal(decimal, 5)

const extendPrice = (unitPrice: string, pieces: number) =>
  toUsd(formatDecimal(calculateAmountCents(parseUnitPrice(unitPrice), pieces), 2))

export type Ladder = {
  priceBreaks: PriceBreak[]
  minimumOrderQuantity: number
  orderMultiple: number
  stock: number
}

const findBreak = (priceBreaks: readonly PriceBreak[], pieces: number) =>
  priceBreaks.findLast((step) => step.quantity <= pieces) ?? priceBreaks[0]

const toAmounts = ({ unitPrice }: PriceBreak, pieces: number) => ({
  unitPrice,
  extendedPrice: extendPrice(unitPrice.amount, pieces),
})

/** Below the first break, the price of the first break applies. */
export const calculatePrice = (ladder: Ladder, pieces: number): QuantityPrice | null => {
  const quantity = parseArgument('quantity', quantityShape, pieces)
  const { priceBreaks, minimumOrderQuantity, orderMultiple, stock } = ladder
  const current = findBreak(priceBreaks, quantity)
  if (!current) return null

  const price = parseUnitPrice(current.unitPrice.amount)
  const next = priceBreaks.find((step) => step.quantity > quantity && parseUnitPrice(step.unitPrice.amount) < price)
  const terms = { minimum: minimumOrderQuantity, multiple: orderMultiple }
  const orderableQuantity = toOrderableQuantity(quantity, terms)
  const orderable = toAmounts(findBreak(priceBreaks, orderableQuantity) ?? current, orderableQuantity)
  const availableQuantity = limitToStock(quantity, stock, terms) ?? 0
  const available =
    availableQuantity === 0 ? null : toAmounts(findBreak(priceBreaks, availableQuantity) ?? current, availableQuantity)
  return {
    quantity,
    ...toAmounts(current, quantity),
    nextBreak: next
      ? {
          quantity: next.quantity,
          additionalQuantity: next.quantity - quantity,
          unitPrice: next.unitPrice,
          extendedPrice: extendPrice(next.unitPrice.amount, next.quantity),
        }
      : null,
    isOrderable: quantity === orderableQuantity,
    orderableQuantity,
    orderableUnitPrice: orderable.unitPrice,
    orderableExtendedPrice: orderable.extendedPrice,
    availableQuantity,
    availableUnitPrice: available?.unitPrice ?? null,
    availableExtendedPrice: available?.extendedPrice ?? null,
  }
}
