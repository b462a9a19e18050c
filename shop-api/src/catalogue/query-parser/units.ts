import { prefixPattern, scaleAmount, toExponent, unitSymbols } from '@partgate/schema/unit-symbols.ts'

/** Without a prefix their symbols would be ordinary letters. */
const prefixedUnits: ReadonlySet<string> = new Set(['B', 'H', 'F', 's', 'm'])
/** `10 kg` and the N of a part number are no values. */
const ignoredUnits: ReadonlySet<string> = new Set(['N', 'g'])

export type UnitAt = { unit: string; symbol: string; end: number; toValue: (digits: string) => number }

const patterns = unitSymbols
  .filter(({ unit }) => !ignoredUnits.has(unit))
  .map(({ symbol, ...known }) => {
    const prefix = `(?<prefix>${prefixPattern})${prefixedUnits.has(known.unit) ? '' : '?'}`
    return { ...known, pattern: new RegExp(`${prefix}(?<symbol>${symbol})(?=$|[\\s,;/.~)|@±-])`, 'iuy') }
  })

const canStand = (unit: string, symbol: string) => !(unit === 'B' && symbol === 'b')

export const findUnitAt = (text: string, at: number): UnitAt | null => {
  for (const { unit, em = 'milli', isBinary, pattern } of patterns) {
    pattern.lastIndex = at
    const { prefix = '', symbol = '' } = pattern.exec(text)?.groups ?? {}
    if (symbol === '' || !canStand(unit, symbol)) continue
    const exponent = toExponent(prefix, em)
    const toValue = (digits: string) => scaleAmount(digits, exponent, isBinary)
    return { unit, symbol, end: pattern.lastIndex, toValue }
  }
  return null
}
