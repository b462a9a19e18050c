import { foldWord, joinedScripts, toEnglish, withoutArticle } from '@partgate/schema/foreign-words.ts'
import { memoizeByText } from '../memoize-by-text.ts'
import type { PlacedCategory } from '../models.ts'

const maxCategories = 3
const minChars = 3
/** In scripts without blanks. */
const minJoinedChars = 2
/** A typed word of this length may be a part of a compound: `kondensator` in `Chipkondensatoren`. */
const minCompoundChars = 5
const minStemChars = 4

const toWords = (text: string) =>
  foldWord(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(withoutArticle)

type TypedWord = {
  word: string
  /** Empty for a link word such as `à`; null for a word with digits and for an unknown word. */
  english: readonly string[] | null
  isJoined: boolean
  /** True for short words and words with digits: only whole words of the name match, and the beginning of one if the word is the last. */
  isExact: boolean
  /** The typed word may have another ending than the name: `резисторов`, `resistors`. The last word may be unfinished. */
  beginnings: readonly string[]
}

const listStems = (word: string) => [
  word,
  ...[1, 2].map((cut) => word.slice(0, word.length - cut)).filter((stem) => stem.length >= minStemChars),
]

const toTypedWord = (word: string, isLast: boolean): TypedWord => {
  const hasDigit = /\p{N}/u.test(word)
  const isExact = hasDigit || word.length < minChars
  return {
    word,
    english: hasDigit ? null : toEnglish(word),
    isJoined: joinedScripts.test(word),
    isExact,
    beginnings: isExact ? (isLast ? [word] : []) : listStems(word),
  }
}

const isLink = ({ english }: TypedWord) => english?.length === 0

/** Long enough to name a category, or a word of the trade such as `钽`. */
const isTelling = ({ word, english, isJoined, isExact }: TypedWord) =>
  (isJoined ? word.length >= minJoinedChars : !isExact) || (english !== null && english.length > 0)

/** Link words are required only in a keyword that has no others: `con` begins `connectors`. */
type Keyword = { text: string; required: readonly TypedWord[]; optional: readonly TypedWord[] }

const readKeyword = (keyword: string): Keyword => {
  const words = toWords(keyword)
  const text = words.join(' ')
  const typed = words.map((word, i) => toTypedWord(word, i === words.length - 1))
  const others = typed.filter((each) => !isLink(each))
  return others.length > 0
    ? { text, required: others, optional: typed.filter(isLink) }
    : { text, required: typed, optional: [] }
}

/** `joined` is for scripts without blanks; `words` are without these scripts: `led` of `チップLED`. */
type Name = { text: string; joined: string; words: readonly string[] }

const toName = (name: string): Name => {
  const words = toWords(name)
  return {
    text: words.join(' '),
    joined: words.join(''),
    words: words.flatMap((word) => word.split(joinedScripts)),
  }
}

/** Lower is better: 0 at the beginning of the name, 1 at the beginning of a later word, 2 within a word. In scripts without blanks, 1 is anywhere later. Null where the name lacks the typed word. */
const rankWord = ({ word, isJoined, isExact, beginnings }: TypedWord, { joined, words }: Name) => {
  if (isJoined) {
    const place = word.length < minJoinedChars ? -1 : joined.indexOf(word)
    return place === -1 ? null : Math.min(place, 1)
  }
  const at = words.findIndex((each) => each === word || beginnings.some((beginning) => each.startsWith(beginning)))
  if (at !== -1) return Math.min(at, 1)
  return !isExact && word.length >= minCompoundChars && words.some((each) => each.includes(word)) ? 2 : null
}

const memoizeSlugWords = memoizeByText<readonly string[]>()

/** Slugs are English: `Kerko`, which means ceramic capacitor, is in `ceramic-chip-capacitors`, and `ЦАП` in `dacs`. */
const isInSlug = (english: readonly string[] | null, slug: string) => {
  if (english === null || english.length === 0) return false
  const words = memoizeSlugWords(slug, () => slug.split('-').flatMap((word) => [word, ...(toEnglish(word) ?? [])]))
  return english.every((meant) => words.some((word) => word.startsWith(meant)))
}

const completeNameRank = -1
/** A name that lacks a link word is after the names of the same rank that have it. */
const missingLinkRank = 0.5

/** A keyword has the rank of its best word; a word that only the slug has ranks 2. */
const rankCategory = ({ text, required, optional }: Keyword, { name: original, slug }: PlacedCategory) => {
  const name = toName(original)
  if (text === name.text) return completeNameRank
  const ranks = required.map((typed) => rankWord(typed, name) ?? (isInSlug(typed.english, slug) ? 2 : null))
  if (ranks.includes(null)) return null
  const linkRanks = optional.map((typed) => rankWord(typed, name))
  const best = Math.min(...[...ranks, ...linkRanks].filter((each) => each !== null))
  return linkRanks.includes(null) ? best + missingLinkRank : best
}

/** At most three categories whose name or slug has every typed word except link words: the best matches first, then the upper levels, then those with more parts. None for a part number, for a value and for short words alone. */
export const suggestCategories = (keyword: string, categories: Iterable<PlacedCategory>): PlacedCategory[] => {
  const read = readKeyword(keyword)
  if (!read.required.some(isTelling)) return []
  return [...categories]
    .flatMap((category) => {
      const rank = rankCategory(read, category)
      return rank === null ? [] : [{ category, rank }]
    })
    .toSorted(
      (a, b) =>
        a.rank - b.rank ||
        a.category.ancestors.length - b.category.ancestors.length ||
        b.category.partCount - a.category.partCount,
    )
    .slice(0, maxCategories)
    .map(({ category }) => category)
}
