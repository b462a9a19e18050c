import { expect, test } from 'vitest'
import type { BomLine, BomList } from '../bom-list.ts'
import { editCells } from '../edit-list.ts'
import { emptyList, newLine } from '../new-lines.ts'
import type { BomMatch, LinePlan } from '../plan-line.ts'
import { bomTable } from './bom-table.ts'

const names = {
  formatColumn: (column: string) => column,
  formatPackaging: () => '',
  formatLifecycle: () => '',
  toUrl: () => '',
  formatVerdict: ({ verdict }: { verdict: string }) => verdict,
  formatReason: () => '',
  formatRisks: ({ risks }: { risks: readonly string[] }) => risks.join('; '),
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
    { requestedNumber: 'ABC-UNKNOWN-77', quantity: 25 },
    { requestedNumber: 'NE555P', quantity: 2 },
  ])
})

test('numbers of the file are numbers, codes and texts stay as they are', () => {
  const cells = [
    ['1', '1727010', '10', '0603', '2408', '0.5', '1.10', '4006381333931', '12.01.2027'],
    ['2', '1727011', '2', '1206', '2531', '12', 'ca. 2', '1,000', '=1+1'],
  ]
  const list = toList(
    ...cells.map((each) => ({ cells: each, partNumber: each[1], package: each[3], dateCode: each[4] })),
  )
  const [, ...rows] = bomTable({ list, matches: new Map(), plans: new Map() }, names)
  expect(rows.map((row) => row.slice(0, 9))).toEqual([
    [1, '1727010', 10, '0603', '2408', 0.5, '1.10', '4006381333931', '12.01.2027'],
    [2, '1727011', 2, '1206', '2531', 12, 'ca. 2', '1,000', '=1+1'],
  ])
})

test('target prices, date codes and notes have a column where a line has one', () => {
  const [line] = toTable(toList({ partNumber: 'X1', targetPrice: '0.02', note: 'Reel' }, { partNumber: 'X2' }))
  expect(line).toMatchObject({ targetPrice: 0.02, note: 'Reel' })
  expect(line).not.toHaveProperty('dateCode')
})

test('an empty line has no result', () => {
  expect(toTable(toList({ partNumber: 'X1' }, {})).map(({ verdict }) => verdict)).toEqual(['PENDING', null])
})

const match: BomMatch = {
  verdict: 'EXACT',
  reason: 'SAME_NUMBER',
  matchedNumber: 'X1',
  differences: [{ aspect: 'PACKAGE' }],
  cheaperPackaging: null,
  smallerPackaging: null,
  product: null,
  price: null,
}
test.each<[string, Partial<BomLine>, LinePlan, number | null, string]>([
  ['without a part', {}, { kind: 'noProduct' }, 500, 'differs'],
  ['with an unsure quantity', { quantityStatus: 'UNSURE' }, { kind: 'noQuantity' }, null, 'quantity; differs'],
  ['that is not fitted', { kind: 'NOT_FITTED' }, { kind: 'notFitted' }, null, ''],
])('a line %s has its needed quantity and its risks', (_, texts, plan, needed, risks) => {
  const line = newLine({ partNumber: 'X1', quantity: '5', quantityStatus: 'READ', ...texts })
  const facts = { matches: new Map([[line.lineId, match]]), plans: new Map([[line.lineId, plan]]) }
  const [head = [], cells = []] = bomTable({ list: { ...emptyList(), boards: 100, lines: [line] }, ...facts }, names)
  expect([cells[head.indexOf('needed')], cells[head.indexOf('risks')]]).toEqual([needed, risks])
})
