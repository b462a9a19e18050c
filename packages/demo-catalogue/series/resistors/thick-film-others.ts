import { decades, e24, e24e96, exponentCode, paddedLetterPoint } from '../../engine/codes.ts'
import { series } from '../../engine/engine.ts'
import { lookup } from '../../engine/lookup.ts'
import { tape } from '../../engine/packings.ts'
import { chipPrice, chipResistor, popularChips, type ChipResistor } from './chip-resistor.ts'

type Size = { code: string; pieces: number; watts: number }
type Manufacturer = {
  name: string
  manufacturer: string
  pattern: RegExp
  one: number
  sizes: Record<string, Size>
  ranges: { [tolerance in 'F' | 'J']?: readonly [number, number] }
  /** The tolerances whose series contain a jumper. */
  jumpers?: readonly ('F' | 'J')[]
  weight?: number
  number: (code: string, options: ChipResistor) => string
}

const thickFilm = ({ name, manufacturer, pattern, one, sizes, ranges, jumpers = [], weight, number }: Manufacturer) =>
  series<ChipResistor>({
    name,
    manufacturer,
    category: 'thick-film-chip-resistors',
    noun: 'Thick film resistor',
    family: 'thick-film',
    pattern,
    weight,
    popular: { ...popularChips, resistance: [0, ...decades(e24, 10, 1e6)] },
    blocks: (['F', 'J'] as const).flatMap((tolerance) => {
      const [from, to] = ranges[tolerance] ?? []
      if (!from || !to) return []
      const values = decades(tolerance === 'F' ? e24e96 : e24, from, to)
      const resistance = jumpers.includes(tolerance) ? [0, ...values] : values
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
  '0201': { code: '1HTTC', pieces: 15_000, watts: 0.05 },
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
  pattern: /^RK73H(1H|1E|1J|2A|2B|2E|2H|3A)TT[CPDE](\d{4}|\d\dR\d)F$/,
  one: 0.1,
  sizes: koaSizes,
  weight: 2,
  ranges: { F: [10, 1e6] },
  number: (code, options) => `RK73H${code}${exponent(options)}F`,
})
export const koaRk73b = thickFilm({
  name: 'RK73B',
  manufacturer: 'koa-speer',
  pattern: /^RK73(B(1H|1E|1J|2A|2B|2E|2H|3A)TT[CPDE](\d{3}|\dR\d)J|Z(1H|1E|1J|2A|2B|2E|2H|3A)TT[CPDE])$/,
  one: 0.1,
  sizes: koaSizes,
  ranges: { J: [1, 10e6] },
  jumpers: ['J'],
  number: (code, options) => (options.resistance === 0 ? `RK73Z${code}` : `RK73B${code}${exponent(options)}J`),
})

export const stackpoleRmcf = thickFilm({
  name: 'RMCF',
  manufacturer: 'stackpole',
  pattern: /^RMCF(0201|0402|0603|0805|1206|1210|2010|2512)([FJ]T(\d{1,3}[RKM]\d{0,2})|ZT0R00)$/,
  one: 0.1,
  weight: 2,
  jumpers: ['J'],
  sizes: {
    '0201': { code: '0201', pieces: 10_000, watts: 0.05 },
    '0402': { code: '0402', pieces: 10_000, watts: 0.0625 },
    '0603': { code: '0603', pieces: 5_000, watts: 0.1 },
    '0805': { code: '0805', pieces: 5_000, watts: 0.125 },
    '1206': { code: '1206', pieces: 5_000, watts: 0.25 },
    '1210': { code: '1210', pieces: 5_000, watts: 0.5 },
    '2010': { code: '2010', pieces: 4_000, watts: 0.75 },
    '2512': { code: '2512', pieces: 4_000, watts: 1 },
  },
  ranges: { F: [1, 10e6], J: [1, 10e6] },
  number: (code, { tolerance, resistance }) =>
    resistance === 0 ? `RMCF${code}ZT0R00` : `RMCF${code}${tolerance}T${paddedLetterPoint(resistance)}`,
})

export const bournsCr = thickFilm({
  name: 'CR',
  manufacturer: 'bourns',
  weight: 0.7,
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

const rohmEzpSizes = {
  '0402': { code: '01MZPF', pieces: 10_000, watts: 0.063 },
  '0603': { code: '03EZPFX', pieces: 5_000, watts: 0.1 },
  '0805': { code: '10EZPF', pieces: 5_000, watts: 0.125 },
  '1206': { code: '18EZPF', pieces: 5_000, watts: 0.25 },
}
/** `MCR03EZPFX1002`; the 5 % parts write `J103`. */
export const rohmMcr = thickFilm({
  name: 'MCR',
  manufacturer: 'rohm',
  pattern: /^MCR(01M|03E|10E|18E)ZP(FX?(\d{4}|\d\dR\d)|J(\d{3}|\dR\d))$/,
  one: 0.1,
  sizes: rohmEzpSizes,
  ranges: { F: [10, 1e6], J: [1, 10e6] },
  number: (code, options) => `MCR${options.tolerance === 'F' ? code : code.replace(/FX?$/, 'J')}${exponent(options)}`,
})

/** Below 100 Ω the exponent is a letter: J for tenths, K for hundredths. The 5 % parts have two digits after a zero. */
const uniroyalCode = ({ tolerance, resistance: ohms }: ChipResistor) => {
  if (ohms === 0) return '0000'
  if (tolerance === 'J') return ohms < 10 ? `0${Math.round(ohms * 10)}J` : `0${exponentCode(ohms, 3)}`
  return ohms < 10 ? `${Math.round(ohms * 100)}K` : ohms < 100 ? `${Math.round(ohms * 10)}J` : exponentCode(ohms, 4)
}

export const uniroyal = thickFilm({
  name: 'Uniroyal',
  manufacturer: 'uniohm',
  pattern: /^(0201WM|0402WG|0603WA|0805W8|1206W4|1210W2|201007|25121W)[FJ]\d{3}[\dJK]T[45CE]E$/,
  one: 0.02,
  weight: 2.5,
  jumpers: ['F'],
  sizes: {
    '0201': { code: '0201WM|TEE', pieces: 15_000, watts: 0.05 },
    '0402': { code: '0402WG|TCE', pieces: 10_000, watts: 0.0625 },
    '0603': { code: '0603WA|T5E', pieces: 5_000, watts: 0.1 },
    '0805': { code: '0805W8|T5E', pieces: 5_000, watts: 0.125 },
    '1206': { code: '1206W4|T5E', pieces: 5_000, watts: 0.25 },
    '1210': { code: '1210W2|T5E', pieces: 5_000, watts: 0.5 },
    '2010': { code: '201007|T4E', pieces: 4_000, watts: 0.75 },
    '2512': { code: '25121W|T4E', pieces: 4_000, watts: 1 },
  },
  ranges: { F: [1, 10e6], J: [1, 10e6] },
  number: (code, options) => code.replace('|', `${options.tolerance}${uniroyalCode(options)}`),
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
