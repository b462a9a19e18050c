import { describe, expect, test } from 'vitest'
import type { SavedRow_RowFragment } from '#graphql/generated/types.ts'
import { newLine } from '../new-lines.ts'
import type { BomLine, BomList } from '../bom-list.ts'
import { changesSince, countChanges, nameChanges } from './changes-since.ts'
import { parseOpened } from './opened-list-store.ts'
import { countMatched, countUnreadable, findChangedLines, toChanges, toOpenedList, toSaveInput } from './saved-list.ts'

type Row = SavedRow_RowFragment
const money = (amount: string) => ({ amount })
const row = {
  kind: 'PART',
  designators: 'C1',
  value: '100n',
  package: '0402',
  description: null,
  manufacturerName: 'Murata',
  numbers: [{ meaning: 'MANUFACTURER_PART_NUMBER', number: 'GRM155' }],
  quantity: 5,
  quantityStatus: 'READ',
  targetPrice: money('0.02000'),
  dateCode: null,
  note: null,
  customerPartNumber: '4711',
  cells: ['C1', 'GRM155'],
  productId: 'G1',
  isProductChosen: true,
  isSelected: true,
  requiredQuantity: 100,
  product: { id: 'G1', partNumber: 'GRM155', stock: 500, lifecycleStatus: 'ACTIVE' },
  price: { unitPrice: money('0.01000') },
  snapshot: { quantity: 100, unitPrice: money('0.01000'), stock: 400, lifecycleStatus: 'ACTIVE' },
} as Row

const now = (change: Partial<NonNullable<Row['product']>>) => ({
  ...row,
  product: row.product && { ...row.product, ...change },
})
const then = (change: Partial<NonNullable<Row['snapshot']>>) => ({
  ...row,
  snapshot: row.snapshot && { ...row.snapshot, ...change },
})

describe('changes since a list was saved', () => {
  test.each<[string, Row, string[]]>([
    ['none', row, []],
    ['no snapshot', { ...row, snapshot: null }, []],
    ['a stock that is still enough', now({ stock: 100 }), []],
    ['an equal price with other digits', then({ unitPrice: money('0.01') }), []],
    ['a higher price', then({ unitPrice: money('0.00900') }), ['higher']],
    ['a lower price', then({ unitPrice: money('0.10000') }), ['lower']],
    ['a price where there was none', then({ unitPrice: null }), ['lower']],
    ['no price any more', { ...row, price: null }, ['onRequest']],
    ['too little stock', now({ stock: 99 }), ['short']],
    ['enough stock again', then({ stock: 0 }), ['restored']],
    ['another lifecycle', now({ lifecycleStatus: 'OBSOLETE' }), ['lifecycle']],
    ['no product any more', { ...row, product: null }, ['gone']],
    [
      'several',
      { ...now({ stock: 1, lifecycleStatus: 'OBSOLETE' }), price: null },
      ['onRequest', 'short', 'lifecycle'],
    ],
    ['a line without quantity', { ...now({ stock: 99 }), requiredQuantity: null }, ['short']],
  ])('%s', (_, given, expected) => {
    const change = changesSince(given)
    expect(change ? nameChanges(change) : []).toEqual(expected)
  })

  test('are counted in a fixed order', () => {
    const rows = [{ ...row, product: null }, now({ stock: 1 }), now({ stock: 2 }), row]
    const lines = findChangedLines(rows)
    expect(lines.map(({ at }) => at)).toEqual([0, 1, 2])
    expect(countChanges(lines.map(({ change }) => change))).toEqual([
      ['short', 2],
      ['gone', 1],
    ])
  })
})

const saved = {
  id: 'L1',
  version: 3,
  name: 'Board',
  boards: 10,
  lineCount: 1,
  updatedAt: '2026-11-23T12:00:00Z',
  attritionPercent: '2.50',
  layout: 'abc',
  fileName: 'board.xlsx',
  header: ['Ref', 'MPN'],
  rows: [row],
}

test('a saved list is opened as it was saved', () => {
  const list = toOpenedList(saved)
  expect(list).toMatchObject({ name: 'Board', boards: 10, attritionPercent: 2.5, header: ['Ref', 'MPN'] })
  expect(list.lines).toMatchObject([
    {
      partNumber: 'GRM155',
      quantity: '5',
      targetPrice: '0.02',
      customerPartNumber: '4711',
      cells: ['C1', 'GRM155'],
      productId: 'G1',
    },
  ])
  expect(toSaveInput(list, new Map()).rows).toMatchObject([
    { quantity: 5, targetPrice: '0.02', productId: 'G1', isProductChosen: true },
  ])
})

test('changes that are read again belong to the lines of the page', () => {
  const changes = toChanges({ ...saved, rows: [row, now({ stock: 1 })] }, ['first', 'second'])
  expect(changes.lines.map(({ at }) => at)).toEqual([1])
  expect([...changes.saved.keys()]).toEqual(['first', 'second'])
})

test('two saved lists have different keys, and their lines have different ids', () => {
  const [one, other] = [toOpenedList(saved), toOpenedList(saved)]
  expect(one.listKey).not.toBe(other.listKey)
  expect(one.lines[0]?.lineId).not.toBe(other.lines[0]?.lineId)
})

test('a match of the shop is saved, and matched again when the list is opened', () => {
  const list = toOpenedList({ ...saved, rows: [{ ...row, isProductChosen: false }] })
  expect(list.lines[0]?.productId).toBeNull()
  const matches = new Map(list.lines.map(({ lineId }) => [lineId, { product: { id: 'G1' } as never }]))
  expect(toSaveInput(list, matches).rows).toMatchObject([{ productId: 'G1', isProductChosen: false }])
})

describe('before an opened list is matched', () => {
  const open = (changes: Partial<Row>) => {
    const opened = { ...saved, rows: [{ ...row, isProductChosen: false, ...changes }] }
    const list = toOpenedList(opened)
    const lineIds = list.lines.map(({ lineId }) => lineId)
    return { list, savedLines: toChanges(opened, lineIds).saved }
  }
  const { list, savedLines } = open({})
  const change = (changes: Partial<BomLine>): BomList => ({
    ...list,
    lines: list.lines.map((line) => ({ ...line, ...changes })),
  })

  test('it is saved with the products that it had', () => {
    const changed = change({ quantity: '7' })
    expect(toSaveInput(changed, new Map(), savedLines).rows).toMatchObject([
      { quantity: 7, productId: 'G1', isProductChosen: false },
    ])
    expect(countMatched(changed, new Map(), savedLines)).toEqual({ matched: 1, total: 1 })
  })

  test('a line with another number has no product yet', () => {
    const changed = change({ partNumber: 'LM358' })
    expect(toSaveInput(changed, new Map(), savedLines).rows[0]?.productId).toBeUndefined()
    expect(countMatched(changed, new Map(), savedLines)).toEqual({ matched: 0, total: 1 })
  })

  test('a line that was saved without a product stays without one', () => {
    const unmatched = open({ productId: null, product: null })
    expect(toSaveInput(unmatched.list, new Map(), unmatched.savedLines).rows[0]?.productId).toBeUndefined()
    expect(countMatched(unmatched.list, new Map(), unmatched.savedLines)).toEqual({ matched: 1, total: 1 })
  })

  test('a row of the file that was removed from the list is saved as a note without a product', () => {
    const removed = change({ kind: 'NOTE' })
    expect(toSaveInput(removed, new Map(), savedLines).rows[0]?.productId).toBeUndefined()
    expect(countMatched(removed, new Map(), savedLines)).toEqual({ matched: 0, total: 0 })
  })

  test('a line that matches nothing now is saved without a product', () => {
    const matches = new Map(list.lines.map(({ lineId }) => [lineId, { product: null }]))
    expect(toSaveInput(list, matches, savedLines).rows[0]?.productId).toBeUndefined()
    expect(countMatched(list, matches, savedLines)).toEqual({ matched: 1, total: 1 })
  })
})

test('lines that are empty or not fitted need no match before the list is saved', () => {
  const lines = [newLine({ partNumber: 'X1' }), newLine(), newLine({ partNumber: 'X2', kind: 'NOT_FITTED' })]
  expect(countMatched({ lines }, new Map(), undefined)).toEqual({ matched: 0, total: 1 })
})

test('a product that is no longer sold is matched again', () => {
  expect(toOpenedList({ ...saved, rows: [{ ...row, product: null }] }).lines[0]?.productId).toBeNull()
})

describe('a list that is saved', () => {
  const list = (...lines: Parameters<typeof newLine>[0][]): BomList => ({
    ...toOpenedList(saved),
    lines: lines.map(newLine),
  })
  test('has the matching products', () => {
    const product = { id: 'G2' } as never
    const input = toSaveInput(list({ lineId: '1', value: '10k' }), new Map([['1', { product }]]))
    expect(input.rows[0]?.productId).toBe('G2')
  })
  test('has no fields that are empty, because a request has a maximum size', () => {
    const { rows } = toSaveInput(list({ lineId: '1', partNumber: 'X1' }), new Map())
    expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual([
      'isProductChosen',
      'isSelected',
      'kind',
      'numbers',
      'quantityStatus',
    ])
  })
  test('has the lines that were put into the cart selected', () => {
    const { rows } = toSaveInput(list({ partNumber: 'X1', isSelected: false, takenKeys: ['k1'] }), new Map())
    expect(rows[0]?.isSelected).toBe(true)
  })
  test('has no empty lines, except those of its file', () => {
    const { rows } = toSaveInput(list({ partNumber: 'X1' }, {}, { cells: ['', ''] }), new Map())
    expect(rows.map(({ cells }) => cells)).toEqual([undefined, ['', '']])
  })
  test('has the own numbers as internal ones, which no link shows', () => {
    const numbers = { partNumber: 'X1', otherNumbers: ['603-X1'], internalNumbers: ['4711'] }
    const { rows } = toSaveInput(list(numbers), new Map())
    expect(rows[0]?.numbers).toEqual([
      { meaning: 'MANUFACTURER_PART_NUMBER', number: 'X1' },
      { meaning: 'DISTRIBUTOR_PART_NUMBER', number: '603-X1' },
      { meaning: 'INTERNAL_PART_NUMBER', number: '4711' },
    ])
  })
  test.each([
    [{ quantity: '5', targetPrice: '0,02' }, 0],
    [{ quantity: '', targetPrice: ' ' }, 0],
    [{ quantity: 'some', targetPrice: '' }, 1],
    [{ quantity: '0', targetPrice: 'cheap' }, 2],
  ])('%j has texts that are not saved: %i', (texts, count) => {
    expect(countUnreadable(list(texts))).toBe(count)
  })
})

const opened = { listId: 'L', version: 2, name: 'N', listKey: 'S', lineIds: ['1'] }
test.each([
  [null, []],
  ['{', []],
  ['[]', []],
  [JSON.stringify(opened), []],
  [JSON.stringify([{ ...opened, listId: 1 }, opened]), [opened]],
  [JSON.stringify([{ ...opened, version: '2' }]), []],
  [JSON.stringify([{ ...opened, lineIds: undefined }]), []],
])('of the stored text %j, the opened lists are %j', (stored, lists) => {
  expect(parseOpened(stored)).toEqual(lists)
})
