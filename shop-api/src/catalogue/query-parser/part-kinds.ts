import { translateWords } from '@partgate/schema/foreign-words.ts'
import { removeWords } from './parse-keyword.ts'
import { findByName, toWholeNames, type WholeName } from './whole-names.ts'

/** The beginning of descriptions of one kind of parts, and its translations. */
export type PartKind = { english: string; names: readonly WholeName[] }

export const buildPartKinds = (rows: readonly { english: string; names: readonly string[] }[]): PartKind[] =>
  rows
    .map(({ english, names }) => ({ english, names: toWholeNames(names) }))
    .toSorted((a, b) => a.english.length - b.english.length)

/** The keyword in the language of descriptions: with the English name of the kind of parts that it names, and with the words of the vocabulary. Without those that are as typed. */
export const listTranslations = (text: string, kinds: readonly PartKind[]): string[] => {
  const [found] = findByName(text, kinds, ({ names }) => names)
  const byKind = found ? `${found.thing.english} ${translateWords(removeWords(text, found.match.words))}` : text
  return [...new Set([byKind, translateWords(text)])].filter(
    (translated) => /\S/.test(translated) && translated !== text,
  )
}
