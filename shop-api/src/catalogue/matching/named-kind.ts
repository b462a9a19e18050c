import { translateWords } from '@partgate/schema/foreign-words.ts'
import { type PartKind, kinds } from './kinds.ts'
import { ambiguousKinds, removeUses } from './kinds-by-number.ts'
import { general, listAllowedKinds } from './part-kind.ts'
import { isPinKind } from './pin-rows.ts'
import { normalizeText, type RowTexts } from './row-texts.ts'

/** In `crystal oscillator`, the first word says how the oscillator works. */
const qualifying = /\b(?:CRYSTAL|XTAL|QUARTZ|QUARZ)(?=[ -]?(?:CONTROLLED )?(?:OSC|OSZ|XO\b))/g
/** Some call every part with a frequency `晶振`. */
const anyTiming = /^晶振$/

export type NamedKind = { word: string; kinds: readonly PartKind[] }
/** General words, except those for a crystal, also name the special kinds of the same designator: many lists call an array a resistor. */
const listMeant = (kind: PartKind, word: string) =>
  general.has(kind.name) && (kind.name !== 'crystal' || anyTiming.test(word))
    ? [kind, ...listAllowedKinds(kind.designators[0] ?? null)]
    : [kind]

export const findNamedKind = (texts: RowTexts, kind: PartKind | null): NamedKind | null => {
  if (kind === null || isPinKind(kind) || ambiguousKinds.includes(kind)) return null
  const find = ({ words, qualities }: PartKind, text: string) => words.exec(text)?.[0] ?? qualities?.exec(text)?.[0]
  const tidied = [texts.value, texts.description, texts.package].map((text) =>
    normalizeText(removeUses(text)).replaceAll(qualifying, ' '),
  )
  const translated = tidied.map((text) => normalizeText(translateWords(text.toLowerCase())))
  const findIn = (each: PartKind) => [...tidied, ...translated].flatMap((text) => find(each, text) ?? [])[0]?.trim()
  const word = findIn(kind)
  if (word === undefined) return null
  return { word, kinds: kinds.flatMap((each) => (findIn(each) === undefined ? [] : listMeant(each, word))) }
}
