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
