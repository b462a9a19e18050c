import { describe, expect, test } from 'vitest'
import type { RfqItem } from './rfq-item.ts'
import { mostItems, parseList, withItem, writeList } from './rfq-list.ts'

const item = ({ goodsId = 'g1', ...change }: Partial<RfqItem> = {}): RfqItem => ({
  rowId: goodsId,
  goodsId,
  partNumber: 'LM358DR',
  manufacturerName: 'Texas Instruments',
  package: 'SOIC-8',
  dateCode: '2531+',
  quantity: 25,
  targetPrice: '0.08240',
  slug: 'texas-instruments-lm358dr',
  picture: 'amplifier',
  ...change,
})
const many = Array.from({ length: mostItems }, (_, at) => item({ goodsId: `g${at}` }))

test('an item is kept under the names of the specification, and comes back as it was', () => {
  const kept = writeList([item()])
  expect(JSON.parse(kept)).toEqual([
    {
      goods_id: 'g1',
      part_number: 'LM358DR',
      manufacturer: 'Texas Instruments',
      package: 'SOIC-8',
      date_code: '2531+',
      qty: 25,
      target_price: '0.08240',
      goods_page_url: 'texas-instruments-lm358dr',
      icons: 'amplifier',
    },
  ])
  expect(parseList(kept)).toEqual([item()])
})

test.each([null, '', 'nonsense', '{}', '7', '[null, 7, "x", {}]', '[{"goods_id":"g1","part_number":7}]'])(
  'C14: %j holds no item',
  (kept) => {
    expect(parseList(kept)).toEqual([])
  },
)

test('C14: odd quantities and prices are put right, and a part stands there once', () => {
  const entry = { goods_id: 'g1', part_number: 'A', goods_page_url: 'a' }
  const kept = JSON.stringify([
    { ...entry, qty: -5, target_price: 'cheap' },
    { ...entry, goods_id: 'g2' },
    { ...entry, qty: '3', target_price: 4 },
  ])
  expect(parseList(kept).map(({ goodsId, quantity, targetPrice }) => [goodsId, quantity, targetPrice])).toEqual([
    ['g1', 1, ''],
    ['g2', 1, ''],
  ])
})

const typed = (change: Partial<RfqItem> = {}): RfqItem => ({
  ...item({ goodsId: '' }),
  rowId: 'r1',
  slug: '',
  picture: '',
  ...change,
})

describe('a part that was typed', () => {
  test('comes back with what is no quantity or price yet', () => {
    const rows = [
      typed({ quantity: 1, quantityText: 'a few', targetPrice: '', priceText: 'cheap' }),
      typed({ rowId: 'r2' }),
    ]
    expect(parseList(writeList(rows))).toEqual(rows)
  })

  test('stands there as often as it was typed, each time under a name of its own', () => {
    const kept = writeList([typed(), typed(), typed({ rowId: '' }), item()])
    expect(parseList(kept).map(({ rowId }) => rowId)).toEqual(['r1', 'r1-', 'row-2', 'g1'])
  })

  test('needs no number, but some text; an address that is none is left out', () => {
    const entry = { goods_id: '', goods_page_url: 'javascript:alert(1)' }
    const kept = JSON.stringify([entry, { ...entry, qty: -1, qty_typed: '' }, { ...entry, date_code: '2531+' }])
    expect(parseList(kept)).toEqual([
      {
        ...typed({ rowId: 'row-0', partNumber: '', manufacturerName: '', targetPrice: '', quantity: 1 }),
        package: '',
        quantityText: '',
      },
    ])
  })

  test('is not taken for one whose product is no text', () => {
    expect(parseList('[{"goods_id":{},"part_number":"LM358DR"},{"part_number":"LM358DR"}]')).toEqual([])
  })

  test('leaves its name to no product', () => {
    const list = withItem([typed({ rowId: 'g1' })], item())
    expect(list?.map(({ rowId, goodsId }) => [rowId, goodsId])).toEqual([
      ['g1', ''],
      ['g1-', 'g1'],
    ])
  })
})

test('a part added again keeps its place and takes the new quantity', () => {
  const list = [item(), item({ goodsId: 'g2' })]
  expect(withItem(list, item({ quantity: 100 }))).toEqual([item({ quantity: 100 }), item({ goodsId: 'g2' })])
})

test('a full list takes no other part, but still a new quantity', () => {
  expect(withItem(many, item({ goodsId: 'other' }))).toBeNull()
  expect(withItem(many, item({ goodsId: 'g7', quantity: 9 }))?.[7]?.quantity).toBe(9)
})
