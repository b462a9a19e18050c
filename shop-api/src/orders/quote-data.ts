import { createHash } from 'node:crypto'
import type { Quote } from '@partgate/schema/shop-api/quote.ts'
import { refuseQuantity, type Terms } from '#cart/index.ts'
import { formatAmount, formatUnitPrice } from '#money/money.ts'
import type { QuoteLine, Reckoning } from './quote.ts'

export const termsOf = ({ goods, ladder }: Pick<QuoteLine, 'goods' | 'ladder'>): Terms => ({
  minimum: goods.minimum,
  multiple: goods.multiple,
  stock: goods.stock,
  isPriced: ladder.length > 0,
})

/** Stands for all that a buyer agrees to; not for stock, which may change as long as there is enough. */
export const quoteHash = ({ lines, weightMg, country, carrier, subtotal, freight, total }: Reckoning) => {
  const sold = lines
    .map(({ goods, quantity, unitPrice }) => [goods.goods_id, quantity, String(unitPrice)] as const)
    .toSorted(([a], [b]) => a - b)
  const agreed = [sold, String(weightMg), country, carrier, String(freight), String(subtotal), String(total)]
  return createHash('sha256').update(JSON.stringify(agreed)).digest('base64url')
}

const printed = (cents: bigint | null) => (cents === null ? null : formatAmount(cents))

const lineData = ({ goods, quantity, unitPrice, cents }: QuoteLine): Quote['lines'][number] => ({
  goods,
  cart_num: quantity,
  price: formatUnitPrice(unitPrice ?? 0n),
  amount: formatAmount(cents),
  sold_out: goods.stock === 0 || unitPrice === null,
  understock: goods.stock > 0 && goods.stock < quantity,
})

/** The quote as the contract shows it. */
export const quoteData = (reckoning: Reckoning): Quote => {
  const { lines, weightMg, options, carrier, subtotal, freight, total } = reckoning
  const isDeliverable = lines.every((line) => refuseQuantity(line.quantity, termsOf(line)) === null)
  return {
    currency: 'USD',
    lines: lines.map(lineData),
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
    confirm_with_sales: reckoning.isFreightBySales,
    total: printed(total),
    can_be_placed: isDeliverable && lines.length > 0 && carrier !== null,
    quote_hash: quoteHash(reckoning),
  }
}
