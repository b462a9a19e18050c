import { z } from 'zod'
import { shopCurrency } from '../currency.ts'
import { goods } from './goods.ts'
import { carriers } from './freight.ts'
import { lineRefusals } from './line-refusals.ts'
import { amount, count, customerPartNo, milligrams, quantity, unitPrice } from './shapes.ts'

/** A freight option. `price` is null if sales confirms the freight. */
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
  /** The buyer's own number for the part; empty if not given. */
  customer_part_no: customerPartNo,
  price: unitPrice,
  amount,
})

/** A selected line of the cart that cannot be ordered now. */
const excludedLine = z.object({ goods, cart_num: quantity, refusal: z.enum(lineRefusals) })

/** Current price of an order that is not yet placed. The shop calculates all amounts and accepts none from the caller. An order has at most
 * USD 1,000,000.00 without freight and 1,000 t; a larger order gives code 4106. */
export const quote = z.object({
  currency: z.literal(shopCurrency),
  /** Only lines that can be ordered now. */
  lines: z.array(quoteLine),
  /** Selected lines that an order leaves in the cart; no amount of the quote includes them. */
  excluded_lines: z.array(excludedLine),
  /** Weight of all lines in milligrams. */
  weight_mg: milligrams,
  /** Empty if no country is given. */
  freight_options: z.array(freightOption),
  /** The requested carrier, or the first option; null if no country is given. */
  carrier: z.enum(carriers).nullable(),
  subtotal: amount,
  /** Null if no country is given or if sales must confirm the freight. */
  freight: amount.nullable(),
  /** True above 0.5 kg: the order is placed without freight, and the buyer pays after sales has set it. */
  confirm_with_sales: z.boolean(),
  /** Subtotal plus freight, without taxes, duties and insurance; null while the freight is unknown. */
  total: amount.nullable(),
  /** The quote has a line, and a carrier serves the destination. */
  can_be_placed: z.boolean(),
  /** Hash of lines, prices, freight and totals; `add` requires it. */
  quote_hash: z.string().regex(/^[\w-]{43}$/),
})
export type Quote = z.output<typeof quote>
