import { decades, e192, e24, e24e96, exponentCode, percentByLetter, tidy } from '../../engine/codes.ts'
import { series, type Series } from '../../engine/engine.ts'
import { lookup } from '../../engine/lookup.ts'
import { bulk, tray } from '../../engine/packings.ts'

type Military = { style: string; grade: string; tolerance: 'B' | 'D' | 'F' | 'G'; level: string; resistance: number }

/** Failure rate levels per thousand hours, worst first. */
const levels = ['M', 'P', 'R', 'S']
const tcr: Record<string, number> = { E: 25, H: 50, J: 25, K: 100 }
const popular = { level: ['R', 'S'], tolerance: ['F', 'G'], resistance: decades(e24, 100, 100e3) } as const

const rncStyles: Record<string, { package: string; watts: number }> = {
  RNC50: { package: 'Axial D1.8 L3.8', watts: 0.1 },
  RNC55: { package: 'Axial D2.3 L6.1', watts: 0.125 },
  RNC60: { package: 'Axial D3.7 L8.7', watts: 0.25 },
  RNC65: { package: 'Axial D4.7 L14.3', watts: 0.5 },
}
/** MIL-PRF-55182: `RNC55H1002FS`. */
export const vishayRnc = series<Military>({
  name: 'RNC',
  isMilitary: true,
  pins: ['RNC55H1002FS'],
  manufacturer: 'vishay',
  category: 'metal-film-resistors',
  noun: 'Metal film resistor, MIL-PRF-55182',
  pattern: /^RNC(50|55|60|65)[HJK](\d{4}|\d\dR\d)[BDF][MPRS]$/,
  popular: { ...popular, style: ['RNC55', 'RNC60'], grade: ['H'] },
  weight: 0.15,
  blocks: [
    {
      style: Object.keys(rncStyles),
      grade: ['H', 'J', 'K'],
      tolerance: ['B', 'D', 'F'],
      level: levels,
      resistance: decades(e192, 49.9, 1e6),
    },
  ],
  part: ({ style, grade, tolerance, level, resistance }) => {
    const body = lookup(rncStyles, style)
    const mpn = `${style}${grade}${exponentCode(resistance, 4)}${tolerance}${level}`
    const price = { one: (1.1 + body.watts) * (tolerance === 'F' ? 1 : 2.2), fall: 0.11 }
    return {
      mpn,
      package: body.package,
      params: {
        resistance,
        tolerance: percentByLetter[tolerance],
        power: body.watts,
        temperature_coefficient: lookup(tcr, grade),
        operating_temperature: [-65, 175],
      },
      packings: [bulk(mpn, price)],
      price,
    }
  },
})

const rlrStyles: Record<string, { package: string; watts: number }> = {
  RLR05: { package: 'Axial D1.7 L3.8', watts: 0.125 },
  RLR07: { package: 'Axial D2.3 L6.4', watts: 0.25 },
  RLR20: { package: 'Axial D3.5 L9.5', watts: 0.5 },
}
/** MIL-PRF-39017: `RLR07C1002GS`. */
export const vishayRlr = series<Military>({
  name: 'RLR',
  isMilitary: true,
  pins: ['RLR07C1002GS'],
  manufacturer: 'vishay',
  category: 'metal-film-resistors',
  noun: 'Metal film resistor, MIL-PRF-39017',
  pattern: /^RLR(05|07|20)C(\d{4}|\d\dR\d)[FG][MPRS]$/,
  popular: { ...popular, style: ['RLR07'] },
  weight: 0.15,
  blocks: [
    {
      style: Object.keys(rlrStyles),
      grade: ['C'],
      tolerance: ['F'],
      level: levels,
      resistance: decades(e24e96, 10, 1e6),
    },
    { style: Object.keys(rlrStyles), grade: ['C'], tolerance: ['G'], level: levels, resistance: decades(e24, 10, 1e6) },
  ],
  part: ({ style, tolerance, level, resistance }) => {
    const body = lookup(rlrStyles, style)
    const mpn = `${style}C${exponentCode(resistance, 4)}${tolerance}${level}`
    const price = { one: 0.72 + body.watts, fall: 0.12 }
    return {
      mpn,
      package: body.package,
      params: {
        resistance,
        tolerance: percentByLetter[tolerance],
        power: body.watts,
        temperature_coefficient: 100,
        operating_temperature: [-65, 150],
      },
      packings: [bulk(mpn, price)],
      price,
    }
  },
})

const chipStyles: Record<string, { size: string; watts: number }> = {
  '06': { size: '0705', watts: 0.15 },
  '07': { size: '1206', watts: 0.25 },
  '08': { size: '2010', watts: 0.8 },
  '09': { size: '2512', watts: 1 },
  '11': { size: '0402', watts: 0.05 },
  '12': { size: '0603', watts: 0.1 },
}
/** The letter is point, multiplier and tolerance at once: at 1 % D is ohms, E kiloohms, F megohms; at 2 % G, H, T. */
const points: Record<string, readonly [string, string, string]> = { F: ['D', 'E', 'F'], G: ['G', 'H', 'T'] }
const m55342Value = (ohms: number, tolerance: string) => {
  const [unit, kilo, mega] = lookup(points, tolerance)
  const [number, letter] = ohms >= 1e6 ? [ohms / 1e6, mega] : ohms >= 1e3 ? [ohms / 1e3, kilo] : [ohms, unit]
  const [whole = '', fraction = ''] = String(tidy(number)).split('.')
  return `${whole}${letter}${fraction}`.padEnd(4, '0')
}
/** MIL-PRF-55342: `M55342K06B10E0R`, the same number from every qualified manufacturer. */
const m55342 = (manufacturer: string): Series =>
  series<Military>({
    name: 'M55342',
    isMilitary: true,
    pins: ['M55342K06B10E0R'],
    manufacturer,
    category: 'thick-film-chip-resistors',
    noun: 'Thick film resistor, MIL-PRF-55342',
    family: 'm55342',
    pattern: /^M55342[HK](06|07|08|09|11|12)B\d{1,3}[DEFGHT]\d{0,2}[MPRS]$/,
    popular: { ...popular, style: ['06', '12'], grade: ['K'] },
    weight: 0.1,
    blocks: [
      {
        style: Object.keys(chipStyles),
        grade: ['H', 'K'],
        tolerance: ['F'],
        level: levels,
        resistance: decades(e24e96, 10, 5e6),
      },
      {
        style: Object.keys(chipStyles),
        grade: ['H', 'K'],
        tolerance: ['G'],
        level: levels,
        resistance: decades(e24, 10, 5e6),
      },
    ],
    part: ({ style, grade, tolerance, level, resistance }) => {
      const { size, watts } = lookup(chipStyles, style)
      const mpn = `M55342${grade}${style}B${m55342Value(resistance, tolerance)}${level}`
      const price = { one: 1.6 + watts, fall: 0.12 }
      return {
        mpn,
        package: size,
        params: {
          resistance,
          tolerance: percentByLetter[tolerance],
          power: watts,
          temperature_coefficient: lookup(tcr, grade),
          operating_temperature: [-65, 150],
        },
        packings: [tray(mpn, 100)],
        price,
        rohs: 'non_compliant',
      }
    },
  })
export const vishayM55342 = m55342('vishay')
export const sotaM55342 = m55342('state-of-the-art')
