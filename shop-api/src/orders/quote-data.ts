import { createHash } from 'node:crypto'
import type { Quote } from '@partgate/schema/shop-api/quote.ts'
import { refuseQuantity, type Terms } from '#cart/index.ts'
import { formatAmount, formatUnitPrice } from '#money/money.ts'
import type { QuoteLine, Totals } from './quote.ts'

export const toTerms = ({ goods, ladder }: Pick<QuoteLine, 'goods' | 'ladder'>): Terms => ({
  minimum: goods.minimum,
  multiple: goods.multiple,
  stock: goods.stock,
  isPriced: ladder.length > 0,
})

/** Covers everything a buyer agrees to; not stock, which may change while there is enough. */
export const hashQuote = ({ lines, weightMg, country, carrier, subtotal, freight, total }: Totals) => {
  const sold = lines
    .map(({ goods, quantity, unitPrice }) => [goods.goods_id, quantity, String(unitPrice)] as const)
    .toSorted(([a], [b]) => a - b)
  const agreed = [sold, String(weightMg), country, carrier, String(freight), String(subtotal), String(total)]
  return createHash('sha256').update(JSON.stringify(agreed)).digest('base64url')
}

const printed = (cents: bigint | null) => (cents === null ? null : formatAmount(cents))

const lineData = ({ goods, quantity, customerPartNo, unitPrice, cents }: QuoteLine): Quote['lines'][number] => ({
  goods,
  cart_num: quantity,
  customer_part_no: customerPartNo,
  price: formatUnitPrice(unitPrice ?? 0n),
  amount: formatAmount(cents),
  sold_out: goods.stock === 0 || unitPrice === null,
  understock: goods.stock > 0 && goods.stock < quantity,
})

export const toQuoteData = (totals: Totals): Quote => {
  const { lines, excluded, weightMg, options, carrier, subtotal, freight, total } = totals
  const isDeliverable = lines.every((line) => refuseQuantity(line.quantity, toTerms(line)) === null)
  return {
    currency: 'USD',
    lines: lines.map(lineData),
    excluded_lines: excluded.map(({ goods, quantity, refusal }) => ({ goods, cart_num: quantity, refusal })),
    weight_mg: Number(weightMg),
    freight_options: options.map(({ carrier, name, cents, transitDays: [min, max] }) => ({
      carrier,
      name,
      price: printed(cents),
      transit_days_min: min,
      transit_days_max: max,
    })),
    carrier,
    subtotal: formatAmount(subtotal),
    freight: printed(freight),
    confirm_with_sales: totals.isFreightBySales,
    total: printed(total),
    can_be_placed: isDeliverable && lines.length > 0 && carrier !== null,
    quote_hash: hashQuote(totals),
  }
}
