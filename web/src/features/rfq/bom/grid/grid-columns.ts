import { type EditedField, isEditedField } from '../edit-list.ts'
import type { Row } from '../line-rows.ts'

/**
 * In the order of the grid; `select` and `number` come first and stay in view. All columns up to `extended` fit a page of
 * 1280 px, and in their compact widths one of 1024 px. `risk` fits a page of 1440 px too.
 */
export const gridColumns = [
  { key: 'partNumber', width: 172, compact: 144 },
  { key: 'quantity', width: 70, compact: 62 },
  { key: 'verdict', width: 146, compact: 114 },
  { key: 'part', width: 204, compact: 156 },
  { key: 'stock', width: 70, compact: 62 },
  { key: 'needed', width: 66, compact: 66 },
  { key: 'order', width: 116, compact: 92 },
  { key: 'unit', width: 108, compact: 92 },
  { key: 'extended', width: 88, compact: 82 },
  { key: 'risk', width: 156, compact: 156 },
  { key: 'manufacturer', width: 130, compact: 130 },
  { key: 'designators', width: 130, compact: 130 },
  { key: 'value', width: 110, compact: 110 },
  { key: 'package', width: 110, compact: 110 },
  { key: 'targetPrice', width: 100, compact: 100 },
] as const
export type GridColumn = (typeof gridColumns)[number]['key']

/** `999,999,999`; longer texts are no quantities. */
const maxQuantityChars = 11
const figurePx = 7.8
const cellPaddingPx = 14

export const toFigureWidth = (figure: string) => Math.ceil(figure.length * figurePx) + cellPaddingPx

export const toQuantityWidth = (rows: readonly Row[]) =>
  toFigureWidth('0'.repeat(Math.min(Math.max(0, ...rows.map(({ line }) => line.quantity.length)), maxQuantityChars)))

/** Columns before those: the selection and the line's number. */
export const fixedColumns = 2
export const lastColumn = gridColumns.length + fixedColumns - 1

export const findField = (column: number): EditedField | null => {
  const key = gridColumns[column - fixedColumns]?.key
  return key && isEditedField(key) ? key : null
}

export type Cell = { row: number; column: number }
export type Block = { from: Cell; to: Cell }

export const toBlock = (anchor: Cell, active: Cell): Block => ({
  from: { row: Math.min(anchor.row, active.row), column: Math.min(anchor.column, active.column) },
  to: { row: Math.max(anchor.row, active.row), column: Math.max(anchor.column, active.column) },
})

export const isInBlock = ({ from, to }: Block, { row, column }: Cell) =>
  row >= from.row && row <= to.row && column >= from.column && column <= to.column

export const isOneCell = ({ from, to }: Block) => from.row === to.row && from.column === to.column

/** Lines and fields of a block, for an edit. */
export const toTarget = (rows: readonly Row[], { from, to }: Block) => ({
  lineIds: rows.slice(from.row, to.row + 1).map(({ line }) => line.lineId),
  fields: Array.from({ length: to.column - from.column + 1 }, (_, at) => findField(from.column + at)),
})

/** A block of the grid is pasted with its read-only columns, which other programs do not have. */
export const toPasteTarget = (rows: readonly Row[], from: Cell, isBlockOfGrid: boolean) => {
  const { lineIds, fields } = toTarget(rows, { from, to: { row: rows.length - 1, column: lastColumn } })
  const isEditedFrom = !isBlockOfGrid && fields[0] !== null
  return { lineIds, fields: isEditedFrom ? fields.filter((field) => field !== null) : fields }
}

/** Numbers without the page's separators. */
const toText = ({ line, match, plan, verdict }: Row, column: number): string => {
  const field = findField(column)
  if (field) return line[field]
  const ready = plan?.kind === 'ready' ? plan : null
  const texts: { [column in GridColumn]?: string | number } = {
    verdict,
    part: match?.product?.partNumber,
    stock: match?.product?.stock,
    needed: plan?.kind === 'included' ? plan.needed : ready?.needed,
    order: ready?.ordered,
    unit: ready?.price.availableUnitPrice?.amount,
    extended: ready?.price.availableExtendedPrice?.amount,
  }
  const key = gridColumns[column - fixedColumns]?.key
  return String((key && texts[key]) ?? '')
}

export const toTexts = (rows: readonly Row[], { from, to }: Block) =>
  rows
    .slice(from.row, to.row + 1)
    .map((row) => Array.from({ length: to.column - from.column + 1 }, (_, at) => toText(row, from.column + at)))

/** One row is filled from the row above it, several from the first of them; null where there is no row above. */
export const findFillBlock = ({ from, to }: Block): Block | null => {
  if (from.row < to.row) return { from, to }
  return from.row === 0 ? null : { from: { ...from, row: from.row - 1 }, to }
}
