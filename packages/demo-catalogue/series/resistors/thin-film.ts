import {
  decades,
  e192,
  e24,
  e24e96,
  exponentCode,
  letterPoint,
  paddedLetterPoint,
  type ToleranceLetter,
} from '../../engine/codes.ts'
import { series, type Block } from '../../engine/engine.ts'
import { tape } from '../../engine/packings.ts'
import { chipPrice, chipResistor, getSize } from './chip-resistor.ts'

type ThinFilm = { size: string; tolerance: ToleranceLetter; tcr: number; resistance: number }
type Manufacturer = {
  name: string
  manufacturer: string
  pattern: RegExp
  tops: Record<string, number>
  values?: readonly number[]
  grades: readonly { tolerance: readonly ToleranceLetter[]; tcr: readonly number[] }[]
  number: (options: ThinFilm) => string
  large?: (options: ThinFilm) => readonly [string, number]
  weight?: number
}

const thinFilm = ({
  name,
  manufacturer,
  pattern,
  tops,
  values = e24e96,
  grades,
  number,
  large,
  weight,
}: Manufacturer) =>
  series<ThinFilm>({
    name,
    manufacturer,
    category: 'thin-film-chip-resistors',
    noun: 'Thin film resistor',
    family: 'thin-film',
    pattern,
    weight: weight ?? 0.5,
    popular: { size: ['0603', '0805'], tolerance: ['B', 'D'], tcr: [25], resistance: decades(e24, 10, 1e6) },
    blocks: Object.entries(tops).flatMap(([size, top]) =>
      grades.map(({ tolerance, tcr }): Block<ThinFilm> => ({
        size: [size],
        tolerance,
        tcr,
        resistance: decades(values, 10, top),
      })),
    ),
    part: (options) => {
      const mpn = number(options)
      const price = chipPrice(options.size, options.tolerance)
      const reels = large ? [large(options)] : []
      const packings = tape(mpn, price, getSize(options.size).reel7, ...reels)
      return chipResistor(options, mpn, { packings, price, temperature_coefficient: options.tcr })
    },
  })

const wide = { '0402': 100e3, '0603': 330e3, '0805': 1e6, '1206': 1e6 }

const rtCode = new Map([
  [5, 'A'],
  [10, 'B'],
  [15, 'C'],
  [25, 'D'],
  [50, 'E'],
])
const rt = ({ size, tolerance, tcr, resistance }: ThinFilm, reel: string) =>
  `RT${size}${tolerance}R${rtCode.get(tcr)}${reel}${letterPoint(resistance)}L`
export const yageoRt = thinFilm({
  name: 'RT',
  manufacturer: 'yageo',
  pattern: /^RT(0402|0603|0805|1206|1210)[WBCDF]R[BCDE]07\d{1,3}[RKM]\d{0,2}L$/,
  tops: { ...wide, '1210': 1e6 },
  grades: [
    { tolerance: ['B', 'C', 'D', 'F'], tcr: [15, 25, 50] },
    { tolerance: ['W', 'B'], tcr: [10] },
    { tolerance: ['W'], tcr: [25] },
  ],
  number: (options) => rt(options, '07'),
  large: (options) => [rt(options, '13'), getSize(options.size).reel13],
  weight: 0.9,
})

export const vishayTnpw = thinFilm({
  name: 'TNPW',
  manufacturer: 'vishay',
  pattern: /^TNPW(0402|0603|0805|1206)\d{1,3}[RKM]\d{0,2}[BDF]EE[AD]$/,
  tops: wide,
  values: [...new Set([...e192, ...e24])].toSorted((a, b) => a - b),
  grades: [{ tolerance: ['B', 'D', 'F'], tcr: [25] }],
  number: ({ size, tolerance, resistance }) =>
    `TNPW${size}${paddedLetterPoint(resistance)}${tolerance}EE${size === '0402' ? 'D' : 'A'}`,
})

const eraType: Record<string, string> = { '0402': '2A', '0603': '3A', '0805': '6A', '1206': '8A' }
const inE24 = new Set(decades(e24, 10, 1e6))
export const panasonicEra = thinFilm({
  name: 'ERA',
  manufacturer: 'panasonic',
  pattern: /^ERA-[2368]AEB(\d{3,4}|\d\dR\d)[VX]$/,
  tops: wide,
  values: e24e96,
  grades: [{ tolerance: ['B'], tcr: [25] }],
  number: ({ size, resistance }) =>
    `ERA-${eraType[size]}EB${inE24.has(resistance) ? exponentCode(resistance, 3) : exponentCode(resistance, 4)}${size === '0402' ? 'X' : 'V'}`,
})

const rncfCode = new Map([
  [25, 'E'],
  [50, 'C'],
])
export const stackpoleRncf = thinFilm({
  name: 'RNCF',
  manufacturer: 'stackpole',
  pattern: /^RNCF(0402|0603|0805|1206)[BD]T[EC]\d{1,3}[RKM]\d{0,2}$/,
  tops: wide,
  grades: [{ tolerance: ['B', 'D'], tcr: [25, 50] }],
  number: ({ size, tolerance, tcr, resistance }) =>
    `RNCF${size}${tolerance}T${rncfCode.get(tcr)}${paddedLetterPoint(resistance)}`,
})

const rgSize: Record<string, string> = { '0603': '1608', '0805': '2012', '1206': '3216' }
export const susumuRg = thinFilm({
  name: 'RG',
  manufacturer: 'susumu',
  pattern: /^RG(1608|2012|3216)[PN]-(\d{3,4}|\d\dR\d)-[BD]-T5$/,
  tops: { '0603': 330e3, '0805': 1e6, '1206': 1e6 },
  grades: [{ tolerance: ['B', 'D'], tcr: [10, 25] }],
  number: ({ size, tolerance, tcr, resistance }) =>
    `RG${rgSize[size]}${tcr === 25 ? 'P' : 'N'}-${exponentCode(resistance, inE24.has(resistance) ? 3 : 4)}-${tolerance}-T5`,
})

const koaSize: Record<string, string> = { '0402': '1ETTP', '0603': '1JTTD', '0805': '2ATTD', '1206': '2BTTD' }
export const koaRn73h = thinFilm({
  name: 'RN73H',
  manufacturer: 'koa-speer',
  pattern: /^RN73H(1E|1J|2A|2B)TT[PD](\d{4}|\d\dR\d)[BCDF](05|10|25|50)$/,
  tops: wide,
  values: e192,
  grades: [
    { tolerance: ['B', 'C', 'D', 'F'], tcr: [25, 50] },
    { tolerance: ['B'], tcr: [5, 10] },
  ],
  number: ({ size, tolerance, tcr, resistance }) =>
    `RN73H${koaSize[size]}${exponentCode(resistance, 4)}${tolerance}${String(tcr).padStart(2, '0')}`,
})
