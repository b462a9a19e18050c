import { pinCount, toSingulars } from './word-forms.ts'
import { overlaps, parseAmounts, type Word } from './amounts.ts'
import { isNamed } from './name-words.ts'
import { findByName, toPartialNames, toWholeNames, type WholeName } from './whole-names.ts'
import { foldWord, listPieces, toEnglish } from '@partgate/schema/foreign-words.ts'

export const categoryKey = 'category'

/** The words of an English name of parts, in the singular: `thick film chip resistor`. The last word names the kind, the others qualify it. */
type Kind = readonly string[]

/** `names` and `words` are of all languages, with those of the categories above. */
export type CategoryName = {
  id: number
  parentId: number | null
  names: string
  words: ReadonlySet<string>
  /** Kinds that all parts of the category are, some of them inherited from the categories above. */
  wholeKinds: readonly Kind[]
  /** The kinds of a category that has several: each is only some of its parts. */
  partialKinds: readonly Kind[]
  /** Its own names, of all languages. */
  wholeNames: readonly WholeName[]
  /** The names of some of its parts. */
  partialNames: readonly WholeName[]
}
/** `words` of a keyword name the categories `ids`; `named` are those of them that are below none of the others. `isFuse`: some of `named` are fuses. */
export type CategoryMatch = {
  words: readonly Word[]
  named: readonly number[]
  ids: readonly number[]
  isFuse: boolean
}
type CategoryRow = { id: number; parentId: number | null; names: readonly string[]; english: string | null }

const toSingular = (word: string) => toSingulars(word)[0] ?? word

/** `Crystals and resonators` are two kinds, `Ceramic capacitors (MLCC)` are one. */
const toKinds = (english: string): Kind[] =>
  foldWord(english)
    .replaceAll(/\(.*?\)/g, '')
    .replaceAll(/\b(a\/d|d\/a)\b/g, (direction) => toEnglish(direction)?.join(' ') ?? direction)
    .split(/\band\b|,/)
    .map((name) =>
      name
        .split(/[^\p{L}\p{N}]+/u)
        .filter(Boolean)
        .map(toSingular),
    )
    .filter((kind) => kind.length > 0)

export const buildCategoryNames = (rows: readonly CategoryRow[]): CategoryName[] => {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const listPath = (row: CategoryRow): readonly CategoryRow[] => {
    const parent = row.parentId === null ? undefined : byId.get(row.parentId)
    return parent ? [row, ...listPath(parent)] : [row]
  }
  return rows.map((row) => {
    const [own = [], ...above] = listPath(row).map(({ english }) => toKinds(english ?? ''))
    const inherited = above.flatMap((kinds) =>
      kinds.filter((kind) => kinds.length === 1 || own.some((each) => each.at(-1) === kind.at(-1))),
    )
    const names = foldWord(
      listPath(row)
        .flatMap((each) => each.names)
        .join(' / '),
    )
    const words = new Set(names.split(/[^\p{L}]+/u))
    const isMixed = own.length > 1
    return {
      id: row.id,
      parentId: row.parentId,
      names,
      words,
      wholeKinds: isMixed ? inherited : [...own, ...inherited],
      partialKinds: isMixed ? own : [],
      wholeNames: toWholeNames(row.names),
      partialNames: toPartialNames(row.names),
    }
  })
}

/** The order of the letters of `A/D` matters, so they are one piece. */
const piecePattern = /(?:analog(?:ue)?[- ]to[- ]digital|digital[- ]to[- ]analog(?:ue)?|\p{L}\/\p{L})(?!\p{L})|\p{L}+/giu

type TypedWord = Word & { form: string }
type CoveredByForms = Omit<Covered, 'words'> & { words: TypedWord[] }
type Covered = Pick<CategoryName, 'id' | 'parentId' | 'wholeKinds'> & { words: Word[] }

const listPinCounts = (text: string): Word[] =>
  [...text.matchAll(pinCount)].map(({ index, 0: count }) => ({ start: index, end: index + count.length }))

/** Without amounts, numbers of pins and words with digits. */
const listWords = (text: string): Word[] => {
  const words = parseAmounts(text).words.filter(({ start, end }) => !/\d/.test(text.slice(start, end)))
  const isInWord = (at: number) => words.some(({ start, end }) => start <= at && at <= end)
  const pinCounts = listPinCounts(text)
  return [...text.matchAll(piecePattern)]
    .map(({ index, 0: piece }) => ({ start: index, end: index + piece.length }))
    .filter(({ start, end }) => isInWord(start) && isInWord(end))
    .filter((word) => !pinCounts.some((count) => overlaps(count, word)))
}

const toRank = (text: string, { words }: Covered) =>
  words.length === 0 ? 0 : words.length * text.length + (words.at(-1)?.start ?? 0)

/** The categories that have the most words; of these, those whose last word is the latest. */
const takeBest = <C extends Covered>(text: string, covered: readonly C[]) => {
  const best = Math.max(0, ...covered.map((each) => toRank(text, each)))
  return best === 0 ? [] : covered.filter((each) => toRank(text, each) === best)
}

/** `Rectifier diode` is one kind; a bridge rectifier below the diodes has the words of two. */
const takeOneKind = (covered: readonly CoveredByForms[]) => {
  const ofOneKind = covered.filter(({ wholeKinds, words }) =>
    wholeKinds.some((kind) => words.every(({ form }) => kind.includes(form))),
  )
  return ofOneKind.length > 0 ? ofOneKind : covered
}

const toMatch = (found: readonly Covered[]): CategoryMatch => {
  const ids = found.map(({ id }) => id)
  const named = found.filter(({ parentId }) => parentId === null || !ids.includes(parentId)).map(({ id }) => id)
  const isFuse = found.some(
    ({ id, wholeKinds }) => named.includes(id) && wholeKinds.some((kind) => kind.at(-1) === 'fuse'),
  )
  return { words: found[0]?.words ?? [], named, ids, isFuse }
}

/** English words in the singular. A word of another language gives several in the same place, a small word gives none. */
const listTypedWords = (text: string) => {
  const pieces = listPieces(text, listWords(text))
  const words = pieces.flatMap(({ start, end, english }): TypedWord[] =>
    (english ?? [toSingular(foldWord(text.slice(start, end)))]).map((form) => ({ start, end, form })),
  )
  return { words, links: pieces.filter(({ english }) => english?.length === 0) }
}

const listPlaces = (words: readonly Word[]): Word[] =>
  [...new Map(words.map(({ start, end }) => [start, { start, end }])).values()].toSorted((a, b) => a.start - b.start)

/** The categories of the kind that the keyword names: `thick film resistor`, `Dickschichtwiderstand`. Null for a word that only qualifies kinds (`film`) and for a word that is only some parts of a category. In `crystal oscillator` the word `crystal` qualifies, so `crystals` does not name that category. */
export const findKind = (text: string, categories: readonly CategoryName[]): CategoryMatch | null => {
  const { words, links } = listTypedWords(text)
  const isTyped = (form: string | undefined) => words.some((word) => word.form === form)
  const isNamedBy = (kinds: readonly Kind[]) => kinds.some((kind) => isTyped(kind.at(-1)))
  const isLowest = ({ id }: { id: number }) => categories.every(({ parentId }) => parentId !== id)
  const covered = categories.map((category) => ({
    ...category,
    words: words.filter(({ form }) => category.wholeKinds.some((kind) => kind.includes(form))),
  }))
  const [first] = takeBest(
    text,
    covered.filter(({ wholeKinds }) => isNamedBy(wholeKinds)),
  )
  const best = takeOneKind(covered.filter((each) => first && toRank(text, each) === toRank(text, first)))
  const named = best.filter(({ wholeKinds }) => isNamedBy(wholeKinds))
  const namesPartialKind = categories.some(
    (each) => isNamedBy(each.partialKinds) && !isNamedBy(each.wholeKinds) && isLowest(each),
  )
  if (named.length === 0 || (namesPartialKind && named[0]?.words.length === 1)) return null
  const namesWholeName = categories.some(({ wholeKinds, partialKinds }) =>
    [...wholeKinds, ...partialKinds].some((kind) => kind.every(isTyped)),
  )
  const suitable = namesWholeName ? named : best
  const hasAllBelow = ({ id }: { id: number }) =>
    categories.every(({ id: below, parentId }) => parentId !== id || suitable.some((each) => each.id === below))
  const found = suitable.filter(hasAllBelow)
  if (found.length === 0) return null
  const match = toMatch(found)
  const [from = 0, to = 0] = [match.words[0]?.start, match.words.at(-1)?.end]
  const inner = links.filter(({ start, end }) => from < start && end < to)
  return { ...match, words: listPlaces([...match.words, ...inner]) }
}

const countChars = ({ words }: CategoryMatch) => words.reduce((sum, { start, end }) => sum + end - start, 0)

const withBelow = (found: readonly CategoryName[], categories: readonly CategoryName[]): CategoryName[] => {
  const below = categories.filter((each) => !found.includes(each) && found.some(({ id }) => id === each.parentId))
  return below.length > 0 ? withBelow([...found, ...below], categories) : [...found]
}

const findNamed = (
  text: string,
  categories: readonly CategoryName[],
  listNames: (category: CategoryName) => readonly WholeName[],
): CategoryMatch | null => {
  const found = findByName(text, categories, listNames)
  const words = found[0]?.match.words ?? []
  const all = withBelow(
    found.map(({ thing }) => thing),
    categories,
  )
  return found.length > 0 ? { ...toMatch(all.map((category) => ({ ...category, words: [] }))), words } : null
}

const takeLonger = (a: CategoryMatch | null, b: CategoryMatch | null) =>
  a && (!b || countChars(a) >= countChars(b)) ? a : b

/** The categories of which the keyword has a whole name in any language, or, if it has more words of the keyword, the kind of parts. */
export const findMeant = (text: string, categories: readonly CategoryName[]) =>
  takeLonger(
    findNamed(text, categories, ({ wholeNames }) => wholeNames),
    findKind(text, categories),
  )

/** The categories of which the keyword has a name, also one of only some parts. */
export const findNamedCategory = (text: string, categories: readonly CategoryName[]) =>
  takeLonger(
    findNamed(text, categories, ({ wholeNames }) => wholeNames),
    findNamed(text, categories, ({ partialNames }) => partialNames),
  )

/** `named`, or the categories whose names have more words of the keyword, among them the last; then the same categories without the words of other categories, and at last also without a number of pins. */
export const findCategories = (
  text: string,
  categories: readonly CategoryName[],
  named = findNamedCategory(text, categories),
): CategoryMatch[] => {
  const every = listPieces(text, listWords(text))
  const covered = categories.map((category) => ({
    ...category,
    words: every.filter(({ start, end }) => isNamed(foldWord(text.slice(start, end)), category)),
  }))
  const byWords = takeBest(text, covered)
  const match = takeLonger(named, byWords.length > 0 ? toMatch(byWords) : null)
  if (!match) return []
  const known = every.filter((word) => covered.some((each) => each.words.includes(word)))
  const ignore = (ignored: readonly Word[], from: CategoryMatch): CategoryMatch => {
    const others = ignored.filter((word) => !from.words.some((each) => overlaps(each, word)))
    return others.length === 0
      ? from
      : { ...from, words: [...from.words, ...others].toSorted((a, b) => a.start - b.start) }
  }
  const withoutOthers = ignore(known, match)
  return [...new Set([match, withoutOthers, ignore(listPinCounts(text), withoutOthers)])]
}
