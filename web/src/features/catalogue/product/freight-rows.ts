import type { PurchaseNotesQuery } from '#graphql/generated/documents.ts'

type FreightTable = NonNullable<PurchaseNotesQuery['freightTable']>

export type FreightRow = {
  key: string
  /** Null for all countries that no other row names. */
  countryCodes: readonly string[] | null
  carrierNames: string[]
  /** Business days in transit, of the fastest carrier and of the slowest. */
  days: { min: number; max: number } | null
  price: string
}

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
