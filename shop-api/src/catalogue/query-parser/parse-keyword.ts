import { partition } from '../partition.ts'
import type { Attribute } from '../wording/attributes.ts'
import { listLetterPieces } from '@partgate/schema/foreign-words.ts'
import { overlaps, parseAmounts, type Amount, type Word } from './amounts.ts'
import type { CategoryMatch } from './category-names.ts'
import { findDimensions } from './dimensions.ts'
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

const bitsPerByte = 8
/** `16MB` is 128 Mbit too, because memories have their size in either unit. */
const listUnits = (amount: Amount): Amount[] => {
  if (!amount.units.includes('B')) return [amount]
  const [min, max] = [amount.min, amount.max].map((value) => value && value * bitsPerByte)
  return [amount, { ...amount, units: ['bit'], min: min ?? null, max: max ?? null }]
}

const toTypedValue = (typed: Amount, attributes: readonly Attribute[], isFuse: boolean): TypedValue => {
  const measured = listUnits(typed).flatMap((amount) =>
    attributes.flatMap((attribute) =>
      attribute.unit && amount.units.includes(attribute.unit) ? [{ amount, attribute }] : [],
    ),
  )
  const [tolerances, others] = partition(measured, ({ attribute }) => attribute.reading === 'tolerance')
  const possible = typed.isPlusMinus || others.length === 0 ? tolerances : others
  const requestedValues = possible.map(({ amount, attribute }) => toRequestedValue(amount, attribute, isFuse))
  return { ...typed, requestedValues }
}

const highVoltage = 'high-voltage'
/** What data sheets of capacitors and semiconductors call a high voltage. */
const minHighVolts = 500

const findHighVoltages = (text: string): Word[] =>
  listLetterPieces(text).filter(({ english }) => english?.includes(highVoltage))

/** Few names of parts have the words, so of a kind of parts they are a minimum rating: `Hochspannungskondensator`. */
const toHighVoltage = ({ start, end }: Word): Amount => ({
  start,
  end,
  units: ['V'],
  min: minHighVolts,
  max: null,
  isPlusMinus: false,
})

/** Null where the text has none. */
export const dropHighVoltages = (text: string) => {
  const words = findHighVoltages(text)
  return words.length === 0 ? null : removeWords(text, words)
}

type Books = { book: WordBook; manufacturers: ManufacturerNames }
/** `ignored`: words that another value states more exactly. */
export type ParsedKeyword = { typedValues: TypedValue[]; manufacturers: ManufacturerMatch[]; ignored: Word[] }

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
  const dimensions = findDimensions(blank(text, sizes)).flatMap(({ dimensions: wanted, ...word }) => {
    const values = books.book.findSized(wanted)
    return values.length === 0 ? [] : [{ ...word, values }]
  })
  const rest = blank(text, [...sizes, ...dimensions])
  const parsed = parseAmounts(rest, groupSign)
  const split = parsed.words.map((word) => splitAtSlashes(rest, word, books.book, groupSign))
  const every = split.flatMap((each) => each.words)
  const isNotNamed = (word: Word) => !named.some((each) => overlaps(each, word))
  const highVoltages = categories ? findHighVoltages(text).filter(isNotNamed) : []
  const typed = [...parsed.amounts, ...split.flatMap((each) => each.amounts)]
  const ignored = typed.some(({ units }) => units.includes('V')) ? highVoltages : []
  const amounts = [...typed, ...(ignored.length > 0 ? [] : highVoltages.map(toHighVoltage))]
  const words = every.filter((word) => isNotNamed(word) && !highVoltages.some((each) => overlaps(each, word)))
  const manufacturers = findManufacturers(text, words, books.manufacturers)
  const isManufacturerName = ({ start, end }: Word) =>
    manufacturers.some((manufacturer) => manufacturer.start <= start && end <= manufacturer.end)
  const others = words.filter((word) => !isManufacturerName(word))
  const known = others.flatMap((word): TypedValue[] => {
    const entry = books.book.get(text.slice(word.start, word.end))
    return entry && entry.values.length <= maxValues ? [{ ...word, requestedValues: [entry] }] : []
  })
  const cases = [...sizes.map(({ size, ...word }) => ({ ...word, values: [size] })), ...dimensions].map(
    ({ values, ...word }) => ({ ...word, requestedValues: [{ key: packageKey, values }] }),
  )
  const measured = listMeasured(attributes, Boolean(categories))
  const typedValues = [...amounts.map((amount) => toTypedValue(amount, measured, isFuse)), ...cases, ...known]
    .filter(({ requestedValues }) => requestedValues.length > 0)
    .toSorted((a, b) => a.start - b.start)
  return { typedValues, manufacturers, ignored }
}

export const removeWords = (text: string, matches: readonly Word[]) => {
  const rest = blank(text, matches)
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s,;/]+|[\s,;/]+$/g, '')
  return /[\p{L}\p{N}]/u.test(rest) ? rest : ''
}
