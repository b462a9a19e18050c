import { maxPartsListRows } from '@partgate/schema/limits.ts'
import { readQuantity } from '#i18n/read-quantity.ts'
import { randomName } from '#ui/random-name.ts'
import { checkTargetPrice } from '../quick-rfq/quick-rfq-values.ts'
import type { BomLine, BomList } from './bom-list.ts'
import { newLine } from './new-lines.ts'

/** Fields that the buyer edits in the grid, in the order of its columns. */
const editedFields = [
  'partNumber',
  'manufacturer',
  'quantity',
  'designators',
  'value',
  'package',
  'targetPrice',
] as const
export type EditedField = (typeof editedFields)[number]

export const isEditedField = (name: string): name is EditedField => editedFields.some((field) => field === name)

/** A new number makes the chosen product and the further numbers of the row meaningless. */
const editLine = (line: BomLine, field: EditedField, typed: string): BomLine => {
  const text = typed.trim()
  const isConfirmed = field === 'quantity' && line.quantityStatus === 'UNSURE'
  if (text === line[field] && !isConfirmed) return line
  if (field === 'quantity') return { ...line, quantity: text, quantityStatus: text === '' ? 'MISSING' : 'READ' }
  if (field === 'partNumber')
    return { ...line, partNumber: text, otherNumbers: [], internalNumbers: [], productId: null }
  return field === 'targetPrice' ? { ...line, targetPrice: text } : { ...line, [field]: text, productId: null }
}

export type Edit = { lineId: string; field: EditedField; text: string }

const changeLines = (list: BomList, toLine: (line: BomLine) => BomLine): BomList => {
  const lines = list.lines.map(toLine)
  return lines.every((line, at) => line === list.lines[at]) ? list : { ...list, lines }
}

export const editCells = (list: BomList, edits: readonly Edit[]): BomList => {
  const ofLine = Map.groupBy(edits, ({ lineId }) => lineId)
  return changeLines(list, (line) => {
    const own = ofLine.get(line.lineId) ?? []
    const edited = own.reduce((now, { field, text }) => editLine(now, field, text), line)
    return edited === line ? line : { ...edited, isEdited: true }
  })
}

export const changeLine = (list: BomList, lineId: string, changes: Partial<BomLine>): BomList =>
  changeLines(list, (line) => (line.lineId === lineId ? { ...line, ...changes } : line))

export const selectLines = (list: BomList, selected: ReadonlySet<string>, shown: ReadonlySet<string>): BomList =>
  changeLines(list, (line) => {
    const isSelected = selected.has(line.lineId)
    return shown.has(line.lineId) && line.isSelected !== isSelected ? { ...line, isSelected } : line
  })

/** Lines that are in the cart or in a request are no longer selected. */
export const takeLines = (list: BomList, lineIds: ReadonlySet<string>): BomList => {
  const takenKey = randomName(8)
  return changeLines(list, (line) =>
    lineIds.has(line.lineId) ? { ...line, isSelected: false, takenKeys: [...line.takenKeys, takenKey] } : line,
  )
}

/** The quantity of a part that is not fitted does not matter. */
export const isUnsure = ({ kind, quantityStatus }: BomLine) => kind !== 'NOT_FITTED' && quantityStatus === 'UNSURE'

/** A text that is no amount in USD. */
export const hasBadPrice = ({ targetPrice }: BomLine) => checkTargetPrice(targetPrice) !== undefined

export const hasLikelyQuantity = (line: BomLine) => isUnsure(line) && Boolean(readQuantity(line.quantity))

/** Lines whose likely quantity the buyer accepts as it is. */
export const acceptQuantities = (list: BomList): BomList =>
  changeLines(list, (line) => (hasLikelyQuantity(line) ? { ...line, quantityStatus: 'READ' } : line))

/** Titles and notes of the file count too. */
export const countFreeLines = ({ lines }: Pick<BomList, 'lines'>) => Math.max(maxPartsListRows - lines.length, 0)

export const addLines = (list: BomList, count: number): BomList => {
  const free = Math.min(count, countFreeLines(list))
  return free <= 0 ? list : { ...list, lines: [...list.lines, ...Array.from({ length: free }, () => newLine())] }
}

/** A removed row of a file stays as a note, so that the download has the file's rows. */
export const removeLines = (list: BomList, lineIds: ReadonlySet<string>): BomList => ({
  ...list,
  lines: list.lines.flatMap((line) => {
    if (!lineIds.has(line.lineId)) return [line]
    return line.cells.length > 0 ? [{ ...line, kind: 'NOTE' as const, isSelected: false }] : []
  }),
})

/** Quoted cells of spreadsheets may contain tabs and line breaks. */
export const parseBlock = (text: string): string[][] => {
  const rows: string[][] = [[]]
  for (const [, quoted, plain = '', mark] of text.matchAll(
    /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/g,
  )) {
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"').replaceAll(/\s+/g, ' '))
    if (mark === '') break
    if (mark !== '\t') rows.push([])
  }
  while (rows.length > 1 && rows.at(-1)?.every((cell) => cell === '')) rows.pop()
  return rows
}

const writeCell = (text: string) => (/["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
export const writeBlock = (rows: readonly (readonly string[])[]) =>
  rows.map((cells) => cells.map(writeCell).join('\t')).join('\n')

/** Where a block is pasted: the lines from the first cell's on, and the columns from its on; null for read-only columns. */
type Target = { lineIds: readonly string[]; fields: readonly (EditedField | null)[] }

/** Rows of a block for which the list has no place. */
export const countRowsLeftOut = ({ lineIds }: Pick<Target, 'lineIds'>, rowCount: number, free: number) =>
  Math.max(rowCount - lineIds.length - free, 0)

/** Columns of a block with texts for which the grid has no editable column; a block of the grid brings its read-only columns. */
export const countColumnsLeftOut = (
  { fields }: Pick<Target, 'fields'>,
  block: readonly (readonly string[])[],
  isBlockOfGrid: boolean,
) => {
  const isLeftOut = (at: number) => at >= fields.length || (fields[at] === null && !isBlockOfGrid)
  return new Set(
    block.flatMap((cells) => cells.flatMap((text, at) => (text.trim() !== '' && isLeftOut(at) ? [at] : []))),
  ).size
}

/** Lines for rows below the last one are added to the list's end. */
export const pasteBlock = (
  list: BomList,
  { lineIds, fields }: Target,
  block: readonly (readonly string[])[],
): BomList => {
  const longer = addLines(list, Math.max(block.length - lineIds.length, 0))
  const targets = [...lineIds, ...longer.lines.slice(list.lines.length).map(({ lineId }) => lineId)]
  return editCells(
    longer,
    block.flatMap((cells, rowAt) =>
      cells.flatMap((text, cellAt) => {
        const [lineId, field] = [targets[rowAt], fields[cellAt]]
        return lineId && field ? [{ lineId, field, text }] : []
      }),
    ),
  )
}

/** The first line's cells are repeated in the others. */
export const fillDown = (list: BomList, { lineIds, fields }: Target): BomList => {
  const [firstId, ...others] = lineIds
  const first = list.lines.find(({ lineId }) => lineId === firstId)
  if (!first) return list
  return editCells(
    list,
    others.flatMap((lineId) => fields.flatMap((field) => (field ? [{ lineId, field, text: first[field] }] : []))),
  )
}
