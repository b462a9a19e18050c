import { shopCurrency } from '@partgate/schema/currency.ts'
import type { FreightTable } from '@partgate/schema/shop-api/freight.ts'
import { formatAmount } from '#money/money.ts'
import { baseWeightG, type Carrier, carrierList, type Zone, zones } from './freight-table.ts'

export type FreightOption = {
  carrier: Carrier
  name: string
  transitDays: readonly [min: number, max: number]
  /** Null where sales confirms the freight. */
  cents: bigint | null
}

export const isFreightBySales = (weightMg: bigint) => weightMg > BigInt(baseWeightG) * 1_000n

const findZones = (country: string): readonly Zone[] => {
  const named = zones.filter(({ countries }) => countries?.includes(country))
  return named.length > 0 ? named : zones.filter(({ countries }) => countries === null)
}

const toCarrierInfo = (carrier: Carrier) => {
  const info = carrierList.find((each) => each.carrier === carrier)
  if (!info) throw new Error(`The freight table has no ${carrier}`)
  return info
}

export const formatCarrierName = (carrier: Carrier) => toCarrierInfo(carrier).name

export const listFreightOptions = (country: string, weightMg: bigint): FreightOption[] =>
  findZones(country).flatMap(({ carriers, priceCents }) =>
    carriers.map((carrier) => ({ ...toCarrierInfo(carrier), cents: isFreightBySales(weightMg) ? null : priceCents })),
  )

export const toFreightTable = (): FreightTable => ({
  currency: shopCurrency,
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
