import { nameColumns, type TableColumns } from '../columns/name-columns.ts'
import type { Meaning } from '../columns/read-header.ts'
import {
  describesComponents,
  hasEvidence,
  hasPartNumbers,
  isCounted,
  isPartsTable,
  linksToShops,
  quantities,
} from './evidence.ts'
import {
  beginsTable,
  filledCells,
  type HeaderRow,
  isData,
  isKinHeader,
  isNearlySameHeader,
  isOtherHeader,
  isPossibleHeader,
  type NamedCell,
  readHeaderRow,
  sameHeader,
  standsAlone,
  withGroups,
} from './header-row.ts'
import { isTitledList, scoreSheet } from './list-title.ts'
import { isOtherTable } from './other-tables.ts'
import { findFirstRow, findUnknownHeader } from './unknown-header.ts'
import { isTotalText } from './row-words.ts'
import type { TextSheet } from './text-sheet.ts'

export type Section = {
  /** Row of the header, from 0; -1 for a table without one. */
  headerRow: number
  firstRow: number
  endRow: number
  table: TableColumns
}
export type Found = { sheet: TextSheet; sections: Section[]; score: number }
type Wanted = { headerRow?: number; columns?: Readonly<Record<number, Meaning>> }

const maxScannedRows = 400
const maxCandidates = 6
const [sampleRows, maxSampledRows] = [150, 1_000]
const [maxSections, maxSectionRows] = [60, 6_000]
/** Below the first score, a table without a header may be more likely; below the second, there is none. */
const [minScore, minPlainScore] = [1.15, 0.15]

/** Rows of the table below a header, up to the next one; a single cell is a title or a note. */
const sampleBelow = (sheet: TextSheet, from: number, header: HeaderRow | null, end = sheet.length) => {
  const rows: (readonly string[])[] = []
  const to = Math.min(end, from + maxSampledRows)
  for (let at = from; at < to && rows.length < sampleRows; at++) {
    const row = sheet.row(at)
    const filled = filledCells(row)
    if (
      filled === 0 ||
      (filled === 1 && sheet.width > 1) ||
      row.some(isTotalText) ||
      (filled <= 4 && row.some((text) => /.[:：]$/.test(text)))
    )
      continue
    const next = readHeaderRow(row, at)
    if (header && next.known >= 2 && sameHeader(header.cells, next.cells)) continue
    if (header && rows.length > 0 && beginsTable(sheet, next, header)) break
    rows.push(row)
  }
  return rows
}

const geometry = (cells: readonly NamedCell[]) =>
  cells.filter(({ text }) =>
    /^(?:mid|ref|pad|pos|center)?[-_ ]?[xy]\b|rotation|^rot$|^layer$|^side$|^tb$|坐标|旋转/i.test(text),
  ).length

const scoreTable = (sheet: TextSheet, table: TableColumns, header: HeaderRow, rowCount: number) => {
  if (!isPartsTable(table) || isOtherTable(table) || rowCount === 0) return 0
  if (!hasEvidence(table) && !isTitledList(sheet, header.at, table)) return 0
  const lines = Math.min(1, 0.55 + 0.15 * Math.log2(1 + rowCount))
  const data = header.cells.filter(({ text, header: named }) => text !== '' && !named && isData(text)).length
  return (table.score - Math.min(2, geometry(header.cells) * 0.6)) * lines - data * 0.8
}

type Choice = { row: HeaderRow; table: TableColumns; score: number }

const judge = (sheet: TextSheet, row: HeaderRow, given: Wanted['columns']): Choice => {
  const rows = sampleBelow(sheet, row.at + 1, row)
  const table = nameColumns(row.cells, rows, given)
  return { row, table, score: scoreTable(sheet, table, row, rows.length) }
}

const better = (a: Choice | null, b: Choice) => (a !== null && a.score >= b.score ? a : b)

type HeaderSearch = { best: Choice | null; candidates: HeaderRow[] }

/** The same header above the best one, or nearly the same, begins the list: lists by kind of part repeat it. */
const toFirst = (sheet: TextSheet, { row, table, score }: Choice, candidates: readonly HeaderRow[]): Choice => {
  const first = candidates
    .toSorted((a, b) => a.at - b.at)
    .find((other) => sameHeader(row.cells, other.cells) || (other.at + 1 < row.at && isKinHeader(row, other)))
  // A Markdown table has a rule below its header.
  const isFollowed = first && [1, 2].some((below) => filledCells(sheet.row(first.at + below)) > 0)
  if (!first || first.at >= row.at || !isFollowed) return { row, table, score }
  return { row: first, table: nameColumns(first.cells, sheetRows(sheet, first)), score }
}

const minRowsAbove = 2
/** A table of parts with other columns above the best one belongs to the list too. */
const withTableAbove = (sheet: TextSheet, best: Choice, candidates: readonly HeaderRow[]): Choice => {
  const above = candidates
    .filter((row) => row.at < best.row.at && isOtherHeader(row, 0) && beginsTable(sheet, best.row, row))
    .toSorted((a, b) => a.at - b.at)
    .map((row) => {
      const rows = sampleBelow(sheet, row.at + 1, row, best.row.at)
      const table = nameColumns(row.cells, rows)
      return { row, table, score: rows.length < minRowsAbove ? 0 : scoreTable(sheet, table, row, rows.length) }
    })
    .find(({ score }) => score >= minScore)
  return above ? { ...above, score: best.score } : best
}

/** All rows below repeated headers. */
const sheetRows = (sheet: TextSheet, header: HeaderRow) => sampleBelow(sheet, header.at + 1, header)

const findHeader = (sheet: TextSheet): HeaderSearch => {
  const rows = Array.from({ length: Math.min(sheet.length, maxScannedRows) }, (_, at) =>
    readHeaderRow(sheet.row(at), at),
  )
  const candidates = rows.filter(isPossibleHeader).toSorted((a, b) => b.likeness - a.likeness || a.at - b.at)
  let best: Choice | null = null
  for (const row of candidates.slice(0, maxCandidates)) {
    const plain = judge(sheet, row, {})
    best = better(best, plain)
    const grouped = withGroups(row, row.at > 0 ? sheet.row(row.at - 1) : undefined)
    if (grouped) {
      const choice = judge(sheet, grouped.row, {})
      if (choice.score > plain.score + (grouped.isNamed ? -0.1 : 0.15))
        best = better(best, { ...choice, score: Math.max(choice.score, plain.score + 0.01) })
    }
  }
  return { best: best && withTableAbove(sheet, toFirst(sheet, best, candidates), candidates), candidates }
}

/** The first row names the columns of another table, though no word of a parts list. */
const beginsOtherTable = (sheet: TextSheet) => {
  const at = findFirstRow(sheet)
  const row = at === undefined ? null : readHeaderRow(sheet.row(at), at)
  return row !== null && !row.cells.some(({ text }) => isData(text)) && isOtherTable(judge(sheet, row, {}).table)
}

/** Rows without a header: the contents alone name the columns. */
const judgeUnheaded = (sheet: TextSheet, firstRow = 0, given: Wanted['columns'] = {}): Choice => {
  const rows = sampleBelow(sheet, firstRow, null)
  const cells = Array.from({ length: sheet.width }, () => ({ text: '', header: null }))
  const row = { at: firstRow - 1, cells, likeness: 0, known: 0 }
  const table = nameColumns(cells, rows, given)
  const unknown = findUnknownHeader(sheet, table)
  if (unknown !== null) return judgeUnknown(sheet, [{ ...readHeaderRow(sheet.row(unknown), unknown), known: 3 }])
  const hasNumbers = table.columns.some(
    ({ meaning, confidence }) => meaning === 'manufacturer_part_number' && confidence >= 0.3,
  )
  const hasDesignators = table.columns.some(({ meaning, confidence }) => meaning === 'designators' && confidence >= 0.5)
  const isTable =
    Object.keys(given).length > 0 || hasNumbers || (hasDesignators && isPartsTable(table)) || isCounted(table)
  return {
    row,
    table,
    score: isTable && !isOtherTable(table) && !beginsOtherTable(sheet) ? Math.max(table.score, 0.1) : 0,
  }
}

/** Below nearly the same header, the same name means designators again. */
const sameDesignators = ({ row, table }: Choice, next: HeaderRow): Wanted['columns'] => {
  const at = table.columns.find(({ meaning }) => meaning === 'designators')?.at ?? -1
  return at >= 0 && row.cells[at]?.text === next.cells[at]?.text ? { [at]: 'designators' } : {}
}

/** Tables below each other on one sheet, with the same header or another one. */
const findSections = (sheet: TextSheet, choice: Choice): Section[] => {
  const { row, table } = choice
  const hasHeader = row.cells.some(({ text }) => text !== '')
  const sections: Section[] = [
    { headerRow: hasHeader ? row.at : -1, firstRow: row.at + 1, endRow: sheet.length, table },
  ]
  if (!hasHeader) return sections
  const endRow = Math.min(sheet.length, row.at + maxSectionRows)
  for (let at = row.at + 1; at < endRow && sections.length < maxSections; at++) {
    if (filledCells(sheet.row(at)) < 2) continue
    const next = readHeaderRow(sheet.row(at), at)
    const last = sections.at(-1)
    if (!last) continue
    const isRepeated = sameHeader(row.cells, next.cells)
    const isNearlySame = isNearlySameHeader(row, next)
    const isHeader = next.known >= 2 && (isRepeated || isNearlySame || beginsTable(sheet, next, row))
    if (!isHeader && !(standsAlone(sheet, next) && isOtherTable(judge(sheet, next, {}).table))) continue
    last.endRow = at
    const given = isNearlySame ? sameDesignators(choice, next) : {}
    const below = isRepeated ? table : nameColumns(next.cells, sampleBelow(sheet, at + 1, next), given)
    sections.push({ headerRow: at, firstRow: at + 1, endRow: sheet.length, table: below })
  }
  return sections
}

/** Where a row looks like a header but names no parts list, only numbers of parts below it make one. */
const judgeUnknown = (sheet: TextSheet, [header]: readonly HeaderRow[]): Choice => {
  if (!header || header.known < 3) return judgeUnheaded(sheet)
  const { table } = judge(sheet, header, {})
  return { row: header, table, score: hasPartNumbers(table) && !isOtherTable(table) ? 0.3 : 0 }
}

const orders = new Set<Meaning>([...quantities, 'designators', 'manufacturer_part_number', 'distributor_part_number'])
export const isSectionOfParts = (sheet: TextSheet, { headerRow, table }: Section) =>
  isPartsTable(table) &&
  !isOtherTable(table) &&
  (isTitledList(sheet, headerRow, table) ||
    ((headerRow < 0 || hasEvidence(table) || hasPartNumbers(table)) &&
      (table.columns.some(({ meaning }) => orders.has(meaning)) || describesComponents(table) || linksToShops(table))))

/** The table of one sheet; null where it has none. */
export const findTable = (sheet: TextSheet, wanted: Wanted = {}): Found | null => {
  if (sheet.length === 0) return null
  const given = wanted.columns ?? {}
  let choice: Choice | null
  if (wanted.headerRow === undefined) {
    const { best, candidates } = findHeader(sheet)
    choice = best
    if (!choice || choice.score < minScore)
      choice = better(choice !== null && choice.score >= minPlainScore ? choice : null, judgeUnknown(sheet, candidates))
    if (choice.score <= 0 && Object.keys(given).length === 0) return null
    if (Object.keys(given).length > 0) choice = { ...choice, table: judge(sheet, choice.row, given).table }
  } else if (wanted.headerRow < 0) choice = judgeUnheaded(sheet, 0, given)
  else choice = judge(sheet, readHeaderRow(sheet.row(wanted.headerRow), wanted.headerRow), given)
  return { sheet, sections: findSections(sheet, choice), score: choice.score + scoreSheet(sheet) }
}

export const hasSureHeader = ({ sections: [first], score }: Found) => (first?.headerRow ?? -1) >= 0 && score >= minScore

/** The best table of all sheets, the first of equal ones. Of several readings of one text, one with a header is right. */
export const chooseTable = (sheets: readonly TextSheet[], isOneTable = false): Found | null => {
  const all = sheets.flatMap((sheet) => findTable(sheet) ?? [])
  const headed = isOneTable ? all.filter(hasSureHeader) : []
  let best: Found | null = null
  for (const found of headed.length > 0 ? headed : all) if (!best || found.score > best.score + 1e-9) best = found
  return best
}
