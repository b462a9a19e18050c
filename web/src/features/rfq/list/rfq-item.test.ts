import { expect, test } from 'vitest'
import { isPhoto, toRfqItem } from './rfq-item.ts'

const step = (quantity: number, amount: string) => ({
  quantity,
  unitPrice: { amount, currency: 'USD' as const },
})
const product = {
  id: 'g1',
  slug: 'lm358dr',
  partNumber: 'LM358DR',
  manufacturerName: 'Texas Instruments',
  package: 'SOIC-8',
  dateCode: '2531+',
  imageUrl: null,
  category: { id: 'c1', icon: 'amplifier' },
  priceBreaks: [step(10, '0.5'), step(100, '0.4')],
}

test.each([
  [1, '0.5'],
  [10, '0.5'],
  [99, '0.5'],
  [100, '0.4'],
])('the target price for quantity %i starts at %s', (quantity, price) => {
  expect(toRfqItem(product, quantity)).toMatchObject({ quantity, targetPrice: price })
})

test('defaults to quantity 1 and to no target price without prices', () => {
  expect(toRfqItem({ ...product, priceBreaks: [] })).toMatchObject({ quantity: 1, targetPrice: '' })
})

test('stores the photo, else the name of the drawing', () => {
  expect(toRfqItem(product).picture).toBe('amplifier')
  expect(toRfqItem({ ...product, imageUrl: 'https://img.example/a.png' }).picture).toBe('https://img.example/a.png')
  expect(['amplifier', '', 'https://a.b/c.png', '/c.png', 'http://a/b'].map(isPhoto)).toEqual([
    false,
    false,
    true,
    true,
    true,
  ])
})
