import { calculateAmountCents } from '@partgate/schema/decimal.ts'
import { limitToStock, toOrderableQuantity } from '@partgate/schema/quantity.ts'
import { findPriceAt } from '#money/money.ts'
import { type GoodsRow, toLadder } from '../products/goods.ts'

type Offer = {
  row: GoodsRow
  isOrderable: boolean
  isDeliverable: boolean
  isPartlyDeliverable: boolean
  cents: bigint | null
}

/** The price is that of the smallest orderable quantity that is not less than the requested one. */
const toOffer = (row: GoodsRow, quantity: number): Offer => {
  const orderable = toOrderableQuantity(quantity, row)
  const unitPrice = findPriceAt(toLadder(row), orderable)
  const isDeliverable = unitPrice !== null && row.stock >= orderable
  return {
    row,
    isOrderable: isDeliverable && orderable === quantity,
    isDeliverable,
    isPartlyDeliverable: unitPrice !== null && limitToStock(quantity, row.stock, row) !== null,
    cents: unitPrice === null ? null : calculateAmountCents(unitPrice, orderable),
  }
}

const compareCents = (a: bigint | null, b: bigint | null) => {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return a < b ? -1 : a > b ? 1 : 0
}

const byMinimum = (a: GoodsRow, b: GoodsRow) => a.minimum - b.minimum || a.goods_id - b.goods_id

const bySuitability = (a: Offer, b: Offer) =>
  Number(b.isOrderable) - Number(a.isOrderable) ||
  Number(b.isDeliverable) - Number(a.isDeliverable) ||
  Number(b.isPartlyDeliverable) - Number(a.isPartlyDeliverable) ||
  compareCents(a.cents, b.cents) ||
  byMinimum(a.row, b.row)

/** Orderable packagings first, unavailable ones last, then the cheapest; without a quantity, the smallest minimum first. */
export const sortPackagings = <R extends GoodsRow>(rows: readonly R[], quantity: number | null): R[] => {
  if (quantity === null) return rows.toSorted(byMinimum)
  const order = new Map(
    rows
      .map((row) => toOffer(row, quantity))
      .toSorted(bySuitability)
      .map(({ row }, place) => [row.goods_id, place]),
  )
  return rows.toSorted((a, b) => (order.get(a.goods_id) ?? 0) - (order.get(b.goods_id) ?? 0))
}
