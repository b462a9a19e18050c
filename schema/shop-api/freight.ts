import { z } from 'zod'
import { shopCurrency } from '../currency.ts'
import { amount, count } from './shapes.ts'

export const carriers = ['ups', 'dhl', 'fedex', 'sf'] as const

/** Freight prices of a parcel by destination. */
export const freightTable = z.object({
  currency: z.literal(shopCurrency),
  /** Maximum weight for the prices; sales confirms the freight of a heavier parcel. */
  base_weight_g: count.positive(),
  carriers: z.array(
    z.object({
      carrier: z.enum(carriers),
      name: z.string(),
      transit_days_min: count.positive(),
      transit_days_max: count.positive(),
    }),
  ),
  zones: z.array(
    z.object({
      zone: z.string(),
      /** ISO 3166-1 alpha-2; null for all countries that are in no other zone. A country in several zones has the carriers of each zone, at the
       * zone's price. */
      countries: z.array(z.string().length(2)).nullable(),
      carriers: z.array(z.enum(carriers)),
      price: amount,
    }),
  ),
})
export type FreightTable = z.output<typeof freightTable>
