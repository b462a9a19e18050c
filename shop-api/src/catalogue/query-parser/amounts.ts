import { scaleAmount, findUnitAt, type UnitAt } from './units.ts'

/** A range of the keyword that names an amount: `100nF`, `4k7`, `±1 %`, `1/4W`, `-40..85°C`, `>=16V`. */
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

const ending = sticky('$|[\\s,;/)]')
const operator = sticky('(>=|=>|≥|>|<=|=<|≤|<)\\s?')
const plusMinus = sticky('(?:±|\\+/-|\\+-)\\s?')
const number = sticky('[+-]?(?:\\d+[/⁄]\\d+|\\d+(?:[.,]\\d+)*|[.,]\\d+)')
const separator = sticky('\\s?(?:\\.{2,3}|~|-)\\s?')
const between = sticky(' |-(?=bit)', 'iuy')
const [ohmsPoint, thousandsPoint, smallPoint, voltsPoint, bare] = [
  sticky('(?<whole>\\d{0,4})R(?<part>\\d{0,3})', 'uyi'),
  sticky('(?<whole>\\d{1,3})(?<point>[kKM])(?<part>\\d{1,2})(?:Ω|ohms?)?', 'uy'),
  sticky('(?<whole>\\d{1,3})(?<point>[npuμ])(?<part>\\d{1,2})(?<unit>[FH]?)', 'uy'),
  sticky('(?<whole>\\d)V(?<part>\\d)', 'uyi'),
  sticky('(?<whole>\\d+(?:[.,]\\d+)?)(?<point>[kKMnpuμ])', 'uy'),
]

/** Digits as `Number` reads them: `4,7` is 4.7, `4,700` is 4700, `,5` is 0.5; null for `1.2.3`. Fractions are divided. */
const plainDigits = (typed: string): string | null => {
  const [above, below] = typed.split(/[/⁄]/)
  if (above && below) return Number(below) === 0 ? null : String(Number(above) / Number(below))
  const grouped = /^[+-]?[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/.test(typed)
    ? typed.replaceAll(',', '')
    : typed.replace(',', '.')
  return Number.isFinite(Number(grouped)) ? grouped.replace('+', '') : null
}

type RequestedItem = { digits: string; unit: UnitAt | null; end: number; isSigned: boolean }

const unitAfter = (text: string, at: number) =>
  findUnitAt(text, at) ?? findUnitAt(text, between(text, at) ? at + 1 : at)

const pieceAt = (text: string, at: number): RequestedItem | null => {
  const found = number(text, at)?.[0]
  const digits = found === undefined ? null : plainDigits(found)
  if (found === undefined || digits === null) return null
  const unit = unitAfter(text, at + found.length)
  return { digits, unit, end: unit?.end ?? at + found.length, isSigned: /^[+-]/.test(found) }
}

type Span = Pick<Amount, 'units' | 'min' | 'max' | 'end'>

/** A single letter C is ambiguous; with a sign or at the end of a range it is a temperature. */
const isVague = ({ unit, isSigned }: RequestedItem) => unit?.symbol.toUpperCase() === 'C' && !isSigned

const rangeFrom = (text: string, first: RequestedItem): Span | null => {
  const gap = separator(text, first.end)?.[0]
  const second = gap === undefined ? null : pieceAt(text, first.end + gap.length)
  if (!second?.unit || (first.unit && first.unit.unit !== second.unit.unit)) return null
  const ends = [scaleAmount(first.digits, first.unit ?? second.unit), scaleAmount(second.digits, second.unit)]
  return { units: [second.unit.unit], min: Math.min(...ends), max: Math.max(...ends), end: second.end }
}

const spanAt = (text: string, at: number): Span | null => {
  const piece = pieceAt(text, at)
  if (!piece) return null
  const range = rangeFrom(text, piece)
  if (range) return range
  if (!piece.unit || isVague(piece)) return null
  const value = scaleAmount(piece.digits, piece.unit)
  return { units: [piece.unit.unit], min: value, max: value, end: piece.end }
}

const letterExponents: Record<string, number> = { k: 3, K: 3, M: 6, n: -9, p: -12, u: -6, μ: -6 }
const unitsOfLetter = (letter: string) => (/[kM]/i.test(letter) ? ['Ω'] : ['F', 'H'])

/** A letter in place of the decimal point (`4k7`, `4R7`, `3V3`, `2n2`), or at the end instead of a unit (`10k`, `100n`, `10R`). */
const letteredAt = (text: string, at: number): Span | null => {
  const point = (found: RegExpExecArray | null, units: readonly string[], exponent: number): Span | null => {
    const { whole = '', part = '' } = found?.groups ?? {}
    const digits = plainDigits(part ? `${whole}.${part}` : whole)
    if (!found || !digits || !ending(text, at + found[0].length)) return null
    const value = Number(`${digits}e${exponent}`)
    return { units, min: value, max: value, end: at + found[0].length }
  }
  const ohms = ohmsPoint(text, at)
  const isOhms = ohms?.groups?.whole !== '' || ohms.groups.part?.length === 3
  const tried = [thousandsPoint(text, at), smallPoint(text, at), bare(text, at)].map((found) => {
    const { point: letter = '', unit = '' } = found?.groups ?? {}
    return point(found, unit ? [unit] : unitsOfLetter(letter), letterExponents[letter] ?? 0)
  })
  return (isOhms ? point(ohms, ['Ω'], 0) : null) ?? tried.find(Boolean) ?? point(voltsPoint(text, at), ['V'], 0)
}

const amountAt = (text: string, start: number): Amount | null => {
  const compared = operator(text, start)
  const spread = plusMinus(text, start)
  const at = start + (compared?.[0].length ?? spread?.[0].length ?? 0)
  const whole = [letteredAt(text, at), spanAt(text, at)].find((span) => span && ending(text, span.end))
  if (!whole) return null
  const open = compared?.[1]?.includes('<') || compared?.[1] === '≤' ? { min: null } : compared ? { max: null } : {}
  return { start, isPlusMinus: spread !== null, ...whole, ...open }
}

const gap = sticky('[\\s,;/()]+')
const word = sticky('[^\\s,;]+')

export type Word = { start: number; end: number }

export const parseAmounts = (text: string) => {
  const amounts: Amount[] = []
  const words: Word[] = []
  for (let at = 0; at < text.length;) {
    at += gap(text, at)?.[0].length ?? 0
    if (at >= text.length) break
    const amount = amountAt(text, at)
    const end = amount?.end ?? at + (word(text, at)?.[0].length ?? 1)
    if (amount) amounts.push(amount)
    else words.push({ start: at, end })
    at = end
  }
  return { amounts, words }
}
