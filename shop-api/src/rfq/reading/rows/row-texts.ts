import { toCellText } from '../cell-text.ts'
import { beginsWithValue } from '../value-shapes.ts'
import { type CellKind, readCellKinds } from '../columns/cell-kinds.ts'
import type { NamedColumn } from '../columns/name-columns.ts'
import type { Meaning } from '../columns/read-header.ts'
import { isNamedNumber, type RowNumber } from './row-numbers.ts'
import { isPlaceholder } from './row-words.ts'
import { isLibrarySymbol, isStatedValue, isWordsOrValue } from './stated-value.ts'
import type { TextSheet } from './text-sheet.ts'

/** Merged cells of these columns apply to each of their rows. */
const filledDown = new Set<Meaning>(['manufacturer', 'description', 'package', 'value', 'distributor'])

/** Of several columns with values, the cell that states one, else one with the shape of a part number. */
const chooseValue = (texts: readonly string[]): string | undefined => {
  const meant = texts.filter((text) => !isLibrarySymbol(text))
  const find = (kind: CellKind) => meant.find((text) => readCellKinds(text).has(kind))
  return find('value') ?? find('partNumber') ?? meant[0] ?? texts[0]
}

/** The text of a row in the columns of one meaning; empty if none. `company`: the manufacturer that the part number names. */
export const readText = (
  sheet: TextSheet,
  at: number,
  columns: readonly NamedColumn[],
  meaning: Meaning,
  company = '',
): string => {
  const texts = columns
    .filter((column) => column.meaning === meaning)
    .toSorted((a, b) => b.confidence - a.confidence)
    .map((column) => {
      const own = sheet.row(at)[column.at] ?? ''
      return own === '' && filledDown.has(meaning) ? (sheet.mergedText(at, column.at) ?? '') : own
    })
    .filter((text) => text !== '' && !isPlaceholder(text))
  if (meaning === 'value' && texts.length > 1) return chooseValue(texts) ?? ''
  return meaning === 'manufacturer' && company !== '' ? company : (texts[0] ?? '')
}

export type LineTexts = Record<'value' | 'package' | 'description' | 'manufacturer' | 'date_code' | 'note', string>

/** `numbers`: those of the row. */
export const readLineTexts = (
  sheet: TextSheet,
  at: number,
  columns: readonly NamedColumn[],
  numbers: readonly RowNumber[],
): LineTexts => {
  const company = numbers.find(({ meaning }) => meaning === 'manufacturer_part_number')?.company
  const text = (meaning: Meaning) => toCellText(readText(sheet, at, columns, meaning, company)).text
  // Values and words in the column of the numbers, such as `10k` or `blue button`, are all that some rows say of their part.
  const numbered = columns.filter(({ meaning }) => meaning === 'manufacturer_part_number')
  const hasOwn = numbers.some(({ column }) => numbered.some((each) => each.at === column))
  const other = hasOwn ? '' : text('manufacturer_part_number')
  const [written, description, manufacturer] = [text('value'), text('description'), text('manufacturer')]
  const designators = text('designators')
  const isStated = isStatedValue(other, designators) && !(beginsWithValue(written) && !/\s/.test(written))
  const isNoNumber = isWordsOrValue(other, designators)
  const isNamed = numbered.some(isNamedNumber) && isNoNumber
  const value = isStated || (written === '' && isNamed) ? other : written
  const isAllThere = numbers.length === 0 && value === ''
  const words = isAllThere || !(isNoNumber || readCellKinds(other).has('url')) ? other : ''
  return {
    value,
    package: text('package'),
    description: value === written ? description || words : `${written} ${description}`.trim(),
    manufacturer: numbers.some(({ number }) => number === manufacturer) ? '' : manufacturer,
    date_code: text('date_code'),
    note: text('note'),
  }
}
