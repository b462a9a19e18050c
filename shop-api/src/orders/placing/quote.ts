import { calculateAmountCents } from '@partgate/schema/decimal.ts'
import type { Goods } from '@partgate/schema/shop-api/goods.ts'
import { type LineRefusal, refuseLine, type Terms } from '#cart/index.ts'
import { type Carrier, type FreightOption, listFreightOptions, isFreightBySales } from '#freight/index.ts'
import { failure } from '#http/failure.ts'
import { type Ladder, findPriceAt } from '#money/money.ts'
import type { RequestedItem } from '../stock.ts'

export type RequestedLine = RequestedItem & { customerPartNo: string }
export type Item = { goods: Goods; ladder: Ladder; quantity: number; customerPartNo: string }
export type Destination = { country?: string | undefined; carrier?: Carrier | undefined }

/** The maximum of one order: USD 1,000,000.00 without freight, and 1,000 t. */
export const maxSubtotalCents = 100_000_000n
const maxWeightMg = 1_000_000_000_000n

export type QuoteLine = Item & { unitPrice: bigint; cents: bigint }

type ExcludedItem = Item & { refusal: LineRefusal }

/** Money in cents, unit prices in 1e-5 USD, weight in milligrams; null where unknown. */
export type Totals = {
  lines: QuoteLine[]
  /** Items that cannot be ordered now; not part of any sum. */
  excluded: ExcludedItem[]
  weightMg: bigint
  options: FreightOption[]
  country: string | null
  carrier: Carrier | null
  subtotal: bigint
  freight: bigint | null
  total: bigint | null
  isFreightBySales: boolean
}

export const toTerms = ({ goods, ladder }: Pick<Item, 'goods' | 'ladder'>): Terms => ({
  minimum: goods.minimum,
  multiple: goods.multiple,
  stock: goods.stock,
  isPriced: ladder.length > 0,
})

const splitItems = (items: readonly Item[]) => {
  const lines: QuoteLine[] = []
  const excluded: ExcludedItem[] = []
  for (const item of items) {
    const unitPrice = findPriceAt(item.ladder, item.quantity)
    const refusal = refuseLine(item.quantity, toTerms(item))
    if (unitPrice !== null && refusal === null)
      lines.push({ ...item, unitPrice, cents: calculateAmountCents(unitPrice, item.quantity) })
    else excluded.push({ ...item, refusal: refusal ?? 'on_request_only' })
  }
  return { lines, excluded }
}

const findOption = (options: readonly FreightOption[], requested: Carrier | undefined) => {
  const option = requested === undefined ? options[0] : options.find(({ carrier }) => carrier === requested)
  if (requested !== undefined && !option)
    throw failure('invalidRequest', { fields: [{ field: 'carrier', messageKey: 'fields.carrierElsewhere' }] })
  return option ?? null
}

/** Line amounts are rounded once each; everything else is their sum. */
export const calculateTotals = (items: readonly Item[], { country, carrier }: Destination): Totals => {
  const { lines, excluded } = splitItems(items)
  const subtotal = lines.reduce((sum, { cents }) => sum + cents, 0n)
  const weightMg = lines.reduce((sum, { goods, quantity }) => sum + BigInt(goods.weight_mg) * BigInt(quantity), 0n)
  if (subtotal > maxSubtotalCents || weightMg > maxWeightMg) throw failure('orderTooLarge')
  const options = country === undefined ? [] : listFreightOptions(country, weightMg)
  const option = country === undefined ? null : findOption(options, carrier)
  const freight = option?.cents ?? null
  return {
    lines,
    excluded,
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
