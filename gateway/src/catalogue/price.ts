import { quantity as quantityShape } from '@partgate/schema/shop-api/shapes.ts'
import { parseArgument } from '../graphql/bad-input.ts'
import type { PriceBreak, QuantityPrice } from '../generated/resolvers.ts'
import { toUsd } from '../graphql/values.ts'

const unitDecimals = 5
const unitsPerCent = 10n ** BigInt(unitDecimals - 2)

const toUnits = (decimal: string) => {
  const [whole = '0', fraction = ''] = decimal.split('.')
  return BigInt(whole + fraction.padEnd(unitDecimals, '0').slice(0, unitDecimals))
}

const extendPrice = (unitPrice: string, pieces: number) => {
  const cents = (toUnits(unitPrice) * BigInt(pieces) + unitsPerCent / 2n) / unitsPerCent
  const digits = `${cents}`.padStart(3, '0')
  return toUsd(`${digits.slice(0, -2)}.${digits.slice(-2)}`)
}

export type Ladder = {
  priceBreaks: PriceBreak[]
  minimumOrderQuantity: number
  orderMultiple: number
  stock: number
}

const findBreak = ({ priceBreaks }: Pick<Ladder, 'priceBreaks'>, pieces: number) =>
  priceBreaks.findLast((step) => step.quantity <= pieces) ?? priceBreaks[0]

const toAmounts = ({ unitPrice }: PriceBreak, pieces: number) => ({
  unitPrice,
  extendedPrice: extendPrice(unitPrice.amount, pieces),
})

/** The largest quantity up to `pieces` that the stock covers; 0 if the stock is below the minimum. */
const limitToStock = ({ minimumOrderQuantity, orderMultiple, stock }: Ladder, pieces: number) => {
  const covered = Math.min(pieces, stock - (stock % orderMultiple))
  return covered < minimumOrderQuantity ? 0 : covered
}

/** Below the first break, the price of the first break applies. */
export const calculatePrice = (ladder: Ladder, pieces: number): QuantityPrice | null => {
  const quantity = parseArgument('quantity', quantityShape, pieces)
  const { priceBreaks, minimumOrderQuantity, orderMultiple } = ladder
  const current = findBreak(ladder, quantity)
  if (!current) return null

  const price = toUnits(current.unitPrice.amount)
  const next = priceBreaks.find((step) => step.quantity > quantity && toUnits(step.unitPrice.amount) < price)
  const minQuantity = Math.max(quantity, minimumOrderQuantity)
  const orderableQuantity = minQuantity + ((orderMultiple - (minQuantity % orderMultiple)) % orderMultiple)
  const orderable = toAmounts(findBreak(ladder, orderableQuantity) ?? current, orderableQuantity)
  const availableQuantity = limitToStock(ladder, orderableQuantity)
  const available =
    availableQuantity === 0 ? null : toAmounts(findBreak(ladder, availableQuantity) ?? current, availableQuantity)
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
