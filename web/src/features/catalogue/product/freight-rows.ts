import type { PurchaseNotesQuery } from '#graphql/generated/types.ts'

type FreightTable = NonNullable<PurchaseNotesQuery['freightTable']>

const gramsPerKilogram = 1000

type FreightRow = {
  key: string
  /** Null for all countries that no other row names. */
  countryCodes: readonly string[] | null
  carrierNames: string[]
  /** Business days of the fastest and of the slowest carrier. */
  days: { min: number; max: number } | null
  price: string
}

export const baseKilograms = ({ baseWeightGrams }: FreightTable) => String(baseWeightGrams / gramsPerKilogram)

export const startingPrice = ({ zones }: FreightTable): string | null =>
  zones.find(({ countryCodes }) => !countryCodes)?.price.amount ?? null

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
              min: Math.min(...own.map(({ minTransitDays }) => minTransitDays)),
              max: Math.max(...own.map(({ maxTransitDays }) => maxTransitDays)),
            },
      price: price.amount,
    }
  })
