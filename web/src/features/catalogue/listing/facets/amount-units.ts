import { unitSymbols, type UnitSymbols } from '@partgate/schema/unit-symbols.ts'

type Writing = {
  /** The unit in URLs, where it differs. */
  plain?: string
  /** Other symbols where the unit is expected. */
  alsoTyped?: string
  /** The powers of a thousand that data sheets print. */
  printed: readonly number[]
  /** Unit of a number without one: lengths of parts are in mm. */
  bare?: number
}
export type Unit = UnitSymbols & Writing

const small = [-12, -9, -6, -3, 0]
const large = [0, 3, 6, 9]

const writings: Readonly<Record<string, Writing>> = {
  'bit/s': { printed: large },
  '1/s': { plain: 'S/s', alsoTyped: '1/s', printed: large },
  bit: { printed: large },
  B: { alsoTyped: 'o(?:ctets?)?', printed: large },
  Ω: { plain: 'ohm', alsoTyped: 'R', printed: [...small, 3, 6, 9] },
  Hz: { printed: large },
  H: { printed: small },
  F: { printed: small },
  V: { printed: small },
  A: { printed: small },
  s: { printed: small },
  m: { printed: [-3], bare: -3 },
  N: { printed: [-3, 0] },
  g: { printed: [-3, 0, 3] },
  cd: { printed: [-3, 0] },
  '°C': { plain: 'C', printed: [0] },
}

export const units = unitSymbols.map((known): Unit => {
  const writing = writings[known.unit] ?? { printed: [0] }
  const symbol = [known.symbol, known.name, writing.alsoTyped].filter(Boolean).join('|')
  return { ...known, ...writing, symbol }
})

/** By exponent. */
export const printedPrefixes: Readonly<Record<number, string>> = {
  [-12]: 'p',
  [-9]: 'n',
  [-6]: 'µ',
  [-3]: 'm',
  3: 'k',
  6: 'M',
  9: 'G',
}

export const unitNamed = (unit: string | null): Unit | undefined => units.find((known) => known.unit === unit)
