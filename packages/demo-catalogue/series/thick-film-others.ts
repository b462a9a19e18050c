import { decades, e24, e24e96, exponentCode, paddedLetterPoint } from '../engine/codes.ts'
import { series } from '../engine/engine.ts'
import { lookup } from '../engine/lookup.ts'
import { tape } from '../engine/packings.ts'
import { chipPrice, chipResistor, popularChips, type ChipResistor } from './chip-resistor.ts'

type Size = { code: string; pieces: number; watts: number }
type Manufacturer = {
  name: string
  manufacturer: string
  pattern: RegExp
  one: number
  sizes: Record<string, Size>
  ranges: { [tolerance in 'F' | 'J']?: readonly [number, number] }
  number: (code: string, options: ChipResistor) => string
}

const thickFilm = ({ name, manufacturer, pattern, one, sizes, ranges, number }: Manufacturer) =>
  series<ChipResistor>({
    name,
    manufacturer,
    category: 'thick-film-chip-resistors',
    noun: 'Thick film resistor',
    family: 'thick-film',
    pattern,
    popular: { ...popularChips, resistance: decades(e24, 10, 1e6) },
    blocks: (['F', 'J'] as const).flatMap((tolerance) => {
      const [from, to] = ranges[tolerance] ?? []
      if (!from || !to) return []
      const resistance = decades(tolerance === 'F' ? e24e96 : e24, from, to)
      return [{ size: Object.keys(sizes), tolerance: [tolerance], resistance }]
    }),
    part: (options) => {
      const { code, pieces, watts } = lookup(sizes, options.size)
      const mpn = number(code, options)
      const price = chipPrice(options.size, options.tolerance, one)
      return chipResistor(options, mpn, {
        packings: tape(mpn, price, pieces),
        price,
        power: watts,
        temperature_coefficient: options.tolerance === 'F' ? 100 : 200,
      })
    },
  })

const exponent = ({ tolerance, resistance }: ChipResistor) => exponentCode(resistance, tolerance === 'F' ? 4 : 3)

const koaSizes = {
  '0402': { code: '1ETTP', pieces: 10_000, watts: 0.1 },
  '0603': { code: '1JTTD', pieces: 5_000, watts: 0.1 },
  '0805': { code: '2ATTD', pieces: 5_000, watts: 0.25 },
  '1206': { code: '2BTTD', pieces: 5_000, watts: 0.25 },
  '1210': { code: '2ETTE', pieces: 4_000, watts: 0.5 },
  '2010': { code: '2HTTE', pieces: 4_000, watts: 0.75 },
  '2512': { code: '3ATTE', pieces: 4_000, watts: 1 },
}
export const koaRk73h = thickFilm({
  name: 'RK73H',
  manufacturer: 'koa-speer',
  pattern: /^RK73H(1E|1J|2A|2B|2E|2H|3A)TT[PDE](\d{4}|\d\dR\d)F$/,
  one: 0.1,
  sizes: koaSizes,
  ranges: { F: [10, 1e6] },
  number: (code, options) => `RK73H${code}${exponent(options)}F`,
})
export const koaRk73b = thickFilm({
  name: 'RK73B',
  manufacturer: 'koa-speer',
  pattern: /^RK73B(1E|1J|2A|2B|2E|2H|3A)TT[PDE](\d{3}|\dR\d)J$/,
  one: 0.1,
  sizes: koaSizes,
  ranges: { J: [1, 10e6] },
  number: (code, options) => `RK73B${code}${exponent(options)}J`,
})

export const stackpoleRmcf = thickFilm({
  name: 'RMCF',
  manufacturer: 'stackpole',
  pattern: /^RMCF(0402|0603|0805|1206|1210|2010|2512)[FJ]T(\d{1,3}[RKM]\d{0,2})$/,
  one: 0.1,
  sizes: {
    '0402': { code: '0402', pieces: 10_000, watts: 0.0625 },
    '0603': { code: '0603', pieces: 5_000, watts: 0.1 },
    '0805': { code: '0805', pieces: 5_000, watts: 0.125 },
    '1206': { code: '1206', pieces: 5_000, watts: 0.25 },
    '1210': { code: '1210', pieces: 5_000, watts: 0.5 },
    '2010': { code: '2010', pieces: 4_000, watts: 0.75 },
    '2512': { code: '2512', pieces: 4_000, watts: 1 },
  },
  ranges: { F: [1, 10e6], J: [1, 10e6] },
  number: (code, { tolerance, resistance }) => `RMCF${code}${tolerance}T${paddedLetterPoint(resistance)}`,
})

export const bournsCr = thickFilm({
  name: 'CR',
  manufacturer: 'bourns',
  pattern: /^CR(0402|0603|0805|1206)-(FX-(\d{4}|\d\dR\d)|JW-(\d{3}))[EG]LF$/,
  one: 0.1,
  sizes: {
    '0402': { code: 'G', pieces: 10_000, watts: 0.063 },
    '0603': { code: 'E', pieces: 5_000, watts: 0.1 },
    '0805': { code: 'E', pieces: 5_000, watts: 0.125 },
    '1206': { code: 'E', pieces: 5_000, watts: 0.25 },
  },
  ranges: { F: [10, 1e6], J: [10, 1e6] },
  number: (code, options) =>
    `CR${options.size}-${options.tolerance === 'F' ? 'FX' : 'JW'}-${exponent(options)}${code}LF`,
})

export const rohmMcr = thickFilm({
  name: 'MCR',
  manufacturer: 'rohm',
  pattern: /^MCR(01M|03E|10E|18E)RT[FJ](\d{3,4}|\d\dR\d)$/,
  one: 0.1,
  sizes: {
    '0402': { code: '01M', pieces: 10_000, watts: 0.063 },
    '0603': { code: '03E', pieces: 5_000, watts: 0.1 },
    '0805': { code: '10E', pieces: 5_000, watts: 0.125 },
    '1206': { code: '18E', pieces: 5_000, watts: 0.25 },
  },
  ranges: { F: [10, 1e6], J: [10, 1e6] },
  number: (code, options) => `MCR${code}RT${options.tolerance}${exponent(options)}`,
})

/** Below 100 Ω the exponent is a letter: J for tenths, K for hundredths. */
const uniroyalCode = (ohms: number) =>
  ohms < 10 ? `${Math.round(ohms * 100)}K` : ohms < 100 ? `${Math.round(ohms * 10)}J` : exponentCode(ohms, 4)

export const uniroyal = thickFilm({
  name: 'Uniroyal',
  manufacturer: 'uniohm',
  pattern: /^(0402WGF|0603WAF|0805W8F|1206W4F)\d{3}[\dJK]T(5|C)E$/,
  one: 0.02,
  sizes: {
    '0402': { code: '0402WGF|TCE', pieces: 10_000, watts: 0.0625 },
    '0603': { code: '0603WAF|T5E', pieces: 5_000, watts: 0.1 },
    '0805': { code: '0805W8F|T5E', pieces: 5_000, watts: 0.125 },
    '1206': { code: '1206W4F|T5E', pieces: 5_000, watts: 0.25 },
  },
  ranges: { F: [1, 10e6] },
  number: (code, { resistance }) => code.replace('|', uniroyalCode(resistance)),
})

export const walsinWr = thickFilm({
  name: 'WR',
  manufacturer: 'walsin',
  pattern: /^WR(04|06|08|12)X(\d{4}|\d\dR\d)FTL$/,
  one: 0.03,
  sizes: {
    '0402': { code: '04', pieces: 10_000, watts: 0.0625 },
    '0603': { code: '06', pieces: 5_000, watts: 0.1 },
    '0805': { code: '08', pieces: 5_000, watts: 0.125 },
    '1206': { code: '12', pieces: 5_000, watts: 0.25 },
  },
  ranges: { F: [10, 1e6] },
  number: (code, { resistance }) => `WR${code}X${exponentCode(resistance, 4)}FTL`,
})
