import { expect, test } from 'vitest'
import type { BomLine, BomList } from '../bom-list.ts'
import { editCells } from '../edit-list.ts'
import { emptyList, newLine } from '../new-lines.ts'
import { bomTable } from './bom-table.ts'

const names = {
  formatColumn: (column: string) => column,
  formatPackaging: () => '',
  formatLifecycle: () => '',
  toUrl: () => '',
  formatVerdict: ({ verdict }: { verdict: string }) => verdict,
  formatReason: () => '',
}
const toList = (...lines: Partial<BomLine>[]) => ({ ...emptyList(), lines: lines.map(newLine) })
const toTable = (list: BomList) => {
  const [head = [], ...lines] = bomTable({ list, matches: new Map(), plans: new Map() }, names)
  return lines.map((cells) => Object.fromEntries(cells.map((cell, at) => [head[at], cell])))
}

const file = toList(
  { lineId: '1', partNumber: 'LM358DR', quantity: '1', cells: ['LM358DR', '1'] },
  { lineId: '2', partNumber: 'NE555P', quantity: '2', cells: ['NE555P', '2'] },
)

test('a file without edits has no columns for the texts of its lines', () => {
  expect(toTable(file)[0]).not.toHaveProperty('requestedNumber')
})

test('an edited line of a file has its new texts beside its cells', () => {
  const edits = [
    { lineId: '1', field: 'partNumber', text: 'ABC-UNKNOWN-77' },
    { lineId: '1', field: 'quantity', text: '25' },
  ] as const
  expect(toTable(editCells(file, edits))).toMatchObject([
    { requestedNumber: 'ABC-UNKNOWN-77', quantity: '25' },
    { requestedNumber: 'NE555P', quantity: '2' },
  ])
})

test('target prices, date codes and notes have a column where a line has one', () => {
  const [line] = toTable(toList({ partNumber: 'X1', targetPrice: '0.02', note: 'Reel' }, { partNumber: 'X2' }))
  expect(line).toMatchObject({ targetPrice: '0.02', note: 'Reel' })
  expect(line).not.toHaveProperty('dateCode')
})

test('an empty line has no result', () => {
  expect(toTable(toList({ partNumber: 'X1' }, {})).map(({ verdict }) => verdict)).toEqual(['PENDING', null])
})
