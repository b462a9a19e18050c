import type { Order } from '@partgate/schema/shop-api/orders.ts'

export type Carrier = Order['carrier']

/** Prices apply to parcels up to this weight; above it sales confirms the freight. */
export const baseWeightG = 500

export const carrierList: readonly {
  carrier: Carrier
  name: string
  transitDays: readonly [min: number, max: number]
}[] = [
  { carrier: 'ups', name: 'UPS', transitDays: [2, 5] },
  { carrier: 'dhl', name: 'DHL', transitDays: [2, 5] },
  { carrier: 'fedex', name: 'FedEx International', transitDays: [5, 7] },
  { carrier: 'sf', name: 'SF Express', transitDays: [2, 5] },
]

const greaterChina = ['CN', 'HK', 'TW']

export type Zone = {
  zone: string
  /** Null for all countries that no other zone names. */
  countries: readonly string[] | null
  carriers: readonly Carrier[]
  priceCents: bigint
}

/** In display order; a country may be in several zones. */
export const zones: readonly Zone[] = [
  { zone: 'sf_express', countries: greaterChina, carriers: ['sf'], priceCents: 20_00n },
  { zone: 'greater_china', countries: greaterChina, carriers: ['ups', 'dhl', 'fedex'], priceCents: 40_00n },
  {
    zone: 'remote',
    countries: ['ZA', 'BR', 'IN', 'PK', 'IL'],
    carriers: ['ups', 'dhl', 'fedex'],
    priceCents: 60_00n,
  },
  { zone: 'standard', countries: null, carriers: ['ups', 'dhl', 'fedex'], priceCents: 40_00n },
]
