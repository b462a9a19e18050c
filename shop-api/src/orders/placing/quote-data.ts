import { shopCurrency } from '@partgate/schema/currency.ts'
import { createHash } from 'node:crypto'
import type { Quote } from '@partgate/schema/shop-api/quote.ts'
import { formatAmount, formatKnownAmount, formatUnitPrice } from '#money/money.ts'
import type { QuoteLine, Totals } from './quote.ts'

/** Covers everything a buyer agrees to; not stock, which may change while there is enough. */
export const hashQuote = ({ lines, weightMg, country, carrier, subtotal, freight, total }: Totals) => {
  const sold = lines
    .map(({ goods, quantity, unitPrice }) => [goods.goods_id, quantity, String(unitPrice)] as const)
    .toSorted(([a], [b]) => a - b)
  const agreed = [sold, String(weightMg), country, carrier, String(freight), String(subtotal), String(total)]
  return createHash('sha256').update(JSON.stringify(agreed)).digest('base64url')
}

const toLineData = ({ goods, quantity, customerPartNo, unitPrice, cents }: QuoteLine): Quote['lines'][number] => ({
  goods,
  cart_num: quantity,
  customer_part_no: customerPartNo,
  price: formatUnitPrice(unitPrice),
  amount: formatAmount(cents),
})

export const toQuoteData = (totals: Totals): Quote => {
  const { lines, excluded, weightMg, options, carrier, subtotal, freight, total } = totals
  return {
    currency: shopCurrency,
    lines: lines.map(toLineData),
    excluded_lines: excluded.map(({ goods, quantity, refusal }) => ({ goods, cart_num: quantity, refusal })),
    weight_mg: Number(weightMg),
    freight_options: options.map(({ carrier, name, cents, transitDays: [min, max] }) => ({
      carrier,
      name,
      price: formatKnownAmount(cents),
      transit_days_min: min,
      transit_days_max: max,
    })),
    carrier,
    subtotal: formatAmount(subtotal),
    freight: formatKnownAmount(freight),
    confirm_with_sales: totals.isFreightBySales,
    total: formatKnownAmount(total),
    can_be_placed: lines.length > 0 && carrier !== null,
    quote_hash: hashQuote(totals),
  }
}
