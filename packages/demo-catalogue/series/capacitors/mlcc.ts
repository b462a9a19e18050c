import { decades, e12, e24, e3, e6, percentByLetter, type ToleranceLetter } from '../../engine/codes.ts'
import { series, type Block, type Series } from '../../engine/engine.ts'
import { lookup } from '../../engine/lookup.ts'
import { tape } from '../../engine/packings.ts'
import type { Params } from '../../taxonomy/attributes.ts'
import type { Facts, Price } from '../../engine/part.ts'

export type Dielectric = 'C0G' | 'X7R' | 'X5R'
export type Mlcc = {
  size: string
  dielectric: Dielectric
  voltage: number
  tolerance: ToleranceLetter
  capacitance: number
}

const [p, n, u] = [1e-12, 1e-9, 1e-6]
/** Size, dielectric, then volts with the lowest and highest capacitance: the range that all manufacturers share. */
const common: readonly (readonly [string, Dielectric, ...(readonly [number, number, number])[]])[] = [
  ['0402', 'C0G', [50, 1 * p, 1 * n], [25, 10 * p, 1 * n]],
  ['0603', 'C0G', [50, 1 * p, 3.3 * n], [25, 10 * p, 3.3 * n], [100, 10 * p, 1 * n]],
  ['0805', 'C0G', [50, 10 * p, 4.7 * n], [100, 10 * p, 2.2 * n], [200, 10 * p, 1 * n]],
  ['1206', 'C0G', [50, 10 * p, 10 * n], [100, 10 * p, 4.7 * n], [200, 10 * p, 2.2 * n]],
  ['0402', 'X7R', [16, 1 * n, 100 * n], [25, 1 * n, 47 * n], [50, 220 * p, 10 * n]],
  [
    '0603',
    'X7R',
    [10, 10 * n, 1 * u],
    [16, 1 * n, 470 * n],
    [25, 1 * n, 220 * n],
    [50, 220 * p, 100 * n],
    [100, 220 * p, 10 * n],
  ],
  ['0805', 'X7R', [16, 10 * n, 1 * u], [25, 1 * n, 1 * u], [50, 220 * p, 470 * n], [100, 220 * p, 100 * n]],
  [
    '1206',
    'X7R',
    [16, 100 * n, 4.7 * u],
    [25, 10 * n, 2.2 * u],
    [50, 1 * n, 1 * u],
    [100, 1 * n, 220 * n],
    [200, 1 * n, 47 * n],
  ],
  ['1210', 'X7R', [16, 1 * u, 10 * u], [25, 1 * u, 4.7 * u], [50, 100 * n, 2.2 * u], [100, 100 * n, 1 * u]],
  ['0201', 'X5R', [6.3, 10 * n, 470 * n], [10, 10 * n, 100 * n]],
  ['0402', 'X5R', [6.3, 100 * n, 4.7 * u], [10, 100 * n, 1 * u], [16, 100 * n, 1 * u]],
  ['0603', 'X5R', [6.3, 1 * u, 10 * u], [10, 470 * n, 4.7 * u], [16, 470 * n, 2.2 * u], [25, 220 * n, 1 * u]],
  ['0805', 'X5R', [6.3, 2.2 * u, 22 * u], [10, 1 * u, 10 * u], [16, 1 * u, 10 * u], [25, 1 * u, 4.7 * u]],
  ['1206', 'X5R', [6.3, 10 * u, 47 * u], [10, 4.7 * u, 22 * u], [16, 2.2 * u, 10 * u], [25, 1 * u, 10 * u]],
]

/** High capacitances in thin layers, made in E3 values from 1 µF on. */
const high: typeof common = [
  ['0402', 'X7R', [25, 56 * n, 100 * n], [50, 12 * n, 100 * n]],
  ['0402', 'X5R', [6.3, 10 * u, 10 * u], [10, 2.2 * u, 4.7 * u], [16, 2.2 * u, 2.2 * u], [25, 100 * n, 1 * u]],
  ['0603', 'X7R', [10, 2.2 * u, 2.2 * u], [16, 560 * n, 1 * u], [25, 270 * n, 1 * u]],
  ['0603', 'X5R', [6.3, 22 * u, 22 * u], [10, 10 * u, 10 * u], [16, 4.7 * u, 10 * u], [25, 2.2 * u, 4.7 * u]],
  ['0805', 'X7R', [16, 2.2 * u, 4.7 * u], [25, 2.2 * u, 2.2 * u], [50, 560 * n, 1 * u]],
  ['0805', 'X5R', [6.3, 47 * u, 47 * u], [10, 22 * u, 22 * u], [16, 22 * u, 22 * u], [25, 10 * u, 10 * u]],
  ['1206', 'X7R', [16, 10 * u, 10 * u], [25, 4.7 * u, 10 * u], [50, 2.2 * u, 4.7 * u]],
  ['1206', 'X5R', [10, 47 * u, 47 * u], [16, 22 * u, 22 * u], [25, 22 * u, 22 * u]],
  ['1210', 'X7R', [16, 22 * u, 22 * u], [25, 10 * u, 10 * u], [50, 4.7 * u, 10 * u], [100, 2.2 * u, 2.2 * u]],
]
const listHighValues = (_dielectric: Dielectric, from: number, to: number) => [
  ...decades(e12, from, Math.min(to, 820 * n)),
  ...decades(e3, Math.max(from, 1 * u), to),
]

const listValues = (dielectric: Dielectric, from: number, to: number) =>
  dielectric === 'C0G'
    ? decades(e24, Math.max(from, 10 * p), to)
    : dielectric === 'X5R'
      ? decades(e6, from, to)
      : [...decades(e12, from, Math.min(to, 820 * n)), ...decades(e6, Math.max(from, 1 * u), to)]
const belowTen = [1, 1.2, 1.5, 1.8, 2, 2.2, 2.7, 3, 3.3, 3.9, 4.7, 5, 5.6, 6.8, 8.2].map((value) => value * p)

const toleranceLetters: Record<Dielectric, readonly ToleranceLetter[]> = {
  C0G: ['F', 'G', 'J'],
  X7R: ['J', 'K', 'M'],
  X5R: ['K', 'M'],
}

type Limits = {
  sizes?: readonly string[]
  dielectrics?: readonly Dielectric[]
  volts?: readonly number[]
  tolerances?: Partial<typeof toleranceLetters>
  hasHighValues?: boolean
}
const mlccBlocks = ({ sizes, dielectrics, volts, tolerances, hasHighValues }: Limits): Block<Mlcc>[] =>
  [
    ...common.map((row) => ({ row, list: listValues })),
    ...(hasHighValues ? high.map((row) => ({ row, list: listHighValues })) : []),
  ]
    .filter(
      ({ row: [size, dielectric] }) => (sizes?.includes(size) ?? true) && (dielectrics?.includes(dielectric) ?? true),
    )
    .flatMap(({ row: [size, dielectric, ...ranges], list }) =>
      ranges
        .filter(([voltage]) => volts?.includes(voltage) ?? true)
        .flatMap(([voltage, from, to]): Block<Mlcc>[] => {
          const fixed = { size: [size], dielectric: [dielectric], voltage: [voltage] }
          const tolerance = tolerances?.[dielectric] ?? toleranceLetters[dielectric]
          const main = { ...fixed, tolerance, capacitance: list(dielectric, from, to) }
          return from < 10 * p ? [main, { ...fixed, tolerance: ['C'], capacitance: belowTen }] : [main]
        }),
    )

const celsius: Record<Dielectric, readonly [number, number]> = { C0G: [-55, 125], X7R: [-55, 125], X5R: [-55, 85] }
const sizePrice: Record<string, number> = {
  '0201': 0.1,
  '0402': 0.1,
  '0603': 0.1,
  '0805': 0.12,
  '1206': 0.22,
  '1210': 0.55,
}
/** 7 inch reels of paper tape; thick chips come in embossed tape and are fewer. */
const reelPieces = ({ size, capacitance }: Mlcc) =>
  size === '0201'
    ? 15_000
    : size === '0402'
      ? 10_000
      : size === '1210'
        ? 1_000
        : size === '0603' || capacitance < 0.2 * u
          ? 4_000
          : 2_000

const price = ({ size, capacitance }: Mlcc): Price => ({
  one: lookup(sizePrice, size) * (capacitance >= 10 * u ? 2.6 : capacitance >= 1 * u ? 1.4 : 1),
  fall: 0.34,
})

export const mlccFacts = (o: Mlcc, mpn: string, more: Params = {}, large?: readonly [string, number]): Facts => {
  const list = price(o)
  return {
    mpn,
    package: o.size,
    params: {
      capacitance: o.capacitance,
      ...(o.capacitance < 9.5 * p ? { absolute_tolerance: 0.25 * p } : { tolerance: percentByLetter[o.tolerance] }),
      voltage: o.voltage,
      dielectric: o.dielectric,
      ...more,
      operating_temperature: celsius[o.dielectric],
    },
    packings: tape(mpn, list, reelPieces(o), ...(large ? [large] : [])),
    price: list,
  }
}

type Manufacturer = {
  name: string
  manufacturer: string
  category?: string
  family?: string
  pattern: RegExp
  limits: Limits
  pins?: readonly string[]
  number: (o: Mlcc) => string
  large?: (o: Mlcc) => readonly [string, number]
  more?: Params
}
export const mlcc = ({
  name,
  manufacturer,
  category,
  family,
  pattern,
  limits,
  pins,
  number,
  large,
  more,
}: Manufacturer): Series =>
  series<Mlcc>({
    name,
    manufacturer,
    category: category ?? 'ceramic-chip-capacitors',
    noun: 'Ceramic capacitor',
    family: family ?? 'mlcc',
    pattern,
    pins,
    weight: 1.5,
    popular: {
      size: ['0402', '0603', '0805', '1206'],
      tolerance: ['C', 'J', 'K'],
      voltage: [6.3, 10, 16, 25, 50],
      capacitance: [...decades(e12, 10 * p, 470 * n), ...decades([100, 220, 470], 1 * u, 22 * u)],
    },
    blocks: mlccBlocks(limits),
    part: (o) => mlccFacts(o, number(o), more, large?.(o)),
  })
