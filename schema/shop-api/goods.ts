import { z } from 'zod'
import { count, id, milligrams, quantity, slug, unitPrice } from './shapes.ts'

export const packagings = ['cut_tape', 'reel', 'tube', 'tray', 'bulk'] as const
export const rohsStatuses = ['compliant', 'exempt', 'non_compliant', 'unknown'] as const
export const lifecycles = ['active', 'not_recommended', 'last_time_buy', 'obsolete', 'preliminary'] as const

/** A typed parameter. `value` is in the SI base unit (ohm, farad, volt, meter…), null for a word; `display_value` has the notation of a data sheet in the language of the request; `filter_value` is the same value in every language, and filters of words take it. */
const parameter = z.object({
  key: z.string(),
  name: z.string(),
  value: z.number().nullable(),
  unit: z.string().nullable(),
  display_value: z.string(),
  filter_value: z.string(),
})

const priceBreak = z.object({ quantity, unit_price: unitPrice })

/** Stock, prices and order quantities, in pieces. They change daily, so they are read separately from the description. */
const offer = {
  packaging: z.enum(packagings),
  /** Pieces in one reel, tube or tray; 1 for loose pieces and cut tape. */
  package_quantity: quantity,
  /** Date code, e.g. `2531+`. */
  batch: z.string(),
  stock: count,
  minimum: quantity,
  multiple: quantity,
  prices: z.array(priceBreak).max(10),
}

/** A product for sale: a part in one packaging and batch. */
export const goods = z.object({
  goods_id: id,
  part_id: id,
  goods_page_url: slug,
  /** The ordering code of this packaging. */
  part_number: z.string(),
  brand_id: id,
  brand_name: z.string(),
  category_id: id,
  /** Case or package: `0402`, `SOT-23-5`, `LQFP-48`. */
  package: z.string(),
  /** The package in the language of the request: `Stiftleiste 1×02 2,00 mm` for `Header 1×02 2.00 mm`. */
  package_name: z.string(),
  /** URL of the shop's photo; null if there is none. */
  icons: z.url().nullable(),
  description: z.string(),
  rohs: z.enum(rohsStatuses),
  lifecycle: z.enum(lifecycles),
  lead_time_weeks: count.nullable(),
  weight_mg: milligrams,
  datasheet_url: z.url().nullable(),
  parameters: z.array(parameter),
  ...offer,
})
export type Goods = z.output<typeof goods>

const variation = z.object({ goods_id: id, goods_page_url: slug, part_number: z.string(), ...offer })

export const goodsDetail = goods.extend({
  /** All packagings of the part, including this one, the smallest minimum first. */
  variations: z.array(variation),
  /** Other numbers that identify the part. */
  aliases: z.array(z.object({ part_number: z.string(), kind: z.enum(['former', 'packaging', 'numeric']) })),
})
export type GoodsDetail = z.output<typeof goodsDetail>
