import type { NamedColumn } from '../columns/name-columns.ts'
import type { Meaning } from '../columns/read-header.ts'
import type { ListLine } from './read-rows.ts'
import type { TextSheet } from './text-sheet.ts'

const summed = new Set<Meaning>(['ignored', 'quantity', 'total_quantity', 'boards'])
const toCount = (text: string) => (/^\d{1,5}$/.test(text) ? Number(text) : /^[-–—]?$/.test(text) ? 0 : null)
const [minRows, minShare] = [5, 0.7]

/** Where the quantity is the sum of the quantities of several boards beside it, a row with another sum is unsure. */
export const withUnsureSums = (
  sheet: TextSheet,
  lines: ListLine[],
  quantityColumn: number | null,
  columns: readonly NamedColumn[],
): ListLine[] => {
  const read = lines.filter(({ quantity }) => quantity.state === 'read')
  if (quantityColumn === null || read.length < minRows) return lines
  const boards = columns.filter(
    ({ at, text, meaning }) =>
      at !== quantityColumn &&
      text !== '' &&
      summed.has(meaning) &&
      read.every((line) => toCount(sheet.row(line.at)[at] ?? '') !== null) &&
      read.some((line) => toCount(sheet.row(line.at)[at] ?? '') !== 0),
  )
  const add = ({ at }: ListLine) =>
    boards.reduce((sum, { at: column }) => sum + (toCount(sheet.row(at)[column] ?? '') ?? 0), 0)
  const differing = new Set(read.filter((line) => add(line) !== line.quantity.qty))
  if (boards.length < 2 || read.length - differing.size < read.length * minShare) return lines
  return lines.map((line) =>
    differing.has(line) ? { ...line, quantity: { ...line.quantity, state: 'unsure' as const } } : line,
  )
}
