import { readHeader } from '../columns/read-header.ts'
import type { Cell, Rows } from './read-sheets.ts'

const countedCell = /^\s*(\d{1,4}\s?[x×])(?:\s+|(?=\p{L}))(\S.*)$/iu
const [minRows, minShare, sampleRows] = [3, 0.8, 150]

const toText = (cell: Cell | undefined) => (typeof cell === 'string' ? cell : '')

/** In a table without a quantity, cells such as `2x 10k resistor` become two: the count and the part. */
export const splitCountedCells = (rows: Rows): Rows => {
  const filled = rows.filter((row) => (row?.filter((cell) => cell !== '').length ?? 0) > 1)
  const names = filled[0]?.map(toText) ?? []
  if (names.some((name) => (readHeader(name)?.meanings.quantity ?? 0) >= 0.5)) return rows
  const at = names.findIndex((_, column) => {
    const texts = filled.slice(1, sampleRows).flatMap((row) => toText(row?.[column]) || [])
    const counted = texts.filter((text) => countedCell.test(text)).length
    return counted >= minRows && counted >= texts.length * minShare
  })
  if (at < 0) return rows
  return rows.map((row) => {
    if (!row || row.length <= 1) return row
    const [, count = '', text = row[at] ?? ''] = countedCell.exec(toText(row[at])) ?? []
    return [...row.slice(0, at), count, text, ...row.slice(at + 1)]
  })
}
