import { normalizePartNumber } from './part-number.ts'

/** Values that were read from the keyword are no longer part of it. */
export type SearchPlan = {
  text: string
  /** Empty where no character of the keyword counts in part numbers. */
  number: string
  /** Pattern for LIKE over normalized numbers; null where it would match nearly all or none of them. */
  inside: string | null
  words: readonly string[]
  /** For to_tsquery('simple', …); null where the keyword has no word. */
  wordQuery: string | null
  /** Parts whose number is one typing error away; searched only when nothing else is found. */
  resembling: readonly number[] | null
  /** Only equal numbers and aliases are found. */
  isExact: boolean
}

const maxLength = 100
const maxWords = 16

/** PostgreSQL rejects null bytes; data sheets contain a dozen kinds of dashes. */
export const tidy = (keyword: string) =>
  keyword
    .toWellFormed()
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .slice(0, maxLength)
    .toWellFormed()
    .trim()

const splitWords = (text: string) => {
  const words = text.split(/[\s,;]+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
  const byLowerCase = new Map(words.map((word) => [word.toLowerCase(), word]))
  return [...byLowerCase.values()].slice(0, maxWords)
}

const insidePattern = (number: string) =>
  /^[!-~]+$/.test(number) && /[A-Z0-9]{3}/.test(number) ? `%${number.replace(/[%_\\]/g, '\\$&')}%` : null

const lexeme = (word: string) => `'${word.replace(/['\\]/g, '$&$&')}'`

/** Spellings in descriptions: `uF` for `µF` (either mu), `ohm` for `Ω`. */
const unitSpellings = (unit: string) => {
  const symbol = unit.replace(/ohms?$/i, 'Ω')
  return /^[uμ]/i.test(symbol) ? ['u', 'µ', 'μ'].map((micro) => micro + symbol.slice(1)) : [symbol]
}

/** Package names have a dash (`SOT-23`) that buyers omit. */
const spellings = (word: string) => {
  const dashed = word.replace(/^(\p{L}{2,})(\d)/u, '$1-$2')
  return dashed === word ? unitSpellings(word) : [word, dashed]
}

const anyOf = (terms: string[]) => (terms.length === 1 ? terms[0] : `(${terms.join(' | ')})`)

const wordTerm = (word: string, isLast: boolean) => {
  const end = isLast ? ':*' : ''
  const [, value, unit] = /^([\d.]+)(\p{L}+)$/u.exec(word) ?? []
  if (!value || !unit) return anyOf(spellings(word).map((spelling) => lexeme(spelling) + end))
  // Descriptions separate number and unit (`100 nF`); buyers do not, and shorten the unit (`100n`, `10k`).
  const parted = unitSpellings(unit).map((spelling) => `${lexeme(spelling)}:*`)
  return anyOf([`${lexeme(value)} <-> ${anyOf(parted)}`, lexeme(word) + end])
}

export const planSearch = (keyword: string): SearchPlan | null => {
  const text = tidy(keyword)
  if (text === '') return null
  const number = normalizePartNumber(text)
  const words = splitWords(text)
  const terms = words.map((word, index) => wordTerm(word, index === words.length - 1))
  const wordQuery = terms.join(' & ') || null
  return { text, number, inside: insidePattern(number), words, wordQuery, resembling: null, isExact: false }
}

/** An empty keyword equals no number. */
export const planExactSearch = (keyword: string): SearchPlan => {
  const text = tidy(keyword)
  const number = normalizePartNumber(text)
  return { text, number, inside: null, words: [], wordQuery: null, resembling: null, isExact: true }
}
