import { readCellKinds } from '../columns/cell-kinds.ts'
import { looksLikeDesignators, readDesignators } from '../columns/designators.ts'
import type { NamedColumn } from '../columns/name-columns.ts'
import type { Meaning } from '../columns/read-header.ts'
import { findUnfitMarks, isFitText, isUnfitText } from './row-words.ts'

/** How many of the row's designators are not placed; null where a mark applies to the whole row. */
type Unfit = number | null

const markedMeanings = new Set<Meaning>(['value', 'note', 'description', 'quantity', 'manufacturer_part_number'])

/** `Variant` of `Variant A` and `Variant_B`. */
const readVariants = (header: string) => /^(\p{L}.*?)[\s_-]*(?:\d+|(?<=[\s_-])\p{L}+)$/u.exec(header.trim())?.[1]
/** `Variant A` says `Fitted` and `Variant B` says `Not fitted`: one variant of the board has the part. */
export const isFitInVariant = (columns: readonly NamedColumn[], texts: readonly string[]) => {
  const marked = columns.filter(({ meaning }) => meaning === 'not_fitted' || meaning === 'ignored')
  const listVariants = (isMarked: (text: string) => boolean) =>
    marked.flatMap(({ at, text }) => (isMarked(texts[at] ?? '') ? (readVariants(text) ?? []) : []))
  const fit = listVariants(isFitText)
  return fit.length > 0 && listVariants(isUnfitText).some((name) => fit.includes(name))
}

const names = String.raw`((?:[A-Z]{1,4}\d{1,4}(?:\s*(?:[,;&/+-]|and|und|et)\s*|\s+))*[A-Z]{1,4}\d{1,4})`
/** Names directly before or behind a mark, as in `R2 not fitted`, `J3 is not fitted` or `DNP: R2, R3`. */
const namesBefore = new RegExp(String.raw`${names}[\s:=-]*(?:(?:is|are|ist|sind|est)\s+)?$`)
const namesBehind = new RegExp(String.raw`^[\s:=-]+${names}(?![\w.-])`)

const readNames = (text: string) => (looksLikeDesignators(text) ? (readDesignators(text, true)?.names ?? []) : [])

/** Of each mark of a text, the designators that it names; none for a mark that names no part of the list, as in `R0603 DNP`. */
const listMarks = (cell: string, listed: ReadonlySet<string>): string[][] => {
  const whole = cell.normalize('NFKC')
  return findUnfitMarks(whole).map(({ start, end }) => {
    const before = namesBefore.exec(whole.slice(0, start))?.[1] ?? ''
    const behind = namesBehind.exec(whole.slice(end))?.[1] ?? ''
    const found = [before, behind].map((text) => readNames(text).filter((name) => listed.has(name)))
    return found.find((named) => named.length > 0) ?? []
  })
}

/** `C3(DNP)`, but not `C1-C3 (DNP)`. */
const markedName = /(?<![-–—.\w])([A-Z]{1,4}\d{1,4})\s?[([]([^()[\]]{1,16})[)\]]/gi
const listMarkedNames = (designators: string) =>
  [...designators.matchAll(markedName)].flatMap(([, name = '', mark = '']) =>
    isUnfitText(mark) ? [name.toUpperCase()] : [],
  )

/** Contacts of relays are `NO` and `NC` too. */
const contact = /^(?:n\.?c\.?|open)$/i
/** Behind a value, `NF` is a unit and `NP` means without polarity. */
const notConnected = /^(\S.*?)\s+n\.?\s?[cb]\.?$/i
/** `10k NM`, but not `625 NM`, a wavelength. */
const notMounted = /^(\S*\d.*\p{L})\s+N\.?M\.?$/u
/** `22uF/NC`, `NC/22pF`, `820pF N.C.`, `10uF (NP)`, `24LC256 [NF]`. */
const isUnfitPart = (text: string) => {
  const [, named = '', inBrackets = ''] = /^(.+?)\s*[([]([^()[\]]{1,16})[)\]]$/.exec(text) ?? []
  const isValue = (part: string) => readCellKinds(part).has('value') && /[\dpnuµkMR]$|[FHΩ]$|ohms?$/i.test(part)
  if (named !== '' && isUnfitText(inBrackets))
    return isValue(named) || (readCellKinds(named).has('partNumber') && !contact.test(inBrackets.trim()))
  const [, connected = ''] = text.length <= 40 ? (notConnected.exec(text) ?? notMounted.exec(text) ?? []) : []
  if (isValue(connected)) return true
  const parts = text.split(/\s*\/\s*/)
  const others = parts.filter((part) => !isUnfitText(part))
  return others.length === parts.length - 1 && others.length > 0 && isValue(others[0] ?? '')
}

/** Null where no mark applies to the row; `listed` are all designators of the list. */
export const readUnfitMarks = (
  columns: readonly NamedColumn[],
  texts: readonly string[],
  listed: ReadonlySet<string>,
): { count: Unfit } | null => {
  const designators = columns.find(({ meaning }) => meaning === 'designators')
  const cell = designators ? (texts[designators.at] ?? '') : ''
  const own = new Set(readDesignators(cell, true)?.names)
  const named = listMarkedNames(cell)
  const unfit = new Set(named.filter((name) => own.has(name)))
  if (named.length === 0 && findUnfitMarks(cell).length > 0) return { count: null }
  for (const { at, meaning } of columns) {
    const text = texts[at] ?? ''
    if (!markedMeanings.has(meaning) || text === '') continue
    if (meaning === 'value' && isUnfitPart(text)) return { count: null }
    for (const marked of listMarks(text, listed)) {
      if (marked.length === 0 || own.size === 0) return { count: null }
      for (const name of marked) if (own.has(name)) unfit.add(name)
    }
  }
  if (unfit.size === 0) return null
  return { count: unfit.size < own.size ? unfit.size : null }
}
