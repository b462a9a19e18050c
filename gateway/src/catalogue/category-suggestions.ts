import { foldWord, joinedScripts, toEnglish, withoutArticle } from '@partgate/schema/foreign-words.ts'
import type { Category } from '../generated/resolvers.ts'

const maxCategories = 3
const minChars = 3
/** A typed word of this length may be a part of a compound: `kondensator` in `Chipkondensatoren`. */
const minCompoundChars = 5
const minStemChars = 4

const toWords = (text: string) =>
  foldWord(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(withoutArticle)

/** The typed word may have another ending than the name: `резисторов`, `resistors`. */
const listStems = (word: string) =>
  [0, 1, 2].map((cut) => word.slice(0, word.length - cut)).filter((stem) => stem.length >= minStemChars)

/** Lower is better: 0 at the beginning of the name, 1 at the beginning of a later word, 2 within a word. In scripts without blanks, 1 is anywhere later. Null where the name lacks the typed word, or the word is too short. */
const rankWord = (typed: string, words: readonly string[]) => {
  if (joinedScripts.test(typed)) {
    const place = typed.length < 2 ? -1 : words.join('').indexOf(typed)
    return place === -1 ? null : Math.min(place, 1)
  }
  if (typed.length < minChars) return null
  const stems = [typed, ...listStems(typed)]
  const at = words.findIndex((word) => stems.some((stem) => word.startsWith(stem)))
  if (at !== -1) return Math.min(at, 1)
  return typed.length >= minCompoundChars && words.some((word) => word.includes(typed)) ? 2 : null
}

type TypedWord = { word: string; english: readonly string[] }

/** Slugs are English: `Kerko`, which means ceramic capacitor, is in `ceramic-chip-capacitors`. */
const isInSlug = (english: readonly string[], slug: string) => {
  const words = slug.split('-')
  return english.length > 0 && english.every((meant) => words.some((word) => word.startsWith(meant)))
}

const rank = (typed: readonly TypedWord[], { name, slug }: Category) => {
  const words = toWords(name)
  const ranks = typed.map(({ word, english }) => rankWord(word, words) ?? (isInSlug(english, slug) ? 2 : null))
  return ranks.length === 0 || ranks.includes(null) ? null : Math.min(...ranks.map((each) => each ?? 0))
}

/** At most three categories whose name or slug has every typed word: the best matches first, then the upper levels, then those with more parts. None for a keyword with digits, which is a part number or a value. */
export const suggestCategories = (keyword: string, categories: Iterable<Category>): Category[] => {
  if (/\p{N}/u.test(keyword)) return []
  const typed = toWords(keyword).map((word) => ({ word, english: toEnglish(word) ?? [] }))
  return [...categories]
    .flatMap((category) => {
      const score = rank(typed, category)
      return score === null ? [] : [{ category, score }]
    })
    .toSorted(
      (a, b) =>
        a.score - b.score ||
        a.category.ancestors.length - b.category.ancestors.length ||
        b.category.partCount - a.category.partCount,
    )
    .slice(0, maxCategories)
    .map(({ category }) => category)
}
