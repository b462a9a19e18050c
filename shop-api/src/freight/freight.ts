import type { FreightTable } from '@partgate/schema/shop-api/freight.ts'
import { formatAmount } from '#money/money.ts'
import { baseWeightG, type Carrier, carrierList, type Zone, zones } from './freight-table.ts'

export type FreightOption = {
  carrier: Carrier
  name: string
  transitDays: readonly [min: number, max: number]
  /** Null where sales confirms it. */
  cents: bigint | null
}

/** Whether the parcel is heavier than the table goes, so that sales confirms the freight. */
export const isFreightBySales = (weightMg: bigint) => weightMg > BigInt(baseWeightG) * 1_000n

const zonesOf = (country: string): readonly Zone[] => {
  const named = zones.filter(({ countries }) => countries?.includes(country))
  return named.length > 0 ? named : zones.filter(({ countries }) => countries === null)
}

const infoOf = (carrier: Carrier) => {
  const info = carrierList.find((each) => each.carrier === carrier)
  if (!info) throw new Error(`The freight table has no ${carrier}`)
  return info
}

export const carrierName = (carrier: Carrier) => infoOf(carrier).name

/** Every way to send a parcel of this weight to a country (spec 9). */
export const freightOptions = (country: string, weightMg: bigint): FreightOption[] =>
  zonesOf(country).flatMap(({ carriers, priceCents }) =>
    carriers.map((carrier) => ({ ...infoOf(carrier), cents: isFreightBySales(weightMg) ? null : priceCents })),
  )

/** The table as the contract shows it. */
export const freightTable = (): FreightTable => ({
  currency: 'USD',
  base_weight_g: baseWeightG,
  carriers: carrierList.map(({ carrier, name, transitDays: [min, max] }) => ({
    carrier,
    name,
    transit_days_min: min,
    transit_days_max: max,
  })),
  zones: zones.map(({ zone, countries, carriers, priceCents }) => ({
    zone,
    countries: countries && [...countries],
    carriers: [...carriers],
    price: formatAmount(priceCents),
  })),
})
