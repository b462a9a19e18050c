import { describe, expect, test } from 'vitest'
import type { RfqItem } from '../list/rfq-item.ts'
import { toRowItem, toItemRow, typedRow } from './part-row.ts'
import { changeParts, filledRows, type PartsChange, type PartRows, unreadRows } from './part-rows.ts'

const lm358 = typedRow('a', { partNumber: 'LM358DR', quantity: '1,000', targetPrice: '0,08' })
const ne555 = typedRow('b', { partNumber: 'NE555P', quantity: 'some', targetPrice: 'cheap' })
const sold: RfqItem = { ...toRowItem(lm358), rowId: 'g1', productId: 'g1', slug: 'lm358dr', picture: 'amplifier' }

const after = (state: PartRows, ...changes: PartsChange[]) => changes.reduce(changeParts, state)
const read = (...items: RfqItem[]) => after(unreadRows, { type: 'read', items })
const listNames = ({ rows }: PartRows) => rows.map(({ rowId }) => rowId)

test('a row is stored with its text where it is no number', () => {
  expect(toRowItem(lm358)).toMatchObject({ quantity: 1000, targetPrice: '0.08' })
  expect(toItemRow(toRowItem(lm358))).toEqual({ ...lm358, quantity: '1000', targetPrice: '0.08' })
  expect(toItemRow(toRowItem(ne555))).toEqual(ne555)
})

describe('the stored list', () => {
  test('replaces the blank row', () => {
    expect(listNames(read(sold, toRowItem(ne555)))).toEqual(['g1', 'b'])
    expect(listNames(read())).toEqual(['first'])
  })

  test('with equal content keeps the row objects', () => {
    const state = after(read(sold), { type: 'edited', rowId: 'g1', field: 'quantity', text: '2 000' })
    expect(after(state, { type: 'read', items: state.rows.map(toRowItem) })).toBe(state)
  })

  test('follows changes of other tabs and keeps a blank row', () => {
    const state = after(read(sold, toRowItem(ne555)), { type: 'added', rows: [typedRow('c')] })
    expect(listNames(after(state, { type: 'read', items: [sold] }))).toEqual(['g1', 'c'])
    const added = { ...sold, rowId: 'g2', productId: 'g2' }
    expect(listNames(after(state, { type: 'read', items: [sold, added] }))).toEqual(['g1', 'g2'])
  })
})

test('a new part number removes the product', () => {
  const { rows } = after(read(sold), { type: 'edited', rowId: 'g1', field: 'partNumber', text: 'LM358' })
  expect(rows[0]).toMatchObject({ rowId: 'g1', productId: '', slug: '', picture: '', partNumber: 'LM358' })
})

test('the buyer’s own number stays with a corrected part number and is removed with the part', () => {
  const state = read({ ...sold, customerPartNumber: '4711-B' })
  const edit = (text: string) =>
    after(state, { type: 'edited', rowId: 'g1', field: 'partNumber', text }).rows[0]?.customerPartNumber
  expect([edit('LM358'), edit('')]).toEqual(['4711-B', ''])
})

test('the note of a part does not go to another part', () => {
  const state = read({ ...sold, note: '100n, 50 V' })
  expect(after(state, { type: 'edited', rowId: 'g1', field: 'quantity', text: '7' }).rows[0]?.note).toBe('100n, 50 V')
  expect(after(state, { type: 'edited', rowId: 'g1', field: 'partNumber', text: 'LM358' }).rows[0]?.note).toBe('')
})

test('typing fixes a problem of the file', () => {
  const fromFile = {
    row: 2,
    match: 'NONE',
    found: '',
    quantityText: '',
    problems: ['NO_QUANTITY', 'CUT_SHORT'],
  } as const
  const row = { ...ne555, fromFile: { ...fromFile, problems: [...fromFile.problems] } }
  const { rows } = after(
    read(),
    { type: 'added', rows: [row] },
    { type: 'edited', rowId: 'b', field: 'quantity', text: '7' },
  )
  expect(rows.map((each) => each.fromFile?.problems)).toEqual([['CUT_SHORT']])
})

test('a removed row can be restored at its place', () => {
  const state = read(toRowItem(lm358), toRowItem(ne555))
  const [first] = state.rows
  const removed = after(state, { type: 'removed', rowId: 'a' })
  expect(listNames(removed)).toEqual(['b'])
  expect(listNames(after(removed, { type: 'putBack', rows: first ? [first] : [], at: 0 }))).toEqual(['a', 'b'])
  const cleared = after(state, { type: 'cleared' })
  expect(listNames(cleared)).toEqual(['first'])
  expect(listNames(after(cleared, { type: 'putBack', rows: state.rows, at: 0 }))).toEqual(['a', 'b'])
})

describe('pasted rows', () => {
  const pasted = [typedRow('x', { partNumber: 'A' }), typedRow('y', { partNumber: 'B' })]
  test('start in the target row if it is blank', () => {
    const state = after(
      read(sold),
      { type: 'added', rows: [typedRow('c')] },
      { type: 'pasted', rowId: 'c', rows: pasted },
    )
    expect(state.rows.map(({ rowId, partNumber }) => [rowId, partNumber])).toEqual([
      ['g1', 'LM358DR'],
      ['c', 'A'],
      ['y', 'B'],
    ])
  })
  test('are inserted below a filled row', () => {
    expect(listNames(after(read(sold), { type: 'pasted', rowId: 'g1', rows: pasted }))).toEqual(['g1', 'x', 'y'])
  })
})

test('a product is listed once: another row has its number as text', () => {
  const again = { ...toItemRow(sold), rowId: 'g1' }
  const { rows } = after(read(sold), { type: 'added', rows: [again] })
  expect(rows.map(({ rowId, productId, slug }) => [rowId, productId, slug])).toEqual([
    ['g1', 'g1', 'lm358dr'],
    ['g1-', '', 'lm358dr'],
  ])
})

test('never exceed 200 rows', () => {
  const many = Array.from({ length: 300 }, (_, at) => typedRow(`r${at}`, { partNumber: `P${at}` }))
  const state = after(read(sold), { type: 'added', rows: many })
  expect(state.rows).toHaveLength(200)
  expect(filledRows(after(state, { type: 'added', rows: [typedRow('more', { partNumber: 'Q' })] }).rows)).toHaveLength(
    200,
  )
})
