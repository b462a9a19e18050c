import { decades, e24, e24e96, exponentCode } from '../../engine/codes.ts'
import { series } from '../../engine/engine.ts'
import { lookup } from '../../engine/lookup.ts'
import { tape } from '../../engine/packings.ts'
import { chipPrice, chipResistor, popularChips, type ChipResistor } from './chip-resistor.ts'

const sizes: Record<string, { one: string; five: string; tape: string; pieces: number; watts: number; volts: number }> =
  {
    '0201': { one: '1GN', five: '1GE', tape: 'C', pieces: 15_000, watts: 0.05, volts: 25 },
    '0402': { one: '2RK', five: '2GE', tape: 'X', pieces: 10_000, watts: 0.1, volts: 50 },
    '0603': { one: '3EK', five: '3GEY', tape: 'V', pieces: 5_000, watts: 0.1, volts: 75 },
    '0805': { one: '6EN', five: '6GEY', tape: 'V', pieces: 5_000, watts: 0.125, volts: 150 },
    '1206': { one: '8EN', five: '8GEY', tape: 'V', pieces: 5_000, watts: 0.25, volts: 200 },
    '1210': { one: '14N', five: '14Y', tape: 'U', pieces: 5_000, watts: 0.5, volts: 200 },
    '2010': { one: '12S', five: '12ZY', tape: 'U', pieces: 5_000, watts: 0.75, volts: 200 },
    '2512': { one: '1TN', five: '1TY', tape: 'U', pieces: 4_000, watts: 1, volts: 200 },
  }

/** `ERJ-3EKF1002V`, `ERJ-3GEYJ103V`, and for a jumper `ERJ-3GEY0R00V`. */
const erj = (options: ChipResistor) => {
  const { size, tolerance, resistance } = options
  const data = lookup(sizes, size)
  const fivePercent = resistance === 0 ? '0R00' : `J${exponentCode(resistance, 3)}`
  const code = tolerance === 'F' ? `${data.one}F${exponentCode(resistance, 4)}` : data.five + fivePercent
  const mpn = `ERJ-${code}${data.tape}`
  const price = chipPrice(size, tolerance)
  return chipResistor(options, mpn, {
    packings: tape(mpn, price, data.pieces),
    price,
    power: data.watts,
    voltage: data.volts,
    temperature_coefficient: tolerance === 'F' ? 100 : 200,
  })
}

const main = Object.keys(sizes).filter((size) => size !== '0201')

export const panasonicErj = series<ChipResistor>({
  name: 'ERJ',
  weight: 2,
  manufacturer: 'panasonic',
  category: 'thick-film-chip-resistors',
  noun: 'Thick film resistor',
  family: 'thick-film',
  pattern:
    /^ERJ-(1GN|2RK|3EK|6EN|8EN|14N|12S|1TN)F(\d{4}|\dR\d\d|\d\dR\d)[CXVU]$|^ERJ-(1GE|2GE|3GEY|6GEY|8GEY|14Y|12ZY|1TY)(J\d{3}|J\dR\d|0R00)[CXVU]$/,
  pins: ['ERJ-3EKF1002V', 'ERJ-2RKF1002X', 'ERJ-6ENF1001V', 'ERJ-3GEYJ103V'],
  popular: { ...popularChips, resistance: [0, ...decades(e24, 1, 1e6)] },
  blocks: [
    { size: Object.keys(sizes), tolerance: ['F'], resistance: decades(e24e96, 10, 1e6) },
    { size: main, tolerance: ['J'], resistance: [0, ...decades(e24, 1, 10e6)] },
    { size: ['0201'], tolerance: ['J'], resistance: [0, ...decades(e24, 10, 1e6)] },
  ],
  part: erj,
})

const surge: Record<string, { size: string; watts: number; tape: string; pieces: number }> = {
  PA2: { size: '0402', watts: 0.2, tape: 'X', pieces: 10_000 },
  P03: { size: '0603', watts: 0.2, tape: 'V', pieces: 5_000 },
  PA3: { size: '0603', watts: 0.25, tape: 'V', pieces: 5_000 },
  P06: { size: '0805', watts: 0.5, tape: 'V', pieces: 5_000 },
  P08: { size: '1206', watts: 0.66, tape: 'V', pieces: 5_000 },
  P14: { size: '1210', watts: 0.5, tape: 'U', pieces: 5_000 },
}

/** `ERJ-PA3F1002V`: 0.25 W in 0603, withstands surges. */
export const panasonicErjP = series<{ type: string; tolerance: 'D' | 'F' | 'J'; resistance: number }>({
  name: 'ERJ-P',
  weight: 0.5,
  manufacturer: 'panasonic',
  category: 'surge-chip-resistors',
  noun: 'Anti-surge thick film resistor',
  pattern: /^ERJ-P(A2|03|A3|06|08|14)([DF](\d{4}|\d\dR\d)|J(\d{3}|\dR\d))[XVU]$/,
  popular: { tolerance: ['F', 'J'], resistance: decades(e24, 10, 1e6) },
  blocks: [
    { type: Object.keys(surge), tolerance: ['D', 'F'], resistance: decades(e24e96, 10, 1e6) },
    { type: Object.keys(surge), tolerance: ['J'], resistance: decades(e24, 1, 1e6) },
  ],
  part: ({ type, tolerance, resistance }) => {
    const data = lookup(surge, type)
    const mpn = `ERJ-${type}${tolerance}${exponentCode(resistance, tolerance === 'J' ? 3 : 4)}${data.tape}`
    const price = chipPrice(data.size, tolerance, 0.15)
    return chipResistor({ size: data.size, tolerance, resistance }, mpn, {
      packings: tape(mpn, price, data.pieces),
      price,
      power: data.watts,
      temperature_coefficient: tolerance === 'J' ? 200 : 100,
      qualification: 'AEC-Q200',
    })
  },
})
