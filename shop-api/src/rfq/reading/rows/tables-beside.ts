import type { Meaning } from '../columns/read-header.ts'
import { foldText } from '../columns/header-words.ts'
import { findTable, hasSureHeader } from './find-table.ts'
import { filledCells } from './header-row.ts'
import type { TextSheet } from './text-sheet.ts'

/** Columns from `from` up to and without `to`. */
type Range = { from: number; to: number }

const [maxScannedRows, maxLists] = [1_000, 10]

/** Ranges of columns between empty ones; a title above may cross an empty column. */
const listRanges = (sheet: TextSheet): Range[] => {
  const filled = Array.from({ length: sheet.width }, () => false)
  for (let at = 0; at < Math.min(sheet.length, maxScannedRows); at++) {
    const row = sheet.row(at)
    if (filledCells(row) > 1) for (const [column, text] of row.entries()) if (text !== '') filled[column] = true
  }
  const ranges: Range[] = []
  for (const [column, isFilled] of filled.entries()) {
    const last = ranges.at(-1)
    if (!isFilled) continue
    if (last?.to === column) last.to++
    else ranges.push({ from: column, to: column + 1 })
  }
  return ranges
}

/** `AB` for 27. */
const toLetters = (column: number): string =>
  (column < 26 ? '' : toLetters(Math.floor(column / 26) - 1)) + String.fromCodePoint(65 + (column % 26))

const cutColumns = (sheet: TextSheet, { from, to }: Range): TextSheet => {
  const rows: (readonly string[] | undefined)[] = []
  const row = (at: number) => (rows[at] ??= sheet.row(at).slice(from, to))
  let { length } = sheet
  while (length > 0 && filledCells(row(length - 1)) === 0) length--
  return {
    ...sheet,
    name: `${sheet.name} ${toLetters(from)}–${toLetters(to - 1)}`.trim(),
    isBesideAnother: true,
    length,
    width: to - from,
    row,
    cell: (at, column) => (column < to - from ? sheet.cell(at, from + column) : undefined),
    isCut: (at, column) => sheet.isCut(at, from + column),
    mergedText: (at, column) => sheet.mergedText(at, from + column),
  }
}

const identities: readonly Meaning[] = ['designators', 'manufacturer_part_number']
const quantities: readonly Meaning[] = ['quantity', 'total_quantity']
const minSure = 0.55

type List = Range & { headerRow: number; names: readonly string[] }

/** Null where the columns are no list by themselves. `names`: headers of the columns that name the parts. */
const readList = (sheet: TextSheet, range: Range): List | null => {
  const found = findTable(cutColumns(sheet, range))
  const [first] = found?.sections ?? []
  if (!found || !first || !hasSureHeader(found)) return null
  const listNames = (meanings: readonly Meaning[]) =>
    first.table.columns.flatMap(({ text, header }) =>
      meanings.some((meaning) => (header?.meanings[meaning] ?? 0) >= minSure) ? foldText(text) : [],
    )
  const names = listNames(identities)
  return names.length > 0 && listNames(quantities).length > 0 ? { ...range, headerRow: first.headerRow, names } : null
}

const isBeside = (list: List, other: List) =>
  list.headerRow === other.headerRow && list.names.some((name) => other.names.includes(name))

/**
 * Each of several lists beside each other, as a sheet of its own. They have an empty column between them, and their headers are in one
 * row, with the same header for the parts. Other columns belong to the list before them, such as those of alternates.
 */
export const splitTablesBeside = (sheet: TextSheet): TextSheet[] => {
  const ranges = listRanges(sheet)
  // A list has a column for the parts and one for their quantities.
  const possible = ranges.filter(({ from, to }) => to - from > 1)
  if (possible.length < 2 || possible.length > maxLists) return [sheet]
  const lists = possible.flatMap((range) => readList(sheet, range) ?? [])
  const beside = lists.filter((list) => lists.some((other) => other !== list && isBeside(list, other)))
  if (beside.length < 2) return [sheet]
  return beside.map((list, at) => {
    const next = beside[at + 1]?.from ?? sheet.width
    const own = ranges.findLast(({ to }) => to <= next) ?? list
    return cutColumns(sheet, { from: at === 0 ? 0 : list.from, to: own.to })
  })
}
