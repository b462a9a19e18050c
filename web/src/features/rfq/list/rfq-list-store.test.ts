import { expect, test, vi } from 'vitest'
import type { RfqItem } from './rfq-item.ts'
import { rfqList } from './rfq-list-store.ts'

const stored = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => void stored.set(key, text),
})

const item: RfqItem = {
  rowId: 'g1',
  productId: 'g1',
  partNumber: 'NE555P',
  manufacturerName: 'Texas Instruments',
  package: 'DIP-8',
  dateCode: '2436+',
  quantity: 1,
  targetPrice: '',
  slug: 'texas-instruments-ne555p',
  picture: 'timer',
}

test('a part that is added again has its new quantity, and an equal quantity is no change', () => {
  expect(rfqList.add(item)).toBe('added')
  expect(rfqList.add(item)).toBe('unchanged')
  expect(rfqList.add({ ...item, quantity: 5 })).toBe('updated')
  expect(rfqList.read().map(({ partNumber, quantity }) => [partNumber, quantity])).toEqual([['NE555P', 5]])
})

test('several parts are added together, or none if the list cannot hold all', () => {
  rfqList.replace([])
  const named = (count: number, prefix: string) =>
    Array.from({ length: count }, (_, at) => ({ ...item, rowId: `${prefix}${at}`, productId: `${prefix}${at}` }))
  expect(rfqList.addAll(named(150, 'a'))).toBe('added')
  expect(rfqList.addAll(named(51, 'b'))).toBe('full')
  expect(rfqList.read()).toHaveLength(150)
  expect(rfqList.addAll([...named(50, 'b'), { ...item, rowId: 'a0', productId: 'a0', quantity: 7 }])).toBe('added')
  expect(rfqList.read()).toHaveLength(200)
  expect(rfqList.read()[0]?.quantity).toBe(7)
})
