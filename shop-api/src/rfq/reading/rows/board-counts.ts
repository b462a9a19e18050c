import { pieceWords } from '@partgate/schema/piece-words.ts'
import { foldText } from '../columns/header-words.ts'
import type { NamedColumn } from '../columns/name-columns.ts'
import { hasConcept, readBoardCount, readBoardTitleCount, readLabeledBoardCount, timesPattern } from './board-title.ts'
import type { Section } from './find-table.ts'
import { isProduct, listNumberColumns } from './money-columns.ts'
import { withUnsureQuantity } from './quantity-of-row.ts'
import { isLine, type ListLine } from './read-rows.ts'
import type { TextSheet } from './text-sheet.ts'

type ReadSection = Pick<Section, 'headerRow' | 'firstRow' | 'endRow'> & { columns: readonly NamedColumn[] }
type Block = { count: number | null; hasLines: boolean }

/** Splits the lines of a table at each title that names a board. The first block has the last count above the header, else that of the table
 * before (`before`), else that of the quantity's header. `last`: the count for the next table. */
const listBlocks = (
  sheet: TextSheet,
  from: number,
  { headerRow, columns }: ReadSection,
  lines: readonly ListLine[],
  before: number | null,
): { blocks: Block[]; last: number | null } => {
  const header = columns.find(({ meaning }) => meaning === 'quantity' || meaning === 'total_quantity')
  const countOfHeader = header && headerRow >= 0 ? readBoardCount(sheet.row(headerRow)[header.at] ?? '') : null
  const above = Array.from({ length: Math.max(0, headerRow - from) }, (_, at) => readBoardTitleCount(sheet, from + at))
  const titles = above.filter((count) => count !== undefined)
  let last = titles.length > 0 ? (titles.findLast((count) => count !== null) ?? null) : before
  const blocks: Block[] = [{ count: last ?? countOfHeader, hasLines: false }]
  for (const line of lines) {
    const count = line.kind === 'title' || line.kind === 'note' ? readBoardTitleCount(sheet, line.at) : undefined
    if (typeof count === 'number' || (count === null && line.kind === 'title'))
      blocks.push({ count: (last = count), hasLines: false })
    const block = blocks.at(-1)
    if (block && isLine(line)) block.hasLines = true
  }
  return { blocks, last }
}

const boardsHeader =
  /^(?:(?:no|number|num|qty|quantity|count|anzahl|menge|#)\.?\s?(?:of\s)?)?(?:boards|pcbs|pcbas|sets|kits|assemblies|platinen|baugruppen|cartes|placas|schede|плат|изделий)$|^(?:台数|套数|板数|板子数量|枚数|대수|(?:board|pcb|pcba)\s(?:qty|quantity|count))$/u
/** `Channels` beside `Qty per channel`. */
const isCountOfUnit = (header: string, columns: readonly NamedColumn[]) =>
  columns.some(({ text, meaning }) => {
    const words = foldText(text).split(/\s+/)
    const unit = words[words.findIndex((word) => hasConcept(word, ['per'])) + 1] ?? ''
    const isPer = meaning === 'quantity' && unit !== words[0] && /^\p{L}{3,}$/u.test(unit)
    return isPer && header.startsWith(unit) && header !== unit && header.length <= unit.length + 3
  })
const plainCount = new RegExp(String.raw`^(?:[x×]\s?)?(\d{1,5})(?:\s?[x×]|\s?${pieceWords})?$`, 'iu')
const readPlainCount = (cell: string) => plainCount.exec(cell)?.[1] ?? null
/** `Main (x10)` or `10x Main` in a column of boards, or a number in a column of the numbers of boards. */
const readCell = (header: string, isCount: boolean, cell: string) => {
  if (isCount) return readPlainCount(cell)
  const isNamed = header
    .split(/[\s_]+/)
    .some((word) => hasConcept(word, ['board']) && !/^(?:device|unit)s?$/.test(word))
  const [, ...counts] = isNamed ? (timesPattern.exec(cell) ?? []) : []
  return counts.find((count) => count !== undefined) ?? null
}
/** True if one column has different numbers of boards. */
const hasSeveralBoardCounts = (
  sheet: TextSheet,
  unused: readonly NamedColumn[],
  columns: readonly NamedColumn[],
  lines: readonly ListLine[],
) =>
  unused.some(({ at, text }) => {
    const header = foldText(text.trim())
    const isCount = boardsHeader.test(header) || isCountOfUnit(header, columns)
    return new Set(lines.flatMap((line) => readCell(header, isCount, sheet.row(line.at)[at] ?? '') ?? [])).size > 1
  })

const factorHeader = /^(?:mult(?:iplier|\.)?|multiplikator|factor|faktor|facteur|fattore|множитель|коэффициент|倍数)$/u
/** Larger numbers are multiples of orders, often thousands. */
const maxFactor = 999
const orderHeader = /moq|minimum|price|stock|spq|起订|库存/iu
/** Columns of factors; none beside prices and stock, where `Mult` is the multiple of orders. */
const listFactorColumns = (unused: readonly NamedColumn[], columns: readonly NamedColumn[]) =>
  columns.some(({ text }) => orderHeader.test(text))
    ? []
    : unused.filter(({ text }) => factorHeader.test(foldText(text.trim())))

/** Columns other than the quantities, without the factors of a product that is in the table. */
const listUnusedColumns = (sheet: TextSheet, columns: readonly NamedColumn[], parts: readonly ListLine[]) => {
  const numberColumns = listNumberColumns(
    sheet,
    parts.map(({ at }) => at),
    columns,
  )
  return columns.filter(
    ({ at, meaning }) =>
      meaning !== 'quantity' &&
      meaning !== 'total_quantity' &&
      !numberColumns.some((product) => isProduct(numberColumns, product, (factor) => factor.at === at)),
  )
}

/** Quantities become unsure: of all lines where the numbers of boards differ, as in the titles `Main board (x10)` and `Sensor board (x5)` or
 * within a column; of one line where a column has a factor for it. */
export const withUnsureBoards = (
  sheet: TextSheet,
  sections: readonly ReadSection[],
  lines: readonly ListLine[],
): ListLine[] => {
  let [from, areCountsDifferent] = [0, false]
  let last: number | null = null
  const multiplied = new Set<ListLine>()
  const blocks = sections.flatMap((section) => {
    const own = lines.filter(({ at }) => at >= section.firstRow && at < section.endRow)
    const parts = own.filter(isLine)
    const found = listBlocks(sheet, from, section, own.slice(0, own.findLastIndex(isLine) + 1), last)
    last = found.last
    const unused = listUnusedColumns(sheet, section.columns, parts)
    areCountsDifferent ||= hasSeveralBoardCounts(sheet, unused, section.columns, parts)
    for (const { at } of listFactorColumns(unused, section.columns))
      for (const line of parts) {
        const factor = Number(readPlainCount(sheet.row(line.at)[at] ?? '') ?? 1)
        if (factor > 1 && factor <= maxFactor) multiplied.add(line)
      }
    from = (own.findLast(isLine)?.at ?? section.headerRow) + 1
    return found.blocks.filter(({ hasLines }) => hasLines)
  })
  const [first] = sections
  const countOfList =
    Array.from({ length: Math.max(0, first?.headerRow ?? 0) }, (_, at) => readLabeledBoardCount(sheet, at)).findLast(
      (count) => count !== null,
    ) ?? null
  const areAllUnsure = areCountsDifferent || new Set(blocks.map(({ count }) => count ?? countOfList)).size > 1
  return lines.map((line) =>
    isLine(line) && line.quantity.qty !== null && (areAllUnsure || multiplied.has(line))
      ? withUnsureQuantity(line)
      : line,
  )
}
