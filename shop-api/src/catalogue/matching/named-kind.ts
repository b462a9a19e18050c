import { translateWords } from '@partgate/schema/foreign-words.ts'
import { type PartKind, kinds } from './kinds.ts'
import { removeUses } from './kinds-by-number.ts'
import { general, listAllowedKinds } from './part-kind.ts'
import { isPinKind } from './pin-rows.ts'
import { normalizeText, type RowTexts } from './row-texts.ts'

/** In `crystal oscillator` and in `oscillateur à quartz`, `quartz` says how the oscillator works. */
const qualifying =
  /\b(?:CRYSTAL|XTAL|QUARTZ|QUARZ)(?=[ -]?(?:CONTROLLED )?(?:OSC|OSZ|XO\b))|(?<=OS[CZ]IL\p{L}+ (?:À|A|AL|DE|DI) )QU?AR[TZ]\p{L}*/gu
/** Translations have no words such as `à`. */
const translatedQualifying = /\bCRYSTAL(?= OSC)|(?<=\bOSCILLATOR )CRYSTAL\b/g
/** Some call every part with a frequency `晶振`. */
const anyTiming = /^晶振$/

type NamedKind = { word: string; kinds: readonly PartKind[] }
/** General words, except those for a crystal, also name the special kinds of the same designator: many lists call an array a resistor. */
const listMeant = (kind: PartKind, word: string) =>
  general.has(kind.name) && (kind.name !== 'crystal' || anyTiming.test(word))
    ? [kind, ...listAllowedKinds(kind.designators[0] ?? null)]
    : [kind]

const readCell = (cell: string) => {
  const shortened = removeUses(cell)
  const text = normalizeText(shortened)
  const translation = normalizeText(translateWords(shortened.toLowerCase()))
  const translated = translation === text ? [] : [translation.replaceAll(translatedQualifying, ' ')]
  const find = ({ words }: PartKind) =>
    [text.replaceAll(qualifying, ' '), ...translated].flatMap((each) => words.exec(each)?.[0] ?? [])[0]?.trim()
  return { cell, find }
}

/** The word of the cell that names the kind, as it is written there; the whole cell where it is more than one word. */
const findWritten = (cell: string, kind: PartKind) =>
  cell.split(/[\s_/,:;|()]+/).find((word) => readCell(word).find(kind) !== undefined) ?? cell.trim()

/** The word for the kind in the value or the description, with the kinds that it may mean; null where only a designator, a footprint, a unit or
 * a property says the kind. */
export const findNamedKind = (texts: RowTexts, kind: PartKind): NamedKind | null => {
  // Of the parts that only a number identifies, many have no category of their own; those with a frequency are oscillators.
  if (isPinKind(kind) || (kind.isFoundByNumberOnly && kind.unit !== 'Hz')) return null
  const cells = [texts.value, texts.description].map(readCell)
  const own = cells.find(({ find }) => find(kind) !== undefined)
  const word = own?.find(kind)
  if (!own || word === undefined) return null
  const isNamed = (each: PartKind) => cells.some(({ find }) => find(each) !== undefined)
  return { word: findWritten(own.cell, kind), kinds: kinds.filter(isNamed).flatMap((each) => listMeant(each, word)) }
}
