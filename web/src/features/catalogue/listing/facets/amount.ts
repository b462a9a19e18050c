import { toAsciiDigits } from '@partgate/schema/digits.ts'
import type { LocaleCode } from '@partgate/schema/locales.ts'
import { prefixPattern, scaleAmount, toDecimalDigits, toExponent } from '@partgate/schema/unit-symbols.ts'
import { getUnitFormat } from '@partgate/schema/units.ts'
import { printedPrefixes, unitNamed, units, type Unit } from './amount-units.ts'

export type Amount = { value: number; unit: string | null }

/** `４，７ ｋΩ` becomes `4,7kΩ`, `٤٫٧` becomes `4.7`. */
const plainText = (text: string) =>
  toAsciiDigits(text.normalize('NFKC'))
    .replaceAll('٫', '.')
    .replaceAll(/[\s٬'’_±\u200e\u200f\u061c]/g, '')
    .replaceAll('−', '-')
    .replaceAll('⁄', '/')

const number = '(?<number>[+-]?(?:\\d+(?:[.,]\\d+)*|[.,]\\d+)(?:/\\d+)?)'
const prefix = `(?<prefix>${prefixPattern})`
const scientific = /^[+-]?\d+(\.\d+)?e[+-]?\d+$/i
/** `4k7`, `4R7`, `3V3`, `4n7F`: the letter stands for the point. */
const infix = /^(?<whole>\d+)(?<point>[pnumkgrv])(?<part>\d+)(?<rest>\D*)$/iu

const readWithUnit = (
  text: string,
  { unit, symbol, em = 'case', isBinary, bare = 0 }: Unit,
  groupSign: string,
): Amount | null => {
  const { groups } = new RegExp(`^${number}${prefix}?(?<symbol>${symbol})?$`, 'iu').exec(text) ?? {}
  if (!groups) return null
  const typed = groups['prefix'] ?? ''
  // A lone letter may be a prefix or a unit: `5m` is 5 meters where a length is expected.
  const isUnit = typed !== '' && !groups['symbol'] && new RegExp(`^(?:${symbol})$`, 'u').test(typed)
  const exponent = isUnit ? 0 : typed || groups['symbol'] ? toExponent(typed, em) : bare
  const digits = toDecimalDigits(groups['number'] ?? '', groupSign, exponent)
  if (digits === null || digits === '') return null
  return { value: scaleAmount(digits, exponent, isBinary), unit }
}

const withoutInfix = (text: string) => {
  const { whole, point = '', part, rest = '' } = infix.exec(text)?.groups ?? {}
  if (whole === undefined || part === undefined) return text
  const letter = /[rv]/i.test(point) && rest === '' ? (point.toLowerCase() === 'v' ? 'V' : 'ohm') : point
  return `${whole}.${part}${letter}${rest}`
}

const unitless: Unit = { unit: '', symbol: '(?!)', printed: [0] }

/** `groupSign`: of thousands, in the language of the text. */
export function readAmount(typed: string, unit?: string | null, groupSign = ','): Amount | null {
  const text = withoutInfix(plainText(typed))
  if (scientific.test(text)) return { value: Number(text), unit: unit ?? null }
  if (unit) return readWithUnit(text, unitNamed(unit) ?? { ...unitless, unit }, groupSign)
  const plain = readWithUnit(text, unitless, groupSign)
  if (plain) return { ...plain, unit: null }
  return unit === null
    ? null
    : (units.map((known) => readWithUnit(text, known, groupSign)).find((amount) => amount !== null) ?? null)
}

/** Rounding must stay within the 1e-9 by which the shop widens ranges. */
const significantDigits = 10
const leastRoundedUp = 1 - 0.5 * 10 ** -significantDigits

const tidy = (value: number) => String(Number(value.toPrecision(significantDigits)))

const toPrinted = ({ value, unit }: Amount) => {
  const { printed = [0], isBinary = false } = unitNamed(unit) ?? {}
  const base = isBinary ? 1024 : 1000
  const size = Math.abs(value)
  const power = printed.findLast((step) => size !== 0 && size >= base ** (step / 3) * leastRoundedUp) ?? printed[0] ?? 0
  const shownPower = size === 0 ? (printed.includes(0) ? 0 : power) : power
  return { digits: tidy(value / base ** (shownPower / 3)), power: shownPower, isBinary }
}

/** `4.7 kΩ`, in German `4,7 kΩ`, in Russian `4,7 кОм`. */
export const formatAmount = (amount: Amount, code: LocaleCode): string => {
  const { decimalSign, percentSpace, toUnit } = getUnitFormat(code)
  const { digits, power, isBinary } = toPrinted(amount)
  const sign = isBinary && power === 3 ? 'K' : (printedPrefixes[power] ?? '')
  const { unit } = amount
  const symbol = unit === '1/s' ? 'S/s' : (unit ?? '')
  const gap = unit === '%' ? percentSpace : ' '
  return `${digits.replace('.', decimalSign)}${gap}${toUnit(`${sign}${symbol}`)}`.trim().replace('-', '−')
}

/** `4.7kohm`; without a unit the number is written out. */
export const toAddressText = (amount: Amount): string => {
  const known = unitNamed(amount.unit)
  if (!known) return tidy(amount.value)
  const { digits, power } = toPrinted(amount)
  const typed = printedPrefixes[power]?.replace('µ', 'u') ?? ''
  return `${digits}${typed}${known.plain ?? known.unit}`
}
