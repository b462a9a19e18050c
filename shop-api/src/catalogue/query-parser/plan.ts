import { parseAmounts } from './amounts.ts'
import { translateWords } from '@partgate/schema/foreign-words.ts'
import { partition } from '../partition.ts'
import { isChip } from './package-names.ts'
import { findUnitAt } from './units.ts'
import { expandWords, toSingulars } from './word-forms.ts'
import { toPointPattern, normalizePartNumber } from '../part-numbers/part-number.ts'
import { tidy } from '../tidy.ts'

/** Values that were read from the keyword are no longer part of it. */
export type SearchPlan = {
  text: string
  /** Empty where no character of the keyword counts in part numbers. */
  number: string
  /** Pattern for LIKE over normalized numbers; null where it would match nearly all or none of them. */
  inside: string | null
  words: readonly string[]
  /** For to_tsquery('simple', …); null where the keyword has no word but those of `compoundQuery`. */
  wordQuery: string | null
  /** The words with hyphens, such as `cortex-m`, of the type tsquery; null where the keyword has none. */
  compoundQuery: string | null
  /** Parts whose number is one typing error away; searched only when nothing else is found. */
  resembling: readonly number[] | null
  /** Regular expression for the decimal points of the keyword, which numbers must have too: `SMBJ5.1CA` is not `SMBJ51CA`. */
  points: string | null
  /** Only equal numbers and aliases are found. */
  isExact: boolean
}

/** Finds nothing. */
export const emptyPlan: Omit<SearchPlan, 'text'> = {
  number: '',
  inside: null,
  words: [],
  wordQuery: null,
  compoundQuery: null,
  resembling: null,
  points: null,
  isExact: false,
}

const maxWords = 16

/** PostgreSQL searches the pieces of a word as a phrase, which takes a second for pieces as common as those of `1×1×1`. */
const betweenWords = /[^\p{L}\p{N}\p{M}./-]+|\.{2,}/u

const splitWords = (text: string) => {
  const words = text.split(betweenWords).filter((word) => /[\p{L}\p{N}]/u.test(word))
  const byLowerCase = new Map(words.map((word) => [word.toLowerCase(), word]))
  return [...byLowerCase.values()].slice(0, maxWords)
}

const insidePattern = (number: string) =>
  /^[!-~]+$/.test(number) && /[A-Z0-9]{3}/.test(number) ? `%${number.replace(/[%_\\]/g, '\\$&')}%` : null

const lexeme = (word: string) => `'${word.replace(/['\\]/g, '$&$&')}'`

/** Spellings in descriptions: `uF` for `µF` (either mu), `ohm`, `R` and `欧` for `Ω`. */
const unitSpellings = (unit: string) => {
  const symbol = unit.replace(/ohms?$/i, 'Ω')
  if (unit === 'R') return [unit, 'Ω']
  // Chinese has one word for the bits of a converter and the positions of a switch.
  if (unit === '位') return ['bit', 'positions']
  const named = /^[\x20-\x7E]+$/.test(unit) ? null : findUnitAt(unit, 0)
  if (named?.exponent === 0 && named.end === unit.length) return [named.unit]
  return /^[uμ]/i.test(symbol) ? ['u', 'µ', 'μ'].map((micro) => micro + symbol.slice(1)) : [symbol]
}

/** Package names have a dash (`SOT-23`) that buyers omit. */
const spellings = (word: string) => {
  const dashed = word.replace(/^(\p{L}{2,})(\d)/u, '$1-$2')
  return dashed === word ? unitSpellings(word) : [word, dashed]
}

const anyOf = (terms: string[]) => (terms.length === 1 ? terms[0] : `(${terms.join(' | ')})`)

/** Descriptions have `0.47` for `.47` and `0,47`. */
const withPoints = (text: string) =>
  text.replaceAll(/(?<![\w.,])(\d{0,3}),(?=\d{1,3}(?!\d))/g, '$1.').replaceAll(/(?<![\w.,])\.(?=\d)/g, '0.')

/** The number of `20 mΩ` is not that of 20 V. */
const joinUnits = (text: string) =>
  parseAmounts(text)
    .amounts.filter(({ min, max }) => min === max)
    .toReversed()
    .reduce(
      (joined, { start, end }) =>
        joined.slice(0, start) +
        joined.slice(start, end).replaceAll(/(?<=[\d\p{L}]) (?=\p{L})/gu, '') +
        joined.slice(end),
      text,
    )

const listDescriptionWords = (text: string) => splitWords(joinUnits(withPoints(text)))

/** `LM358` and the name of a series in capitals, `SMBJ`, begin a number, wherever they stand in the keyword. */
const isNumberLike = (word: string) =>
  /^[A-Z]{3,}$/.test(word) || (/^[A-Z\d]{4,}$/i.test(word) && /[A-Z]/i.test(word) && /\d/.test(word))

const wordTerm = (word: string, isLast: boolean) => {
  const end = isLast ? ':*' : ''
  const [, value, unit] = /^([\d.]+)(\p{L}+)$/u.exec(word) ?? []
  // `0603K` is a size and a code, in a part number. As a phrase, `0603 K` would be compared with all parts of the size.
  if (!value || !unit || isChip(value))
    return anyOf(
      [...spellings(word), ...toSingulars(word)].map(
        (spelling) => lexeme(spelling) + (isNumberLike(word) ? ':*' : end),
      ),
    )
  // Packages have their number of pins: `SOIC-8` is the words `soic` and `-8`.
  if (unit === 'pin') return anyOf([`${lexeme(value)} <-> ${lexeme('positions')}`, lexeme(`-${value}`)])
  // Descriptions separate number and unit (`100 nF`); buyers do not, and shorten the unit (`100n`, `10k`).
  const parted = unitSpellings(unit).map((spelling) => `${lexeme(spelling)}:*`)
  return anyOf([`${lexeme(value)} <-> ${anyOf(parted)}`, lexeme(word) + end])
}

/** Part numbers are compared without points, so `4.7pF` would be found in the number of a part with 47 pF. */
const isDecimalAmount = (text: string) => {
  if (!/[.,]/.test(text)) return false
  const { amounts, words } = parseAmounts(text)
  return amounts.length > 0 && words.length === 0
}

/** The index has such a word as a whole and in pieces. As a text, it would be searched for as a phrase of both, and many words begin with a piece such as `m`. */
const isCompound = (word: string) => /^[a-z][a-z\d]*(?:-[a-z][a-z\d]*)+$/i.test(word)

/** `TO-220-FP` for `TO220-FP`. The index has only the pieces of such a word; too many words begin with a single letter. */
const dashedTerm = (word: string, end: string) => {
  const [, letters, digits, last = ''] = /^([a-z]{2,})(\d+)-([a-z]+)$/.exec(word) ?? []
  return letters
    ? [`${lexeme(letters)} <-> ${lexeme(`-${digits}`)} <-> ${lexeme(last)}${last.length > 1 ? end : ''}`]
    : []
}

const compoundTerm = (word: string, isLast: boolean) => {
  const lower = word.toLowerCase()
  const end = isLast ? ':*' : ''
  const whole = [lower, ...toSingulars(lower).filter(isCompound)].map((each) => lexeme(each) + end)
  return anyOf([...whole, ...dashedTerm(lower, end)])
}

/** `last`: the word that the buyer may not have typed to its end. */
const toWordQueries = (words: readonly string[], last: string | undefined) => {
  const [compounds, others] = partition(words, isCompound)
  return {
    wordQuery: others.map((word) => wordTerm(word, word === last)).join(' & ') || null,
    compoundQuery: compounds.map((word) => compoundTerm(word, word === last)).join(' & ') || null,
  }
}

export const planSearch = (keyword: string): SearchPlan | null => {
  const text = tidy(keyword)
  if (text === '') return null
  const number = isDecimalAmount(text) ? '' : normalizePartNumber(text)
  const points = toPointPattern(text)
  const words = listDescriptionWords(expandWords(text))
  return {
    ...emptyPlan,
    text,
    number,
    inside: insidePattern(number),
    words,
    points,
    ...toWordQueries(words, words.at(-1)),
  }
}

/** For the rest of a keyword that is no part number: whole words, whose parts may be in any place. Null for an empty keyword. */
export const planWords = (keyword: string): SearchPlan | null => {
  const text = tidy(keyword)
  const words = listDescriptionWords(translateWords(expandWords(text)).replaceAll(/(?<=\p{L})-(?=\p{L})/gu, ' '))
  if (words.length === 0) return null
  return { ...emptyPlan, text, words, ...toWordQueries(words, undefined) }
}

/** An empty keyword equals no number. */
export const planExactSearch = (keyword: string): SearchPlan => {
  const text = tidy(keyword)
  return { ...emptyPlan, text, number: normalizePartNumber(text), points: toPointPattern(text), isExact: true }
}
