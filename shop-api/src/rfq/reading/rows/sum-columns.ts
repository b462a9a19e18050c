import type { NamedColumn } from '../columns/name-columns.ts'
import type { Meaning } from '../columns/read-header.ts'
import { type QuantityRule, withUnsureQuantity } from './quantity-of-row.ts'
import type { ListLine } from './read-rows.ts'
import type { TextSheet } from './text-sheet.ts'

const summed = new Set<Meaning>(['ignored', 'quantity', 'total_quantity', 'boards'])
const toCount = (text: string) => (/^\d{1,5}$/.test(text) ? Number(text) : /^[-–—]?$/.test(text) ? 0 : null)
const [minRows, minShare] = [4, 0.7]

/** Columns of counts that belong to one list of several boards. */
export const withUnsureSums = (
  sheet: TextSheet,
  lines: ListLine[],
  { column: quantityColumn, others }: QuantityRule,
  columns: readonly NamedColumn[],
): ListLine[] => {
  const counted = lines.filter(({ quantity }) => quantity.qty !== null && quantity.state !== 'designators')
  if (quantityColumn === null || counted.length < minRows) return lines
  const count = ({ at }: ListLine, column: number) => toCount(sheet.row(at)[column] ?? '')
  const variants = [quantityColumn, ...others]
  const add = (line: ListLine, all: readonly number[]) =>
    all.reduce((sum, column) => sum + (count(line, column) ?? 0), 0)
  const boards = columns
    .filter(({ at, text, meaning }) => at !== quantityColumn && text !== '' && summed.has(meaning))
    .map(({ at }) => at)
    .filter((at) => counted.every((line) => count(line, at) !== null) && counted.some((line) => count(line, at) !== 0))
  // `Main | Sub | Total`: the quantity is that of one of the boards.
  const isSummand =
    others.length > 0 &&
    boards.some(
      (total) => !others.includes(total) && counted.every((line) => count(line, total) === add(line, variants)),
    )
  // `Total | Main | Sub`: a row with another sum is unsure.
  const differing = counted.filter((line) => add(line, boards) !== line.quantity.qty)
  const isSum = boards.length > 1 && counted.length - differing.length >= counted.length * minShare
  const unsure = new Set(isSummand ? counted : isSum ? differing : [])
  return lines.map((line) => (unsure.has(line) ? withUnsureQuantity(line) : line))
}
