import { looksLikeDesignators, readDesignators } from '../columns/designators.ts'
import { isKnownManufacturer } from '../columns/manufacturers.ts'
import { readHeader } from '../columns/read-header.ts'
import { isPartNumberWord } from '../number-in-text.ts'
import type { Rows } from './read-sheets.ts'

const [maxLines, maxLineChars, minLines, minShare, minEqualShare, maxAlignedShare] = [2_500, 500, 3, 0.5, 0.8, 0.5]

const minNames = 3

const isInteger = (word: string | undefined) => word !== undefined && /^\d{1,5}$/.test(word)

/** The words of the designators, which begin at `from`; a comma at the end of a word goes on. */
const findEnd = (words: readonly string[], from: number) => {
  let end = from
  while (end < words.length && looksLikeDesignators((words[end] ?? '').replace(/,$/, ''))) end++
  return end
}

/** The last part number, with the manufacturer before or behind it. */
const splitText = (words: readonly string[]) => {
  const at = words.findLastIndex(isPartNumberWord)
  if (at < 0) return { description: words.join(' '), manufacturer: '', number: '' }
  const before =
    [3, 2, 1].find((count) => count <= at && isKnownManufacturer(words.slice(at - count, at).join(' '))) ?? 0
  const [behind, above] = [words.slice(at + 1).join(' '), words.slice(at - before, at).join(' ')]
  return {
    description: words.slice(0, at - before).join(' '),
    manufacturer: above === '' ? behind : above,
    number: words[at] ?? '',
  }
}

/** Each word of a line is a cell where it has a name in the header. */
const hasHeader = (texts: readonly string[]) => {
  const words = texts.map((text) => text.split(/\s+/))
  const header = words.find((names) => names.length >= minNames && names.every((name) => readHeader(name) !== null))
  return words.filter(({ length }) => length === header?.length).length > texts.length / 2
}

type Printed = { cells: string[]; isEqual: boolean }

/** `1 4 C1-C4 CAP CER 0.1UF 0603 Murata GRM188R71H104KA93D`: item, pieces and designators, or designators and pieces. */
const readPrinted = (line: string): Printed | null => {
  if (line.length > maxLineChars) return null
  const words = line.split(/\s+/)
  const first = words.findIndex((word) => !isInteger(word))
  if (first < 0 || first > 2) return null
  const end = findEnd(words, first)
  const names = words.slice(first, end).join(' ')
  const count = isInteger(words[first - 1]) ? words[first - 1] : words[end]
  if (names === '' || !isInteger(count)) return null
  const { description, manufacturer, number } = splitText(words.slice(first > 0 ? end : end + 1))
  const isEqual = readDesignators(names)?.count === Number(count)
  return { cells: [names, count ?? '', description, manufacturer, number], isEqual }
}

/** Lines of a printed table, as copied from a PDF, whose cells only single blanks separate. The number of designators proves which number counts the pieces. */
export const splitPrinted = (lines: readonly string[]): Rows => {
  const texts = lines.map((line) => line.trim())
  const filled = texts.filter((text) => text !== '')
  const aligned = filled.filter((text) => /\t|\S {2,}\S/.test(text.slice(0, maxLineChars)))
  if (lines.length > maxLines || aligned.length > filled.length * maxAlignedShare || hasHeader(filled)) return []
  const printed = texts.map(readPrinted)
  const found = printed.filter((each) => each !== null)
  const isTable =
    found.length >= minLines &&
    found.length >= filled.length * minShare &&
    found.filter(({ isEqual }) => isEqual).length >= found.length * minEqualShare
  return isTable ? printed.map((each, at) => each?.cells ?? (texts[at] === '' ? [] : [texts[at] ?? ''])) : []
}
