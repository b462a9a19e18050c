import { pieceWords } from '@partgate/schema/piece-words.ts'
import { toAsciiNumber } from '../number-text.ts'
import { type CellKind, readCellKinds } from './cell-kinds.ts'
import { readDesignators } from './designators.ts'
import type { Meaning } from './read-header.ts'

export type Profile = {
  filled: number
  rows: number
  share: (kind: CellKind) => number
  /** Share of cells that are a whole number of pieces, with or without a unit. */
  counts: number
  /** Whole numbers that rise by one from 0 or 1. */
  isIndex: boolean
  /** Whole numbers that fall to another number than 1 several times: no numbers of rows. */
  isUnordered: boolean
  /** Numbers with decimals that rise in every row, such as times. */
  isSeries: boolean
  /** Share of names such as `MOS1` and `MOS2` whose numbers begin with 1 or 2; each name occurs once. */
  numbered: number
  /** Share of rows whose number equals the number of designators, of the rows where both are known. */
  equalCounts: number
  comparedCounts: number
  distinct: number
  meanChars: number
  /** Codes such as `0603`, which look like numbers. */
  isSizeCode: boolean
  /** One word for pieces or money in all rows; `ST` is also a manufacturer. */
  isUnit: boolean
}

const countText = new RegExp(
  String.raw`^(?:[x×]\s?)?(?:\d{1,3}(?:[ ,.']\d{3})+|\d{1,7})(?:[.,]0{1,4})?\s?(?:[x×]|${pieceWords}|k)?$`,
  'i',
)

export const isCountText = (text: string) => countText.test(toAsciiNumber(text))
/** `(25)` may be the number of pieces, of pins, or less than zero. */
export const isBracketedCount = (text: string) => /^\(\d{1,7}\)$/.test(text)
const isCount = (text: string) => isCountText(text) || isBracketedCount(text)

const unitWord = new RegExp(`^(?:${pieceWords}|pce|nr|set|[$€£¥]|usd|eur|gbp)$`, 'i')

const minStepped = 3
/** `10`, `20`, `30`: numbers of lines, between which others can be added. */
const isStepped = (numbers: readonly number[]) =>
  numbers.length >= minStepped &&
  [5, 10, 100].includes(numbers[0] ?? 0) &&
  numbers.every((number, at) => number === (numbers[0] ?? 0) * (at + 1))

const isRising = (numbers: readonly number[]) =>
  numbers.length >= 2 &&
  (numbers[0] ?? 9) <= 1 &&
  numbers.every((number, at) => at === 0 || number === (numbers[at - 1] ?? 0) + 1 || number === numbers[at - 1])

const minFalls = 2
const countFalls = (numbers: readonly number[]) =>
  numbers.filter((number, at) => number > 1 && number < (numbers[at - 1] ?? 0)).length

const [decimal, minSeries] = [/^\d+[.,]\d+$/, 4]
const isSeries = (texts: readonly string[]) => {
  const numbers = texts.map((text) => (/^\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN))
  return (
    numbers.length >= minSeries &&
    texts.some((text) => decimal.test(text)) &&
    numbers.every((number, at) => (at === 0 ? !Number.isNaN(number) : number > (numbers[at - 1] ?? 0)))
  )
}

/** `1`, `1.1`, `1.2`, `2`: numbers of lines in sections. */
const isOutline = (texts: readonly string[]) => {
  if (texts.length < 3 || !texts.every((text) => /^\d{1,3}(?:\.\d{1,3}){0,3}\.?$/.test(text))) return false
  const paths = texts.map((text) => text.split('.').map(Number))
  const isNext = (path: readonly number[], before: readonly number[] | undefined) => {
    const at = path.findIndex((number, i) => number !== before?.[i])
    return at >= 0 && (path[at] ?? 0) - (before?.[at] ?? 0) === 1
  }
  return (paths[0]?.[0] ?? 0) <= 1 && paths.every((path, i) => i === 0 || isNext(path, paths[i - 1]))
}

/** Names of companies are shorter. */
const maxNameChars = 24
const minLongIndex = 5
const [minNumbered, minGroup] = [5, 2]
const shareOfNumbered = (texts: readonly string[]): number => {
  if (texts.length < minNumbered || new Set(texts).size < texts.length) return 0
  const names = texts.flatMap((text) => {
    const [, letters, digits] = /^([A-Z][A-Z_]{0,8})(\d{1,3})$/.exec(text) ?? []
    return letters !== undefined ? [{ letters, number: Number(digits) }] : []
  })
  const groups = [...Map.groupBy(names, ({ letters }) => letters).values()]
  const counted = groups.filter((group) => group.some(({ number }) => number === 1 || number === 2))
  if (counted.every(({ length }) => length < minGroup)) return 0
  return counted.reduce((sum, { length }) => sum + length, 0) / texts.length
}

export const profileColumn = (
  texts: readonly string[],
  designatorCounts: readonly (number | null)[] | null,
): Profile => {
  const filled = texts.filter((text) => text !== '')
  const totals = new Map<CellKind, number>()
  for (const text of filled) for (const kind of readCellKinds(text)) totals.set(kind, (totals.get(kind) ?? 0) + 1)
  const of = Math.max(filled.length, 1)
  const whole = filled.map((text) => (/^\d{1,6}(?:\.0)?$/.test(text) ? Number(text) : Number.NaN))
  const known = whole.filter((number) => !Number.isNaN(number))
  const compared = texts.flatMap((text, at) => {
    const [count, written] = [designatorCounts?.[at], /\d[\d ,.']*/.exec(text)?.[0]]
    return count && written !== undefined && isCount(text)
      ? [Number(written.replaceAll(/[ ,']|\.0+$/g, '')) === count]
      : []
  })
  return {
    filled: filled.length,
    rows: texts.length,
    share: (kind) => (totals.get(kind) ?? 0) / of,
    counts: filled.filter(isCount).length / of,
    isIndex:
      (known.length >= filled.length * 0.8 &&
        (isRising(known) || isStepped(known)) &&
        new Set(known).size > known.length * (known.length < minLongIndex ? 0.99 : 0.6)) ||
      isOutline(filled),
    isSeries: isSeries(filled),
    isUnordered: countFalls(known) >= minFalls,
    numbered: shareOfNumbered(filled),
    equalCounts: compared.filter(Boolean).length / Math.max(compared.length, 1),
    comparedCounts: compared.length,
    distinct: new Set(filled).size / of,
    meanChars: filled.reduce((sum, text) => sum + text.length, 0) / of,
    isSizeCode:
      filled.length > 0 &&
      filled.every((text) => /^0\d{3}$|^\d{4,}$/.test(text)) &&
      filled.some((text) => /^0\d{3}$/.test(text)),
    isUnit: filled.length > 1 && unitWord.test(filled[0] ?? '') && new Set(filled).size === 1,
  }
}

export const countDesignators = (texts: readonly string[]) =>
  texts.map((text) => readDesignators(text, true)?.count ?? null)

const fitQuantity = ({ counts, isIndex, isSizeCode, equalCounts, comparedCounts, share }: Profile): number => {
  if (isSizeCode || counts < 0.5) return 0
  if (comparedCounts >= 2 && equalCounts >= 0.8) return 1
  if (isIndex) return 0.3
  return counts * (share('designators') > 0.3 ? 0.3 : 0.85)
}

const isPrintedLine = (profile: Profile) => (profile.isIndex ? 1 : profile.counts * 0.5)

/** How well the contents of a column fit a meaning, from 0 to 1. */
export const fitContents = (meaning: Meaning, profile: Profile): number => {
  const { share, filled, meanChars, distinct } = profile
  if (filled === 0) return 0.4
  const number = Math.max(share('number'), share('money'))
  switch (meaning) {
    case 'designators':
      return (
        Math.min(1, Math.max(share('designators'), profile.numbered) * 1.15) * (filled > 3 && distinct < 0.5 ? 0.4 : 1)
      )
    case 'quantity':
    case 'total_quantity':
      return fitQuantity(profile)
    case 'boards':
      return profile.counts * (distinct < 0.5 || filled === 1 ? 1 : 0.3)
    case 'value':
      return (
        Math.max(share('value'), 0.55 * (1 - share('designators')) * (meanChars < 40 ? 1 : 0.5)) *
        (1 - share('flag')) *
        (1 - share('money'))
      )
    case 'package':
      return share('package') * 0.8 + 0.2 * (1 - share('designators'))
    case 'description':
      return Math.min(
        1,
        0.3 + share('words') + (meanChars > 12 ? 0.3 : 0) - share('designators') - share('url') * 0.5 - number * 0.4,
      )
    case 'manufacturer':
      return (
        Math.min(
          1,
          share('manufacturer') * 1.2 + 0.35 * (1 - Math.max(number, share('partNumber'), share('designators'))),
        ) * (meanChars > maxNameChars ? 0.5 : 1)
      )
    case 'manufacturer_part_number':
      return Math.max(
        0,
        Math.min(
          1,
          share('partNumber') * 1.1 -
            share('orderCode') * 0.25 -
            share('integer') * 0.3 -
            share('manufacturer') * 0.5 -
            share('url'),
        ),
      )
    case 'distributor_part_number':
      return Math.min(1, Math.max(share('orderCode') * 1.1, share('partNumber') * 0.6, share('integer') * 0.5))
    case 'internal_part_number':
      return Math.max(
        share('partNumber') * 0.8,
        share('integer') * (profile.isIndex || meanChars < 4 ? 0.2 : 0.7),
        0.25,
      )
    case 'distributor':
      return Math.min(1, share('distributor') * 1.2 + 0.3 * (1 - Math.max(number, share('partNumber'), share('url'))))
    case 'target_price':
      return number
    case 'url':
      return share('url')
    case 'line':
      return isPrintedLine(profile)
    case 'not_fitted':
      return Math.min(
        1,
        share('flag') +
          0.4 * (1 - filled / Math.max(profile.rows, 1)) +
          (number > 0.9 && profile.counts > 0.9 ? 0.3 : 0),
      )
    case 'date_code':
      return meanChars < 14 ? 0.7 : 0.2
    case 'note':
      return 0.5
    case 'ignored':
      return 0.6
  }
}
