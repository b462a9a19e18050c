import type { Goods } from '@partgate/schema/shop-api/goods.ts'
import { type Carrier, type FreightOption, freightOptions, isFreightBySales } from '#freight/index.ts'
import { failure } from '#http/failure.ts'
import { amountCents, type Ladder, priceAt } from '#money/money.ts'
import type { Piece } from './stock.ts'

/** A goods row and how many pieces of it are wanted. */
export type Item = { goods: Goods; ladder: Ladder; quantity: number }
export type Destination = { country?: string | undefined; carrier?: Carrier | undefined }

/** What one order holds at most: USD 1,000,000.00 without freight, and 1,000 t. More is for the sales team. */
export const maxSubtotalCents = 100_000_000n
export const maxWeightMg = 1_000_000_000_000n

export type QuoteLine = Item & { unitPrice: bigint | null; cents: bigint }

/** A quote, money in cents, unit prices in 1e-5 USD, weight in milligrams. Null is what is not known yet. */
export type Reckoning = {
  lines: QuoteLine[]
  weightMg: bigint
  options: FreightOption[]
  country: string | null
  carrier: Carrier | null
  subtotal: bigint
  freight: bigint | null
  total: bigint | null
  isFreightBySales: boolean
}

/** Each goods row once, so that nothing is checked or priced in halves. */
export const joinPieces = (pieces: readonly Piece[]): Piece[] => {
  const quantities = new Map<number, number>()
  for (const { goods_id, quantity } of pieces) quantities.set(goods_id, (quantities.get(goods_id) ?? 0) + quantity)
  return [...quantities].map(([goods_id, quantity]) => ({ goods_id, quantity }))
}

const lineOf = (item: Item): QuoteLine => {
  const unitPrice = priceAt(item.ladder, item.quantity)
  return { ...item, unitPrice, cents: amountCents(unitPrice ?? 0n, item.quantity) }
}

const chosen = (options: readonly FreightOption[], wanted: Carrier | undefined) => {
  const option = wanted === undefined ? options[0] : options.find(({ carrier }) => carrier === wanted)
  if (wanted !== undefined && !option)
    throw failure('invalidRequest', { fields: [{ field: 'carrier', messageKey: 'fields.carrierElsewhere' }] })
  return option ?? null
}

/** What the items cost, sent to a destination: the line amounts are rounded once each, and everything else is their sum. */
export const reckon = (items: readonly Item[], { country, carrier }: Destination): Reckoning => {
  const lines = items.map(lineOf)
  const subtotal = lines.reduce((sum, { cents }) => sum + cents, 0n)
  const weightMg = lines.reduce((sum, { goods, quantity }) => sum + BigInt(goods.weight_mg) * BigInt(quantity), 0n)
  if (subtotal > maxSubtotalCents || weightMg > maxWeightMg) throw failure('tooMuch')
  const options = country === undefined ? [] : freightOptions(country, weightMg)
  const option = country === undefined ? null : chosen(options, carrier)
  const freight = option?.cents ?? null
  return {
    lines,
    weightMg,
    options,
    country: country ?? null,
    carrier: option?.carrier ?? null,
    subtotal,
    freight,
    total: freight === null ? null : subtotal + freight,
    isFreightBySales: isFreightBySales(weightMg),
  }
}
