import { partition } from '../partition.ts'
import type { Attribute } from '../wording/attributes.ts'
import { overlaps, parseAmounts, type Amount, type Word } from './amounts.ts'
import type { CategoryMatch } from './category-names.ts'
import { findManufacturers, type ManufacturerNames, type ManufacturerMatch } from './manufacturer-names.ts'
import { blank, findMetricSizes } from './package-names.ts'
import { packageKey, type WordBook } from './words.ts'

/** The requested value of one attribute: a range in its base unit, both ends included and null where open, or some of its words. */
export type RequestedValue = { key: string } & (
  | { min: number | null; max: number | null }
  | { values: readonly string[] }
)

/** A section of the keyword and the values that it may stand for, the most likely first. */
export type TypedValue = Word & { requestedValues: readonly RequestedValue[] }

const maxValues = 50

/** A fuse for a higher current does not protect, so its current is not a minimum. */
const isMinimum = ({ reading, unit }: Attribute, isFuse: boolean) => reading === 'at_least' && !(isFuse && unit === 'A')

const toRequestedValue = ({ min, max }: Amount, attribute: Attribute, isFuse: boolean): RequestedValue => {
  const { key, reading } = attribute
  if (min === null || min !== max) return { key, min, max }
  if (reading === 'at_most') return { key, min: null, max }
  if (!isMinimum(attribute, isFuse)) return { key, min, max }
  return min < 0 ? { key, min: null, max } : { key, min, max: null }
}

/** Nearly all parts have less than a maximum such as 10 kΩ, so it counts only for a kind of parts. */
const listMeasured = (attributes: ReadonlyMap<string, Attribute>, hasKind: boolean) =>
  [...attributes.values()].filter(({ reading }) => reading && (hasKind || reading !== 'at_most'))

const toTypedValue = (amount: Amount, attributes: readonly Attribute[], isFuse: boolean): TypedValue => {
  const measured = attributes.filter(({ unit }) => unit && amount.units.includes(unit))
  const [tolerances, others] = partition(measured, ({ reading }) => reading === 'tolerance')
  const possible = amount.isPlusMinus || others.length === 0 ? tolerances : others
  return { ...amount, requestedValues: possible.map((attribute) => toRequestedValue(amount, attribute, isFuse)) }
}

type Books = { book: WordBook; manufacturers: ManufacturerNames }
export type ParsedKeyword = { typedValues: TypedValue[]; manufacturers: ManufacturerMatch[] }

/** The pieces between slashes, if each is an amount or in the word book: `0402/100nF`. A part number such as `MCP4921-E/P` is one word. */
const splitAtSlashes = (
  text: string,
  word: Word,
  book: WordBook,
  groupSign: string,
): { amounts: Amount[]; words: Word[] } => {
  const pieces = [...text.slice(word.start, word.end).matchAll(/[^/]+/g)].map(({ index, 0: piece }) => {
    const start = word.start + index
    const { amounts, words } = parseAmounts(piece, groupSign)
    const shifted = amounts.map((amount) => ({ ...amount, start: start + amount.start, end: start + amount.end }))
    return words.length === 0
      ? { amounts: shifted, words: [], isKnown: true }
      : { amounts: [], words: [{ start, end: start + piece.length }], isKnown: book.get(piece) !== undefined }
  })
  if (!pieces.every(({ isKnown }) => isKnown)) return { amounts: [], words: [word] }
  return { amounts: pieces.flatMap((piece) => piece.amounts), words: pieces.flatMap((piece) => piece.words) }
}

const isWholeWord = (text: string, { start, end }: Word) =>
  [text[start - 1], text[end]].every((sign = ' ') => /[\s,;/()|]/.test(sign))

type Context = { groupSign?: string; categories?: Pick<CategoryMatch, 'words' | 'isFuse'> | null }

/** The words of `categories` have no other meaning. */
export const parseKeyword = (
  text: string,
  attributes: ReadonlyMap<string, Attribute>,
  books: Books,
  { groupSign = ',', categories }: Context = {},
): ParsedKeyword => {
  const { words: named = [], isFuse = false } = categories ?? {}
  const sizes = findMetricSizes(text).filter((size) => isWholeWord(text, size))
  const rest = blank(text, sizes)
  const parsed = parseAmounts(rest, groupSign)
  const split = parsed.words.map((word) => splitAtSlashes(rest, word, books.book, groupSign))
  const amounts = [...parsed.amounts, ...split.flatMap((each) => each.amounts)]
  const every = split.flatMap((each) => each.words)
  const words = every.filter((word) => !named.some((each) => overlaps(each, word)))
  const manufacturers = findManufacturers(text, words, books.manufacturers)
  const isManufacturerName = ({ start, end }: Word) =>
    manufacturers.some((manufacturer) => manufacturer.start <= start && end <= manufacturer.end)
  const others = words.filter((word) => !isManufacturerName(word))
  const known = others.flatMap((word): TypedValue[] => {
    const entry = books.book.get(text.slice(word.start, word.end))
    return entry && entry.values.length <= maxValues ? [{ ...word, requestedValues: [entry] }] : []
  })
  const chipSizes = sizes.map(({ size, ...word }) => ({
    ...word,
    requestedValues: [{ key: packageKey, values: [size] }],
  }))
  const measured = listMeasured(attributes, Boolean(categories))
  const typedValues = [...amounts.map((amount) => toTypedValue(amount, measured, isFuse)), ...chipSizes, ...known]
    .filter(({ requestedValues }) => requestedValues.length > 0)
    .toSorted((a, b) => a.start - b.start)
  return { typedValues, manufacturers }
}

export const removeWords = (text: string, matches: readonly Word[]) => {
  const rest = blank(text, matches)
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s,;/]+|[\s,;/]+$/g, '')
  return /[\p{L}\p{N}]/u.test(rest) ? rest : ''
}
