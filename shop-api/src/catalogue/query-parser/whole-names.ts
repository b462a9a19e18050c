import {
  beginsWithEntry,
  foldWithPlaces,
  isArabic,
  isLinkWord,
  joinedScripts,
  withoutArticle,
} from '@partgate/schema/foreign-words.ts'
import type { Word } from './amounts.ts'

/** A run of Chinese, Japanese or Korean characters, without the blanks inside it, or one word of another script. `places` has the position of each folded character, and the end of the token last; an Arabic stem is shorter. */
type Token = { form: string; isJoined: boolean; places: readonly number[] }
/** `forms`: of its words, without small words. */
export type WholeName = { forms: readonly string[] }
/** The words of a text that are the words of a name. */
type NameMatch = { words: readonly Word[]; chars: number; isInOrder: boolean }

const joined = `(?:${joinedScripts.source}|ー)`
const startsJoined = new RegExp(`^${joined}`, 'u')
const tokenPattern = new RegExp(
  String.raw`${joined}+(?:\s+${joined}+)*|[\p{sc=Arabic}\p{M}]+|(?:(?!${joined}|\p{sc=Arabic})[\p{L}\p{N}\p{M}])+`,
  'gu',
)

const minArabicStemChars = 3
const toArabicStem = (word: string) => {
  const stem = withoutArticle(word).replace(/(?:ات|ه|ين|ون)$/u, '')
  return stem.length >= minArabicStemChars ? stem : word
}

const listTokens = (text: string): Token[] =>
  [...text.matchAll(tokenPattern)].flatMap(({ index, 0: token }) => {
    if (isLinkWord(token)) return []
    const { folded, places } = foldWithPlaces(token)
    const characterPlaces = [...folded.matchAll(/\S/g)].map((character) => character.index)
    const form = characterPlaces.map((i) => folded[i]).join('')
    const at = [...characterPlaces, folded.length].map((i) => index + (places[i] ?? 0))
    return [{ form: isArabic(form) ? toArabicStem(form) : form, isJoined: startsJoined.test(form), places: at }]
  })

const withoutTextInBrackets = (name: string) => name.replaceAll(/[(（].*?[)）]/g, ' ')

const toWholeName = (name: string): WholeName => ({ forms: listTokens(name).map(({ form }) => form) })

/** The words between parts of a name in all languages; in Arabic and Korean they are written with a word. */
const conjunctions = /[,、，・·与與和/]|\s(?:and|und|et|y|e|и|및)\s|[와과]\s|\sو(?=[\p{L}\p{M}]{2})/giu

/** Each name as it is, and without its text in brackets. */
export const toWholeNames = (names: readonly string[]): WholeName[] =>
  [...new Set(names.flatMap((name) => [name, withoutTextInBrackets(name)]))]
    .map(toWholeName)
    .filter(({ forms }) => forms.length > 0)

/** Both names of `Crystals and resonators`; none of a name without a conjunction. */
export const toPartialNames = (names: readonly string[]): WholeName[] =>
  [
    ...new Set(
      names.flatMap((name) => {
        const parts = withoutTextInBrackets(name).split(conjunctions)
        return parts.length > 1 ? parts : []
      }),
    ),
  ]
    .map(toWholeName)
    .filter(({ forms }) => forms.some((form) => form.length > 1))

const minEndingStemChars = 4
const minWordChars = 5
export const maxEndingChars = 2

/** Both may have endings: `Kondensator`, `Kondensatoren`. Short words have a plural only. */
export const isSameWord = (a: string, b: string) => {
  if (a.charCodeAt(0) !== b.charCodeAt(0)) return false
  if (a === b || a === `${b}s` || b === `${a}s`) return true
  if (
    a.length < minWordChars ||
    b.length < minWordChars ||
    isArabic(a) ||
    Math.abs(a.length - b.length) > maxEndingChars
  )
    return false
  const stemChars = Math.max(minEndingStemChars, Math.max(a.length, b.length) - maxEndingChars)
  return a.slice(0, stemChars) === b.slice(0, stemChars)
}

type FoundWord = Word & { chars: number }

const minJoinedChars = 2
/** The text `电阻` has the name `电阻器`. */
const toJoinedForms = (form: string) =>
  /[器기]$/u.test(form) && form.length > minJoinedChars ? [form, form.slice(0, -1)] : [form]

/** The name ends where the run ends, before a blank that was typed, or before a known word: `スイッチング電源` does not have the name `スイッチ`. */
const findInRun = ({ form, places }: Token, name: string): FoundWord | null => {
  for (const each of toJoinedForms(name)) {
    const at = form.lastIndexOf(each)
    if (at === -1) continue
    const next = at + each.length
    const start = places[at] ?? 0
    const end = places[next] ?? start
    const isWord = next === form.length || end > (places[next - 1] ?? end) + 1 || beginsWithEntry(form.slice(next))
    if (isWord) return { start, end, chars: each.length }
  }
  return null
}

const findWord = (token: Token, form: string): FoundWord | null => {
  if (token.isJoined) return findInRun(token, form)
  const [start = 0] = token.places
  return isSameWord(token.form, form) ? { start, end: token.places.at(-1) ?? start, chars: token.form.length } : null
}

const findName = (listFound: (form: string) => readonly FoundWord[], { forms }: WholeName): NameMatch | null => {
  const words: FoundWord[] = []
  for (const form of forms) {
    const found = listFound(form).find(({ start }) => !words.some((word) => word.start === start))
    if (!found) return null
    words.push(found)
  }
  return {
    words: words.map(({ start, end }) => ({ start, end })).toSorted((a, b) => a.start - b.start),
    chars: words.reduce((sum, { chars }) => sum + chars, 0),
    isInOrder: words.every(({ start }, i) => start >= (words[i - 1]?.start ?? 0)),
  }
}

const toRank = ({ chars, isInOrder }: NameMatch) => chars + (isInOrder ? 0.5 : 0)

/** The things whose names match the most characters of the text; of several, those whose words are in the order of the name. */
export const findByName = <T>(text: string, things: readonly T[], namesOf: (thing: T) => readonly WholeName[]) => {
  const tokens = listTokens(text)
  const foundByForm = new Map<string, FoundWord[]>()
  const listFound = (form: string) => {
    const known = foundByForm.get(form)
    if (known) return known
    const words = tokens.map((token) => findWord(token, form)).filter((word) => word !== null)
    foundByForm.set(form, words)
    return words
  }
  const possibleFirstChars = new Set(
    tokens.flatMap(({ form, isJoined: isRun }) => (isRun ? [...form] : form.charAt(0))),
  )
  let best = 0
  let found: { thing: T; match: NameMatch }[] = []
  for (const thing of things)
    for (const name of namesOf(thing)) {
      if (!name.forms.every((form) => possibleFirstChars.has(form.charAt(0)))) continue
      const match = findName(listFound, name)
      if (!match || toRank(match) < best) continue
      found = toRank(match) > best ? [] : found
      best = toRank(match)
      if (!found.some((each) => each.thing === thing)) found.push({ thing, match })
    }
  return found
}
