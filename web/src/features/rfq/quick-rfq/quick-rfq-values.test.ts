import { describe, expect, test } from 'vitest'
import { checkQuantity, checkTargetPrice, readPrice, toQuickRequest } from './quick-rfq-values.ts'

test.each([
  ['0.0187', '0.0187'],
  [' 0,0187 ', '0.0187'],
  ['12', '12'],
  ['١٫٥', '1.5'],
  ['٠.٠٥', '0.05'],
  ['۱٫۵', '1.5'],
  ['０．５', '0.5'],
  ['١٬٢٣٤', null],
  ['1,234.5', null],
  ['0.123456', null],
  ['-1', null],
  ['cheap', null],
  ['', null],
])('the price %j is read as %j', (text, price) => {
  expect(readPrice(text)).toBe(price)
})

describe('problems of the quick form', () => {
  test('refuses a quantity that is missing or not whole', () => {
    expect([checkQuantity('250'), checkQuantity('0'), checkQuantity('1.5'), checkQuantity('')]).toEqual([
      undefined,
      'quantity',
      'quantity',
      'quantity',
    ])
  })
  test('refuses an invalid price and accepts an empty one', () => {
    expect([checkTargetPrice(''), checkTargetPrice('0.1'), checkTargetPrice('x')]).toEqual([
      undefined,
      undefined,
      'targetPrice',
    ])
  })
})

const typed = { quantity: '1,000', targetPrice: '', email: ' ada@example.com ', contactName: '', comment: ' soon ' }

test('a guest sends the contact data without empty values', () => {
  expect(toQuickRequest(typed, true)).toEqual({
    quantity: 1000,
    targetPrice: null,
    comment: 'soon',
    email: 'ada@example.com',
    contactName: null,
  })
})

test('a member sends no contact data', () => {
  expect(toQuickRequest(typed, false)).toMatchObject({ email: null, contactName: null })
})
