import { parseAmounts, type Word } from './amounts.ts'

export const categoryKey = 'category'

/** The names of a category in all languages, with those of the categories above it. */
export type CategoryName = { id: number; parentId: number | null; names: string; words: ReadonlySet<string> }
/** The words of a keyword that name categories, the topmost of these categories, and all below them. */
export type CategoryMatch = { words: readonly Word[]; named: readonly number[]; ids: readonly number[] }
type CategoryRow = { id: number; parentId: number | null; names: readonly string[] }

/** `Widerstände` and `widerstande` are equal. */
const fold = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').normalize('NFC').toLowerCase()

export const buildCategoryNames = (rows: readonly CategoryRow[]): CategoryName[] => {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const listNames = ({ parentId, names }: CategoryRow): readonly string[] => {
    const parent = parentId === null ? undefined : byId.get(parentId)
    return parent ? [...names, ...listNames(parent)] : names
  }
  return rows.map((row) => {
    const names = fold(listNames(row).join(' / '))
    return { id: row.id, parentId: row.parentId, names, words: new Set(names.split(/[^\p{L}]+/u)) }
  })
}

const isJoined = (word: string) => /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(word)
const isArabic = (word: string) => /\p{sc=Arabic}/u.test(word)
const minChars = 3
const minStemChars = 4
const minStemmedChars = 5

/** Chinese, Japanese and Korean names are joined words. A short word is a whole word of the name or its plural. A longer word may have another ending, and may be a part of a compound. */
const isNamed = (word: string, { names, words }: CategoryName) => {
  if (isJoined(word)) return word.length >= 2 && names.includes(word)
  if (word.length < minChars) return false
  if (isArabic(word)) return [word, word.slice(0, -1)].some((stem) => stem.length >= minChars && names.includes(stem))
  if (word.length < minStemmedChars) return [word, `${word}s`, word.replace(/s$/, '')].some((form) => words.has(form))
  return [0, 1, 2].some((cut) => {
    const stem = word.slice(0, word.length - cut)
    return stem.length >= minStemChars && (cut === 0 || stem.length > minStemChars) && names.includes(stem)
  })
}

const pieces = (text: string, { start, end }: Word): Word[] =>
  [...text.slice(start, end).matchAll(/\p{L}+/gu)].map(({ index, 0: piece }) => ({
    start: start + index,
    end: start + index + piece.length,
  }))

/** The categories whose names have the most words of the keyword, among them the last; then the same categories with the words of other categories, which are ignored. */
export const findCategories = (text: string, categories: readonly CategoryName[]): CategoryMatch[] => {
  const every = parseAmounts(text)
    .words.filter(({ start, end }) => !/\d/.test(text.slice(start, end)))
    .flatMap((word) => pieces(text, word))
  const covered = categories.map((category) => ({
    id: category.id,
    parentId: category.parentId,
    words: every.filter(({ start, end }) => isNamed(fold(text.slice(start, end)), category)),
  }))
  const toRank = ({ words }: { words: readonly Word[] }) => words.length * text.length + (words.at(-1)?.start ?? 0)
  const best = Math.max(0, ...covered.filter(({ words }) => words.length > 0).map(toRank))
  const found = best === 0 ? [] : covered.filter((each) => each.words.length > 0 && toRank(each) === best)
  const words = found[0]?.words ?? []
  if (words.length === 0) return []
  const ids = found.map(({ id }) => id)
  const named = found.filter(({ parentId }) => parentId === null || !ids.includes(parentId)).map(({ id }) => id)
  const known = every.filter((word) => covered.some((each) => each.words.includes(word)))
  const match = { words, named, ids }
  return known.length > words.length ? [match, { ...match, words: known }] : [match]
}
