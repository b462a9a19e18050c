import { z } from 'zod'
import { goods } from './goods.ts'
import { carriers } from './freight.ts'
import { amount, count, milligrams, quantity, unitPrice } from './shapes.ts'

/** One way to send the parcel. `price` is null where sales confirms the freight. */
const freightOption = z.object({
  carrier: z.enum(carriers),
  name: z.string(),
  price: amount.nullable(),
  transit_days_min: count.positive(),
  transit_days_max: count.positive(),
})

const quoteLine = z.object({
  goods,
  cart_num: quantity,
  price: unitPrice,
  amount,
  /** Nothing in stock, or no longer sold at a price. */
  sold_out: z.boolean(),
  /** Less in stock than `cart_num`. */
  understock: z.boolean(),
})

/** What an order would cost now. Money is the shop's: nothing of it is ever taken from the caller. One order holds at most USD
 * 1,000,000.00 without freight and 1,000 t: code 4106 above. */
export const quote = z.object({
  currency: z.literal('USD'),
  lines: z.array(quoteLine),
  /** Milligrams, all lines. */
  weight_mg: milligrams,
  /** Empty until a country is given. */
  freight_options: z.array(freightOption),
  /** The option chosen, or the first; null until a country is given. */
  carrier: z.enum(carriers).nullable(),
  subtotal: amount,
  /** Null while the country is not known or sales must confirm it. */
  freight: amount.nullable(),
  /** True above 0.5 kg: the order is placed without freight, and is paid after sales has named it. */
  confirm_with_sales: z.boolean(),
  /** Subtotal and freight; null while the freight is not known. Taxes, duties and insurance are not in it. */
  total: amount.nullable(),
  /** True where every line can be delivered and the destination is served: it can be placed. */
  can_be_placed: z.boolean(),
  /** Stands for lines, prices, freight and totals; `add` wants it back. */
  quote_hash: z.string().regex(/^[\w-]{43}$/),
})
export type Quote = z.output<typeof quote>
