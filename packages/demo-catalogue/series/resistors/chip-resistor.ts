import { percentByLetter, type ToleranceLetter } from '../../engine/codes.ts'
import { lookup } from '../../engine/lookup.ts'
import type { Params } from '../../taxonomy/attributes.ts'
import type { Packing, Price } from '../../engine/part.ts'

export type ChipResistor = { size: string; tolerance: ToleranceLetter; resistance: number }

/** Sizes in inch code: common ratings, and pieces on the 7 inch and 13 inch reel. */
const chipSizes = {
  '0201': { watts: 0.05, volts: 25, reel7: 10_000, reel13: 50_000, factor: 1 },
  '0402': { watts: 0.0625, volts: 50, reel7: 10_000, reel13: 50_000, factor: 1 },
  '0603': { watts: 0.1, volts: 75, reel7: 5_000, reel13: 20_000, factor: 1 },
  '0805': { watts: 0.125, volts: 150, reel7: 5_000, reel13: 20_000, factor: 1.1 },
  '1206': { watts: 0.25, volts: 200, reel7: 5_000, reel13: 20_000, factor: 1.3 },
  '1210': { watts: 0.5, volts: 200, reel7: 5_000, reel13: 20_000, factor: 2.4 },
  '1218': { watts: 1, volts: 200, reel7: 4_000, reel13: 16_000, factor: 4.5 },
  '2010': { watts: 0.75, volts: 200, reel7: 4_000, reel13: 16_000, factor: 3.5 },
  '2512': { watts: 1, volts: 200, reel7: 4_000, reel13: 16_000, factor: 4.5 },
} as const
export const getSize = (size: string) => lookup<(typeof chipSizes)[keyof typeof chipSizes]>(chipSizes, size)

export const popularChips = { size: ['0402', '0603', '0805', '1206'], tolerance: ['F', 'J'] } as const

export const chipPrice = (size: string, tolerance: ToleranceLetter, one = 0.1): Price => ({
  one: one * getSize(size).factor * (percentByLetter[tolerance] < 0.3 ? 3.4 : percentByLetter[tolerance] < 1 ? 1.6 : 1),
  fall: 0.37,
})

export const chipResistor = (
  { size, tolerance, resistance }: ChipResistor,
  mpn: string,
  { packings, price, ...own }: { packings: readonly Packing[]; price: Price } & Params,
) => {
  const rated: Params = {
    resistance,
    tolerance: percentByLetter[tolerance],
    power: getSize(size).watts,
    voltage: getSize(size).volts,
    operating_temperature: [-55, 155],
    ...own,
  }
  const { power, voltage, tolerance: percent, temperature_coefficient, ...jumper } = rated
  const params = resistance > 0 ? rated : jumper
  return { mpn, package: size, params, packings, price, noun: resistance > 0 ? undefined : 'Chip jumper' }
}
