import { describe, expect, test } from 'vitest'
import type { RfqItem } from './rfq-item.ts'
import { maxItems, parseList, withItem, writeList } from './rfq-list.ts'

const item = ({ productId = 'g1', ...change }: Partial<RfqItem> = {}): RfqItem => ({
  rowId: productId,
  productId,
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
const many = Array.from({ length: maxItems }, (_, at) => item({ productId: `g${at}` }))

test('an item is stored under the documented names and restored unchanged', () => {
  const stored = writeList([item()])
  expect(JSON.parse(stored)).toEqual([
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
  expect(parseList(stored)).toEqual([item()])
})

test('the note of an item is restored', () => {
  expect(parseList(writeList([item({ note: '22K' })]))).toEqual([item({ note: '22K' })])
})

test.each([null, '', 'nonsense', '{}', '7', '[null, 7, "x", {}]', '[{"goods_id":"g1","part_number":7}]'])(
  '%j holds no item',
  (stored) => {
    expect(parseList(stored)).toEqual([])
  },
)

test('repairs odd quantities and prices and lists a part once', () => {
  const entry = { goods_id: 'g1', part_number: 'A', goods_page_url: 'a' }
  const stored = JSON.stringify([
    { ...entry, qty: -5, target_price: 'cheap' },
    { ...entry, goods_id: 'g2' },
    { ...entry, qty: '3', target_price: 4 },
  ])
  expect(parseList(stored).map(({ productId, quantity, targetPrice }) => [productId, quantity, targetPrice])).toEqual([
    ['g1', 1, ''],
    ['g2', 1, ''],
  ])
})

const typed = (change: Partial<RfqItem> = {}): RfqItem => ({
  ...item({ productId: '' }),
  rowId: 'r1',
  slug: '',
  picture: '',
  ...change,
})

describe('a typed part', () => {
  test('is restored with its invalid quantity and price texts', () => {
    const rows = [
      typed({ quantity: 1, quantityText: 'a few', targetPrice: '', priceText: 'cheap', customerPartNumber: '4711-B' }),
      typed({ rowId: 'r2' }),
    ]
    expect(parseList(writeList(rows))).toEqual(rows)
  })

  test('may be listed several times with distinct row ids', () => {
    const stored = writeList([typed(), typed(), typed({ rowId: '' }), item()])
    expect(parseList(stored).map(({ rowId }) => rowId)).toEqual(['r1', 'r1-', 'row-2', 'g1'])
  })

  test('needs some text but no part number, and loses an invalid URL', () => {
    const entry = { goods_id: '', goods_page_url: 'javascript:alert(1)' }
    const stored = JSON.stringify([entry, { ...entry, qty: -1, qty_typed: '' }, { ...entry, date_code: '2531+' }])
    expect(parseList(stored)).toEqual([
      {
        ...typed({ rowId: 'row-0', partNumber: '', manufacturerName: '', targetPrice: '', quantity: 1 }),
        package: '',
        quantityText: '',
      },
    ])
  })

  test('is not created from an entry with an invalid product', () => {
    expect(parseList('[{"goods_id":{},"part_number":"LM358DR"},{"part_number":"LM358DR"}]')).toEqual([])
  })

  test('does not share its row id with a product', () => {
    const list = withItem([typed({ rowId: 'g1' })], item())
    expect(list?.map(({ rowId, productId }) => [rowId, productId])).toEqual([
      ['g1', ''],
      ['g1-', 'g1'],
    ])
  })
})

test('a part added again keeps its place and the buyer’s values, and takes the new quantity', () => {
  const own = item({ targetPrice: '0.30', customerPartNumber: 'MY-1', quantity: 10 })
  const list = [own, item({ productId: 'g2' })]
  const added = item({ targetPrice: '0.51200', quantity: 100 })
  expect(withItem(list, added)).toEqual([{ ...own, quantity: 100 }, item({ productId: 'g2' })])
  expect(withItem([{ ...own, quantityText: '1O' }], added)).toEqual([{ ...own, quantity: 100 }])
})

test('a part added again with its quantity leaves the list as it is', () => {
  const list = [item({ quantity: 10, targetPrice: '0.30' })]
  expect(withItem(list, item({ quantity: 10 }))).toBe(list)
})

test('a full list accepts a new quantity but no new part', () => {
  expect(withItem(many, item({ productId: 'other' }))).toBeNull()
  expect(withItem(many, item({ productId: 'g7', quantity: 9 }))?.[7]?.quantity).toBe(9)
})
