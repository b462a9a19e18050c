import { prefixPattern, scaleAmount, toExponent, unitSymbols } from '@partgate/schema/unit-symbols.ts'

/** Without a prefix their symbols would be ordinary letters. */
const prefixedUnits: ReadonlySet<string> = new Set(['B', 'H', 'F', 's', 'm'])
/** `10 kg` and the N of a part number are no values. */
const ignoredUnits: ReadonlySet<string> = new Set(['N', 'g'])

export type UnitAt = {
  unit: string
  symbol: string
  end: number
  exponent: number
  toValue: (digits: string) => number
}

const toPattern = (count: '' | '?', symbol: string) =>
  new RegExp(`(?<prefix>${prefixPattern})${count}(?<symbol>${symbol})(?=$|[\\s,;/.~)|@±-])`, 'iuy')

const patterns = unitSymbols
  .filter(({ unit }) => !ignoredUnits.has(unit))
  .flatMap(({ symbol, name, ...known }) => [
    ...(known.unit === 'bit' ? [{ ...known, pattern: toPattern('', 'b') }] : []),
    { ...known, pattern: toPattern(prefixedUnits.has(known.unit) ? '' : '?', symbol) },
    ...(name === undefined ? [] : [{ ...known, pattern: toPattern('?', name) }]),
  ])

/** `Mb` are bits, `MB` are bytes. */
const canStand = (unit: string, symbol: string) => !/^b$/i.test(symbol) || (unit === 'bit') === (symbol === 'b')

export const findUnitAt = (text: string, at: number): UnitAt | null => {
  for (const { unit, em = 'milli', isBinary, pattern } of patterns) {
    pattern.lastIndex = at
    const { prefix = '', symbol = '' } = pattern.exec(text)?.groups ?? {}
    if (symbol === '' || !canStand(unit, symbol)) continue
    const exponent = toExponent(prefix, em)
    const toValue = (digits: string) => scaleAmount(digits, exponent, isBinary)
    return { unit, symbol, end: pattern.lastIndex, exponent, toValue }
  }
  return null
}
