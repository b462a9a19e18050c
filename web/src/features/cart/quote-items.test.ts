import { expect, test } from 'vitest'
import { toQuoteItem } from './quote-items.ts'

const line = {
  quantity: 100,
  availability: 'AVAILABLE' as const,
  customerPartNumber: null,
  unitPrice: { amount: '0.00412' },
  product: {
    id: 'g1',
    slug: 'murata-grm155r71c104ka88d',
    partNumber: 'GRM155R71C104KA88D',
    manufacturerName: 'Murata',
    packageName: '0402',
    package: '0402',
    packaging: 'CUT_TAPE' as const,
    standardPackQuantity: 1,
    dateCode: null,
    imageUrl: null,
    category: { id: 'c1', icon: 'capacitor' },
    parameters: [],
    stock: 4000,
    minimumOrderQuantity: 100,
    orderMultiple: 100,
  },
}

test('a cart line is quoted with its quantity and its price', () => {
  expect(toQuoteItem(line, '100')).toMatchObject({ productId: 'g1', quantity: 100, targetPrice: '0.00412' })
  expect(toQuoteItem({ ...line, customerPartNumber: 'C-17' }).customerPartNumber).toBe('C-17')
})

test('a quantity that the shop does not sell from stock is quoted as typed', () => {
  expect(toQuoteItem(line, '10,000').quantity).toBe(10_000)
  expect(toQuoteItem(line, 'many').quantity).toBe(100)
})

test('a part on request has no target price', () => {
  expect(toQuoteItem({ ...line, availability: 'ON_REQUEST_ONLY' }).targetPrice).toBe('')
})
