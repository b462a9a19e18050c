import { isArabic, joinedScripts } from '@partgate/schema/foreign-words.ts'
import { isSameWord, maxEndingChars } from './whole-names.ts'

const minChars = 3
const minStemChars = 4
const minStemmedChars = 5
const minCompoundRest = 4
const minCompoundStart = 3

/** `Widerstand` is a part of `Chipwiderstände`, `Schalter` is none of `Schaltregler`. */
const isPartOf = (word: string, compound: string) =>
  (compound.includes(word) && compound.length - word.length >= minCompoundRest) ||
  [1, 2].some((cut) => {
    const stem = word.slice(0, word.length - cut)
    const at = stem.length > minStemChars ? compound.lastIndexOf(stem) : -1
    return at >= minCompoundStart && isSameWord(compound.slice(at), word)
  })

type CategoryWords = { names: string; words: ReadonlySet<string> }

/** Chinese, Japanese and Korean names are joined words. A short word is a whole word of the name or its plural. A longer word may have another ending, and may be a part of a compound. */
export const isNamed = (word: string, { names, words }: CategoryWords) => {
  if (joinedScripts.test(word)) return word.length >= 2 && names.includes(word)
  if (word.length < minChars) return false
  if (isArabic(word)) return [word, word.slice(0, -1)].some((stem) => stem.length >= minChars && names.includes(stem))
  if (word.length < minStemmedChars) return [word, `${word}s`, word.replace(/s$/, '')].some((form) => words.has(form))
  if (!names.includes(word.slice(0, Math.max(minStemChars, word.length - maxEndingChars)))) return false
  return words.values().some((name) => isSameWord(word, name) || isPartOf(word, name))
}
