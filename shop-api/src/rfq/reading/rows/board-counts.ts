import { foldText } from '../columns/header-words.ts'
import { isLabelOnly, isOf, readBoardCount, readTitle, timesPattern } from './board-title.ts'
import type { NamedColumn } from '../columns/name-columns.ts'
import type { Section } from './find-table.ts'
import { isProduct, listNumberColumns } from './money-columns.ts'
import type { ListLine } from './read-rows.ts'
import type { TextSheet } from './text-sheet.ts'

type ReadSection = Pick<Section, 'headerRow' | 'firstRow' | 'endRow'> & { columns: readonly NamedColumn[] }
type Block = {
  count: number | null
  /** The count applies to all blocks without one of their own. */
  isOfList: boolean
  lines: ListLine[]
}

const isTitle = ({ kind }: ListLine) => kind === 'title' || kind === 'note'
const isPart = ({ kind }: ListLine) => kind === 'part' || kind === 'alternate' || kind === 'not_fitted'

/** `Capacitors: 3 pcs` above three capacitors. */
const isSum = ({ count, lines }: Block) =>
  count === lines.filter(isPart).reduce((sum, { quantity: { qty } }) => sum + (qty ?? 0), 0)

const differInCount = (blocks: readonly Block[]) => {
  const withParts = blocks.filter(({ lines }) => lines.some(isPart))
  const counted = withParts.filter(({ count }) => count !== null)
  if (counted.length > 1 && counted.every(isSum)) return false
  const ofList = blocks.find(({ isOfList }) => isOfList)?.count ?? null
  return new Set(withParts.map(({ count }) => count ?? ofList)).size > 1
}

/** The lines of a table below each title that names a count. Where titles within the table do, each of its titles begins a block. */
const listBlocks = (
  sheet: TextSheet,
  from: number,
  { headerRow, columns }: ReadSection,
  lines: readonly ListLine[],
): Block[] => {
  const header = columns.find(({ meaning }) => meaning === 'quantity' || meaning === 'total_quantity')
  const countOfHeader = header && headerRow >= 0 ? readBoardCount(sheet.row(headerRow)[header.at] ?? '') : null
  const above = Array.from({ length: Math.max(0, headerRow - from) }, (_, at) => readTitle(sheet, from + at))
  const isCounting = (line: ListLine) => isTitle(line) && readTitle(sheet, line.at) !== null
  const below = lines.slice(0, lines.findLastIndex(isPart) + 1)
  const hasCounts = below.some(isCounting)
  const stated = from + above.findLastIndex((count) => count !== null)
  const isOfList = from === 0 && stated >= from && isLabelOnly(sheet, stated)
  const blocks: Block[] = [{ count: above[stated - from] ?? countOfHeader, isOfList, lines: [] }]
  for (const line of below) {
    if (hasCounts && (line.kind === 'title' || isCounting(line)))
      blocks.push({ count: readTitle(sheet, line.at), isOfList: false, lines: [] })
    blocks.at(-1)?.lines.push(line)
  }
  return blocks
}

const boardsHeader =
  /^(?:(?:no|number|num|qty|quantity|count|anzahl|menge|#)\.?\s?(?:of\s)?)?(?:boards|pcbs|pcbas|sets|kits|devices|assemblies|platinen|baugruppen|gerate|cartes|placas|schede|плат|изделий)$|^(?:台数|套数|板数|板子数量|枚数|대수|(?:board|pcb|pcba|set|kit|device)\s(?:qty|quantity|count))$/u
const perWord = /(?<!\p{L})(?:per|pro|par|por|je|na|на)\s(\p{L}{3,})/u
/** `Channels` beside `Qty per channel`. */
const isCountOfUnit = (header: string, columns: readonly NamedColumn[]) =>
  columns.some(({ text, meaning }) => {
    const [, unit] = meaning === 'quantity' ? (perWord.exec(foldText(text)) ?? []) : []
    return unit !== undefined && header.startsWith(unit.replace(/(?:es|s)$/, '')) && header.length <= unit.length + 3
  })
/** `Main (x10)` in a column of boards, or a number in a column of the numbers of boards. */
const readCell = (header: string, isCount: boolean, cell: string) => {
  if (isCount) return /^\d{1,5}$/.exec(cell)?.[0] ?? null
  const [, behind, before] = header.split(/[\s_]+/).some((word) => isOf(word, ['board']))
    ? (timesPattern.exec(cell) ?? [])
    : []
  return behind ?? before ?? null
}
/** A column names the numbers of boards, which differ. */
const hasSeveralBoardCounts = (
  sheet: TextSheet,
  open: readonly NamedColumn[],
  columns: readonly NamedColumn[],
  lines: readonly ListLine[],
) =>
  open.some(({ at, text }) => {
    const header = foldText(text.trim())
    const isCount = boardsHeader.test(header) || isCountOfUnit(header, columns)
    return new Set(lines.flatMap((line) => readCell(header, isCount, sheet.row(line.at)[at] ?? '') ?? [])).size > 1
  })

const factorHeader =
  /^(?:mult(?:iplier|\.)?|multiplikator|factor|faktor|facteur|fattore|множитель|коэффициент|times|×|x|倍数|倍率)$/u
const orderHeader = /moq|minimum|price|stock|spq|起订|库存/iu
/** A factor beside the quantity; beside stock and prices, `Mult` is that of orders. */
const listFactors = (open: readonly NamedColumn[], columns: readonly NamedColumn[]) =>
  columns.some(({ text }) => orderHeader.test(text))
    ? []
    : open.filter(({ text }) => factorHeader.test(foldText(text.trim())))

/** The columns that may be factors of the quantity, except those whose product with it is in the list. */
const listOpenColumns = (sheet: TextSheet, columns: readonly NamedColumn[], parts: readonly ListLine[]) => {
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

/** `Main board (x10)` above one table and `Sensor board (x5)` above the next: no number of boards fits all lines, so their quantities are
 * unsure. */
export const withUnsureBoards = (
  sheet: TextSheet,
  sections: readonly ReadSection[],
  lines: readonly ListLine[],
): ListLine[] => {
  let [from, isSeveral] = [0, false]
  const multiplied = new Set<ListLine>()
  const blocks = sections.flatMap((section) => {
    const own = lines.filter(({ at }) => at >= section.firstRow && at < section.endRow)
    const found = listBlocks(sheet, from, section, own)
    const parts = own.filter(isPart)
    const open = listOpenColumns(sheet, section.columns, parts)
    isSeveral ||= hasSeveralBoardCounts(sheet, open, section.columns, parts)
    for (const { at } of listFactors(open, section.columns))
      for (const line of parts) if (/^(?:[2-9]|\d{2,5})$/.test(sheet.row(line.at)[at] ?? '')) multiplied.add(line)
    from = (own.findLast(isPart)?.at ?? section.headerRow) + 1
    return found
  })
  const areAllUnsure = isSeveral || differInCount(blocks)
  return lines.map((line) =>
    isPart(line) && line.quantity.qty !== null && (areAllUnsure || multiplied.has(line))
      ? { ...line, quantity: { ...line.quantity, state: 'unsure' } }
      : line,
  )
}
