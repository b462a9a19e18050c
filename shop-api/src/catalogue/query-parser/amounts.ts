import { toDecimalDigits, toExponent, unitSymbols } from '@partgate/schema/unit-symbols.ts'
import { findUnitAt, type UnitAt } from './units.ts'

/** A section of the keyword that names an amount: `100nF`, `4k7`, `±1 %`, `1/4W`, `-40..85°C`, `>=16V`. */
export type Amount = {
  start: number
  end: number
  /** The possible base units; `100n` may be farads or henries. */
  units: readonly string[]
  /** Both ends are included; null where open. */
  min: number | null
  max: number | null
  /** Written as a tolerance: `±0.25pF`. */
  isPlusMinus: boolean
}

const sticky = (source: string, flags = 'uy') => {
  const pattern = new RegExp(source, flags)
  return (text: string, at: number) => {
    pattern.lastIndex = at
    return pattern.exec(text)
  }
}

const endOfWord = sticky('$|[\\s,;/)|@±]')
const operator = sticky('(>=|=>|≥|>|<=|=<|≤|<)\\s?')
const plusMinus = sticky('(?:±|\\+/-|\\+-)\\s?')
const number = sticky('[+-]?(?:\\d[/⁄]\\d{1,2}(?!\\d)|\\d+(?:[.,]\\d+)*|[.,]\\d+)')
const toGroupedNumber = (group: string) =>
  sticky(`[+-]?(?!(?:201|402|603|805) (?!000))[1-9]\\d{0,2}(?:(?: ${group})+|(?:['’٬]\\d{3})+)(?:[.,]\\d+)?(?!\\d)`)
/** `SOD-323 500 mW` are two numbers, except where the language groups thousands by blanks; `402 100 nF` is a size and an amount in every
 * language. */
const [groupedByBlanks, groupedNumber] = [toGroupedNumber('\\d{3}'), toGroupedNumber('000')]
const separator = sticky('\\s?(?:\\.{2,3}|~|-)\\s?')
const wordSeparator = sticky('\\s(?:to|bis|до|à|a|إلى)\\s|\\s?至\\s?')
const unitGap = sticky(' |-(?=\\p{L}{3})')
/** `500µΩ` has a unit, so its letter is no code. */
const { symbol: ohm = '', name: ohmName = '' } = unitSymbols.find(({ unit }) => unit === 'Ω') ?? {}
const ohms = `(?:(?<![npuμнп]) ?(?i:${ohm}|${ohmName}))?`
/** Without a unit, only zeros or an apostrophe show groups. */
const whole = "(?<whole>[1-9]\\d{0,2}(?:(?: 000)+|(?:['’٬]\\d{3})+)|\\d+(?:[.,]\\d+)?|[.,]\\d+)"
const [ohmsPoint, thousandsPoint, smallPoint, voltsPoint, letterSuffix, spacedSuffix] = [
  sticky('(?<whole>\\d{0,4})R(?<part>\\d{0,3})', 'uyi'),
  sticky(`(?<whole>\\d{1,3})(?<point>[kKMкК])(?<part>\\d{1,2})${ohms}`, 'uy'),
  sticky('(?<whole>\\d{1,3})(?<point>[npuμнп])(?<part>\\d{1,2})(?<unit>[FH]?)', 'uy'),
  sticky('(?<whole>\\d)V(?<part>\\d)', 'uyi'),
  sticky(`${whole}(?<point>[mM][eE][gG]|[kKMкКRrnpuμнп])${ohms}`, 'uy'),
  // `0603 K` is a package with a code.
  sticky(`(?<whole>(?!0\\d)\\d{1,3}(?:[.,]\\d+)?)\\s+(?<point>[mM][eE][gG]|[kKMкК])${ohms}`, 'uy'),
]

/** `2n2`, with a letter of capacitances and inductances in place of the decimal point. */
export const isSmallPointCode = (text: string) => smallPoint(text, 0)?.[0] === text

type ParsedNumber = { typed: string; digitsEnd: number; unit: UnitAt | null; end: number; isSigned: boolean }

const findUnitAfter = (text: string, at: number) =>
  findUnitAt(text, at) ?? findUnitAt(text, unitGap(text, at) ? at + 1 : at)

/** With and without groups of digits. */
const findNumbersAt = (text: string, at: number, groupSign: string): ParsedNumber[] =>
  [/\s/.test(groupSign) ? groupedByBlanks : groupedNumber, number].flatMap((find) => {
    const typed = find(text, at)?.[0]
    if (typed === undefined || toDecimalDigits(typed) === null) return []
    const digitsEnd = at + typed.length
    const unit = findUnitAfter(text, digitsEnd)
    return [{ typed, digitsEnd, unit, end: unit?.end ?? digitsEnd, isSigned: /^[+-]/.test(typed) }]
  })

const toValue = ({ typed }: ParsedNumber, unit: UnitAt, groupSign: string) =>
  unit.toValue(toDecimalDigits(typed, groupSign, unit.exponent) ?? '')

type Span = Pick<Amount, 'units' | 'min' | 'max' | 'end'>

/** A single letter C is ambiguous; with a sign or at the end of a range it is a temperature. */
const isAmbiguous = ({ unit, isSigned }: ParsedNumber) => unit?.unit === '°C' && unit.symbol.length === 1 && !isSigned

const joinRange = (text: string, first: ParsedNumber, groupSign: string): Span | null => {
  const between = (separator(text, first.end) ?? wordSeparator(text, first.end))?.[0]
  if (!between) return null
  const second = findNumbersAt(text, first.end + between.length, groupSign).find(({ unit }) => unit)
  if (!second?.unit || (first.unit && first.unit.unit !== second.unit.unit)) return null
  const ends = [toValue(first, first.unit ?? second.unit, groupSign), toValue(second, second.unit, groupSign)] as const
  // `12V to 5V` is a conversion.
  if (/\p{L}/u.test(between) && ends[0] > ends[1]) return null
  return { units: [second.unit.unit], min: Math.min(...ends), max: Math.max(...ends), end: second.end }
}

/** `-40 a 85 °C` is a range in Spanish and Italian, `2 a 250 v` are two values. */
const findRange = (text: string, first: ParsedNumber, groupSign: string): Span | null => {
  const range = joinRange(text, first, groupSign)
  if (range || first.unit?.symbol !== 'a') return range
  const temperatures = joinRange(text, { ...first, unit: null, end: first.digitsEnd }, groupSign)
  return temperatures?.units[0] === '°C' ? temperatures : null
}

const toSpan = (text: string, parsed: ParsedNumber, groupSign: string): Span | null => {
  const range = findRange(text, parsed, groupSign)
  if (range) return range
  if (!parsed.unit || isAmbiguous(parsed)) return null
  const value = toValue(parsed, parsed.unit, groupSign)
  return { units: [parsed.unit.unit], min: value, max: value, end: parsed.end }
}

const findSpanAt = (text: string, at: number, groupSign: string): Span | null => {
  const numbers = findNumbersAt(text, at, groupSign)
  return numbers.reduce<Span | null>((span, parsed) => span ?? toSpan(text, parsed, groupSign), null)
}

const toUnits = (letter: string) => (/[kкmr]/i.test(letter) ? ['Ω'] : ['F', 'H'])

/** MailContent codes (IEC 60062): a letter in place of the decimal point (`4k7`, `4R7`, `3V3`, `2n2`), or at the end instead of a unit (`10k`, `10 k`, `100n`, `10R`). */
const findLetterCodeAt = (text: string, at: number, groupSign: string): Span | null => {
  const toCode = (found: RegExpExecArray | null, units: readonly string[], exponent: number): Span | null => {
    const { whole = '', part = '' } = found?.groups ?? {}
    const digits = part ? `${whole}.${part}` : toDecimalDigits(whole, groupSign, exponent)
    if (!found || !digits || !endOfWord(text, at + found[0].length)) return null
    const value = Number(`${digits}e${exponent}`)
    return { units, min: value, max: value, end: at + found[0].length }
  }
  const withR = ohmsPoint(text, at)
  const isOhms = withR?.groups?.whole !== '' || withR.groups.part?.length === 3
  const others = [thousandsPoint, smallPoint, letterSuffix, spacedSuffix].map((find) => {
    const found = find(text, at)
    const { point: letter = '', unit = '' } = found?.groups ?? {}
    return toCode(found, unit ? [unit] : toUnits(letter), toExponent(letter, 'mega'))
  })
  return (isOhms ? toCode(withR, ['Ω'], 0) : null) ?? others.find(Boolean) ?? toCode(voltsPoint(text, at), ['V'], 0)
}

const measuredAt = sticky('\\s?@\\s?')
const conditionUnits: ReadonlySet<string> = new Set(['Hz', '°C'])

/** The end of a test condition: `600R@100MHz` is 600 Ω. */
const findConditionEnd = (text: string, end: number, groupSign: string) => {
  const sign = measuredAt(text, end)
  const condition = sign && findSpanAt(text, end + sign[0].length, groupSign)
  if (!condition?.units.every((unit) => conditionUnits.has(unit))) return end
  return endOfWord(text, condition.end) ? condition.end : end
}

const findAmountAt = (text: string, start: number, groupSign: string): Amount | null => {
  const comparison = operator(text, start)
  const tolerance = plusMinus(text, start)
  const at = start + (comparison?.[0].length ?? tolerance?.[0].length ?? 0)
  const spans = [findLetterCodeAt(text, at, groupSign), findSpanAt(text, at, groupSign)]
  const span = spans.find((each) => each && endOfWord(text, each.end))
  if (!span) return null
  const openEnd =
    comparison?.[1]?.includes('<') || comparison?.[1] === '≤' ? { min: null } : comparison ? { max: null } : {}
  return {
    start,
    isPlusMinus: tolerance !== null,
    ...span,
    ...openEnd,
    end: findConditionEnd(text, span.end, groupSign),
  }
}

/** A comma before a digit is a decimal comma where a word begins with it. */
const delimiters = sticky('(?:[\\s;/()|@]|,(?!\\d)|(?<=\\S),)+')
const word = sticky('[^\\s,;|@]+')

export type Word = { start: number; end: number }

export const overlaps = (a: Word, b: Word) => a.start < b.end && b.start < a.end

/** `groupSign`: of thousands, in the language of the text. */
export const parseAmounts = (text: string, groupSign = ',') => {
  const amounts: Amount[] = []
  const words: Word[] = []
  for (let at = 0; at < text.length;) {
    at += delimiters(text, at)?.[0].length ?? 0
    if (at >= text.length) break
    const amount = findAmountAt(text, at, groupSign)
    const end = amount?.end ?? at + (word(text, at)?.[0].length ?? 1)
    if (amount) amounts.push(amount)
    else words.push({ start: at, end })
    at = end
  }
  return { amounts, words }
}
