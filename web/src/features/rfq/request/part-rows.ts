import type { PartsListProblem } from '#graphql/generated/types.ts'
import type { RfqItem } from '../list/rfq-item.ts'
import { maxItems, writeList } from '../list/rfq-list.ts'
import { isBlank, toRowItem, type PartField, type PartRow, toItemRow, typedRow } from './part-row.ts'

/** A blank row is shown until the stored list has been read. `uploaded`: the rows that the last file added, unchanged. */
export type PartRows = { rows: PartRow[]; isRead: boolean; uploaded: readonly PartRow[] }

export type PartsChange =
  | { type: 'read'; items: RfqItem[] }
  | { type: 'edited'; rowId: string; field: PartField; text: string }
  | { type: 'added'; rows: PartRow[] }
  | { type: 'uploaded'; rows: PartRow[] }
  | { type: 'pasted'; rowId: string; rows: PartRow[] }
  | { type: 'removed'; rowId: string }
  | { type: 'cleared' }
  | { type: 'putBack'; rows: PartRow[]; at: number }

const firstRow = typedRow('first')
export const unreadRows: PartRows = { rows: [firstRow], isRead: false, uploaded: [] }

export const filledRows = (rows: readonly PartRow[]) => rows.filter((row) => !isBlank(row))

const orBlank = (rows: PartRow[]) => (rows.length > 0 ? rows : [firstRow])

/** An unchanged row keeps its identity, so that a focused row does not render again. */
const unlessSame = (row: PartRow, item: RfqItem) =>
  writeList([toRowItem(row)]) === writeList([item]) ? row : { ...toItemRow(item), fromFile: row.fromFile }

/** Blank rows belong to the form only. */
const readList = (state: PartRows, items: RfqItem[]): PartRows => {
  const rows = state.isRead ? state.rows : []
  const stored = new Map(items.map((item) => [item.rowId, item]))
  const known = new Set(rows.map(({ rowId }) => rowId))
  const added = items.filter(({ rowId }) => !known.has(rowId)).map(toItemRow)
  const staying = rows.flatMap((row) => {
    const item = stored.get(row.rowId)
    if (item) return [unlessSame(row, item)]
    return isBlank(row) && added.length === 0 ? [row] : []
  })
  const next = orBlank([...staying, ...added])
  const isSame = state.isRead && next.length === rows.length && next.every((row, at) => row === rows[at])
  return isSame ? state : { ...state, rows: next, isRead: true }
}

const problemsAt: Record<PartsListProblem, PartField | null> = {
  NO_PART_NUMBER: 'partNumber',
  NO_QUANTITY: 'quantity',
  BAD_QUANTITY: 'quantity',
  UNSURE_QUANTITY: 'quantity',
  BAD_PRICE: 'targetPrice',
  CUT_SHORT: null,
}

const withoutProblems = (file: NonNullable<PartRow['fromFile']>, field: PartField) => ({
  ...file,
  problems: file.problems.filter((problem) => problemsAt[problem] !== field),
  ...(field === 'quantity' && { quantityText: '' }),
})

const edit = (row: PartRow, field: PartField, text: string): PartRow => {
  const edited = { ...row, [field]: text, fromFile: row.fromFile && withoutProblems(row.fromFile, field) }
  if (field !== 'partNumber') return edited
  const customerPartNumber = text.trim() === '' ? '' : row.customerPartNumber
  return { ...edited, productId: '', slug: '', picture: '', customerPartNumber, note: '', fromFile: null }
}

/** Duplicate row ids are changed, and a product that is already listed becomes a typed part. */
const besides = (rows: readonly PartRow[], more: readonly PartRow[]): PartRow[] => {
  const names = new Set(rows.map(({ rowId }) => rowId))
  const products = new Set(rows.map(({ productId }) => productId))
  return more.map((row) => {
    let { rowId } = row
    while (names.has(rowId)) rowId += '-'
    const productId = products.has(row.productId) ? '' : row.productId
    names.add(rowId)
    if (productId) products.add(productId)
    return { ...row, rowId, productId }
  })
}

const insert = (rows: readonly PartRow[], at: number, more: readonly PartRow[]): PartRow[] => {
  const capacity = Math.max(0, maxItems - rows.length)
  return [...rows.slice(0, at), ...besides(rows, more.slice(0, capacity)), ...rows.slice(at)]
}

const paste = (rows: readonly PartRow[], rowId: string, more: readonly PartRow[]): PartRow[] => {
  const at = rows.findIndex((row) => row.rowId === rowId)
  const target = rows[at]
  if (!target || !isBlank(target)) return insert(rows, at < 0 ? rows.length : at + 1, more)
  const others = rows.filter((row) => row !== target)
  const [first, ...rest] = more
  return first ? insert(others, at, [{ ...first, rowId }, ...rest]) : [...rows]
}

export const changeParts = (state: PartRows, change: PartsChange): PartRows => {
  const { rows } = state
  const withRows = (next: PartRow[]): PartRows => ({ ...state, rows: orBlank(next) })
  switch (change.type) {
    case 'read':
      return readList(state, change.items)
    case 'edited':
      return withRows(rows.map((row) => (row.rowId === change.rowId ? edit(row, change.field, change.text) : row)))
    case 'added': {
      const before = change.rows.every(isBlank) ? rows : filledRows(rows)
      return withRows(insert(before, before.length, change.rows))
    }
    case 'uploaded': {
      const before = filledRows(rows)
      const next = insert(before, before.length, change.rows)
      return { ...withRows(next), uploaded: next.slice(before.length) }
    }
    case 'pasted':
      return withRows(paste(rows, change.rowId, change.rows))
    case 'removed':
      return withRows(rows.filter(({ rowId }) => rowId !== change.rowId))
    case 'cleared':
      return withRows([])
    case 'putBack': {
      const before = filledRows(rows)
      return withRows(insert(before, Math.min(change.at, before.length), change.rows))
    }
  }
}
