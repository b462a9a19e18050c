import type { PurchaseNotesQuery } from '#graphql/generated/types.ts'

type FreightTable = NonNullable<PurchaseNotesQuery['freightTable']>

const gramsPerKilogram = 1000

export type FreightRow = {
  key: string
  /** Null for all countries that no other row names. */
  countryCodes: readonly string[] | null
  carrierNames: string[]
  /** Business days in transit, of the fastest carrier and of the slowest. */
  days: { min: number; max: number } | null
  price: string
}

/** Up to which weight the prices hold. */
export const baseKilograms = ({ baseWeightGrams }: FreightTable) => String(baseWeightGrams / gramsPerKilogram)

/** What freight starts at: the price for all countries that no row names. */
export const startingPrice = ({ zones }: FreightTable): string | null =>
  zones.find(({ countryCodes }) => !countryCodes)?.price.amount ?? null

/** A row for each group of countries that cost alike, with who brings parcels there and how long that takes. */
export const freightRows = ({ zones, carriers }: FreightTable): FreightRow[] =>
  zones.map(({ key, countryCodes, carriers: kinds, price }) => {
    const own = carriers.filter(({ carrier }) => kinds.includes(carrier))
    return {
      key,
      countryCodes: countryCodes ?? null,
      carrierNames: own.map(({ name }) => name),
      days:
        own.length === 0
          ? null
          : {
              min: Math.min(...own.map(({ transitDaysMin }) => transitDaysMin)),
              max: Math.max(...own.map(({ transitDaysMax }) => transitDaysMax)),
            },
      price: price.amount,
    }
  })
