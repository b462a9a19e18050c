import { decades, e24, exponentCode, letterPoint, paddedLetterPoint } from '../../engine/codes.ts'
import { series } from '../../engine/engine.ts'
import { lookup } from '../../engine/lookup.ts'
import { tape, tube } from '../../engine/packings.ts'
import { getSize } from './chip-resistor.ts'

type Sense = { size: string; resistance: number }

const wslWatts: Record<string, number> = { '0805': 0.125, '1206': 0.25, '2010': 0.5, '2512': 1 }
const milliohms = [5, 6, 7, 8, 10, 12, 15, 18, 20, 22, 25, 30, 33, 39, 40, 47, 50, 56, 68, 75, 82, 100, 150, 200]
const price = { one: 0.85, fall: 0.2 }
export const vishayWsl = series<Sense>({
  name: 'WSL',
  manufacturer: 'vishay',
  category: 'current-sense-resistors',
  noun: 'Current sense resistor',
  pattern: /^WSL(0805|1206|2010|2512)R\d{4}FEA$/,
  pins: ['WSL2512R0100FEA'],
  blocks: [{ size: Object.keys(wslWatts), resistance: milliohms.map((m) => m / 1000) }],
  part: ({ size, resistance }) => {
    const mpn = `WSL${size}${paddedLetterPoint(resistance, 6).slice(1).padEnd(5, '0')}FEA`
    return {
      mpn,
      package: size,
      params: {
        resistance,
        tolerance: 1,
        power: lookup(wslWatts, size),
        temperature_coefficient: 75,
        operating_temperature: [-65, 170],
      },
      packings: tape(mpn, price, size.startsWith('2') ? 2_000 : 4_000),
      price,
    }
  },
})

const rlWatts: Record<string, number> = { '0805': 0.125, '1206': 0.25, '2512': 1 }
const rlPrice = { one: 0.24, fall: 0.3 }
export const yageoRl = series<Sense & { tolerance: 'F' | 'J' }>({
  name: 'RL',
  manufacturer: 'yageo',
  category: 'current-sense-resistors',
  noun: 'Current sense resistor',
  pattern: /^RL(0805|1206|2512)[FJ][RK]-070R\d{1,3}L$/,
  blocks: [{ size: Object.keys(rlWatts), tolerance: ['F', 'J'], resistance: decades(e24, 0.1, 0.91) }],
  part: ({ size, tolerance, resistance }) => {
    const mpn = `RL${size}${tolerance}${size === '2512' ? 'K' : 'R'}-07${letterPoint(resistance)}L`
    return {
      mpn,
      package: size,
      params: {
        resistance,
        tolerance: tolerance === 'F' ? 1 : 5,
        power: lookup(rlWatts, size),
        operating_temperature: [-55, 155],
      },
      packings: tape(mpn, rlPrice, getSize(size).reel7),
      price: rlPrice,
    }
  },
})

type Network = { type: string; tolerance: 'F' | 'J'; resistance: number }
type Body = {
  manufacturerSlug: string
  package: string
  elements: number
  watts: number
  pieces: number
  number: (o: Network) => string
}
const code = ({ tolerance, resistance }: Network) => exponentCode(resistance, tolerance === 'F' ? 4 : 3)
const networks: Record<string, Body> = {
  YC124: {
    manufacturerSlug: 'yageo',
    package: 'Array 4×0402',
    elements: 4,
    watts: 0.0625,
    pieces: 10_000,
    number: (o) => `YC124-${o.tolerance}R-07${letterPoint(o.resistance)}L`,
  },
  YC164: {
    manufacturerSlug: 'yageo',
    package: 'Array 4×0603',
    elements: 4,
    watts: 0.0625,
    pieces: 5_000,
    number: (o) => `YC164-${o.tolerance}R-07${letterPoint(o.resistance)}L`,
  },
  'EXB-28V': {
    manufacturerSlug: 'panasonic',
    package: 'Array 4×0402',
    elements: 4,
    watts: 0.063,
    pieces: 10_000,
    number: (o) => `EXB-28V${code(o)}JX`,
  },
  'EXB-38V': {
    manufacturerSlug: 'panasonic',
    package: 'Array 4×0603',
    elements: 4,
    watts: 0.063,
    pieces: 5_000,
    number: (o) => `EXB-38V${code(o)}JV`,
  },
  CAT16: {
    manufacturerSlug: 'bourns',
    package: 'Array 4×0603',
    elements: 4,
    watts: 0.0625,
    pieces: 5_000,
    number: (o) => `CAT16-${code(o)}J4LF`,
  },
  CAY16: {
    manufacturerSlug: 'bourns',
    package: 'Array 4×0603',
    elements: 4,
    watts: 0.0625,
    pieces: 5_000,
    number: (o) => `CAY16-${code(o)}J4LF`,
  },
}
const arrayPrice = { one: 0.1, fall: 0.32 }
const array = (manufacturer: string, pattern: RegExp, tolerance: Network['tolerance'][]) => {
  const types = Object.keys(networks).filter((type) => networks[type]?.manufacturerSlug === manufacturer)
  return series<Network>({
    name: 'Array',
    manufacturer,
    category: 'resistor-arrays',
    noun: 'Chip resistor array, isolated',
    pattern,
    blocks: [{ type: types, tolerance, resistance: decades(e24, 10, 1e6) }],
    part: (o) => {
      const body = lookup(networks, o.type)
      const mpn = body.number(o)
      return {
        mpn,
        package: body.package,
        params: {
          resistance: o.resistance,
          tolerance: o.tolerance === 'F' ? 1 : 5,
          elements: body.elements,
          power: body.watts,
          operating_temperature: [-55, o.type.startsWith('YC') ? 155 : 125],
        },
        packings: tape(mpn, arrayPrice, body.pieces),
        price: arrayPrice,
      }
    },
  })
}
export const yageoYc = array('yageo', /^YC1[26]4-[FJ]R-07\d{1,3}[RKM]\d{0,2}L$/, ['F', 'J'])
export const panasonicExb = array('panasonic', /^EXB-[23]8V\d{3}J[XV]$/, ['J'])
export const bournsCat = array('bourns', /^CA[TY]16-\d{3}J4LF$/, ['J'])

type Trimmer = { type: string; resistance: number }
const trimmers: Record<
  string,
  { package: string; turns: number; watts: number; suffix: string; one: number; pieces?: number }
> = {
  '3296W-1': { package: 'Trimmer 9.5 × 4.8 mm', turns: 25, watts: 0.5, suffix: 'LF', one: 2.6 },
  '3296Y-1': { package: 'Trimmer 9.5 × 4.8 mm', turns: 25, watts: 0.5, suffix: 'LF', one: 2.6 },
  '3362P-1': { package: 'Trimmer 6.6 × 7 mm', turns: 1, watts: 0.5, suffix: 'LF', one: 1.1 },
  '3386P-1': { package: 'Trimmer 9.5 × 9.5 mm', turns: 1, watts: 0.5, suffix: 'LF', one: 1.6 },
  '3266W-1': { package: 'Trimmer 6.7 × 4.5 mm', turns: 12, watts: 0.25, suffix: 'LF', one: 3.1 },
  '3224W-1': { package: 'Trimmer 4.8 × 3.5 mm SMD', turns: 11, watts: 0.25, suffix: 'E', one: 3.4, pieces: 500 },
  '3314G-1': { package: 'Trimmer 4.5 × 4.5 mm SMD', turns: 1, watts: 0.25, suffix: 'E', one: 2.1, pieces: 500 },
}
const trimmerValues = [
  10, 20, 50, 100, 200, 500, 1e3, 2e3, 5e3, 10e3, 20e3, 25e3, 50e3, 100e3, 200e3, 250e3, 500e3, 1e6,
]
export const bournsTrimmer = series<Trimmer>({
  name: 'Trimpot',
  manufacturer: 'bourns',
  category: 'trimmer-potentiometers',
  noun: 'Trimmer potentiometer',
  pattern: /^3(296[WY]|362P|386P|266W|224W|314G)-1-\d{3}(LF|E)$/,
  pins: ['3296W-1-103LF', '3362P-1-103LF'],
  blocks: [{ type: Object.keys(trimmers), resistance: trimmerValues }],
  part: ({ type, resistance }) => {
    const body = lookup(trimmers, type)
    const mpn = `${type}-${exponentCode(resistance, 3)}${body.suffix}`
    const list = { one: body.one, fall: 0.09 }
    return {
      mpn,
      package: body.package,
      params: { resistance, tolerance: 10, power: body.watts, turns: body.turns, operating_temperature: [-55, 125] },
      packings: body.pieces ? tape(mpn, list, body.pieces) : [tube(mpn, 50)],
      price: list,
    }
  },
})
