import { describe, expect, test } from 'vitest'
import { checkEmail, checkQuantity, checkTargetPrice, readPrice, requestOf } from './quick-rfq-values.ts'

test.each([
  ['0.0187', '0.0187'],
  [' 0,0187 ', '0.0187'],
  ['12', '12'],
  ['1,234.5', null],
  ['0.123456', null],
  ['-1', null],
  ['cheap', null],
  ['', null],
])('the price %j is read as %j', (text, price) => {
  expect(readPrice(text)).toBe(price)
})

describe('what is wrong', () => {
  test('a quantity of none or of no whole number', () => {
    expect([checkQuantity('250'), checkQuantity('0'), checkQuantity('1.5'), checkQuantity('')]).toEqual([
      undefined,
      'quantity',
      'quantity',
      'quantity',
    ])
  })
  test('a price that is none; no price is fine', () => {
    expect([checkTargetPrice(''), checkTargetPrice('0.1'), checkTargetPrice('x')]).toEqual([
      undefined,
      undefined,
      'targetPrice',
    ])
  })
  test('an e-mail address that is missing, or none', () => {
    expect([checkEmail(' '), checkEmail('ada@example'), checkEmail('ada@example.com')]).toEqual([
      'email',
      'emailInvalid',
      undefined,
    ])
  })
})

const typed = { quantity: '1,000', targetPrice: '', email: ' ada@example.com ', contactName: '', comment: ' soon ' }

test('a guest says where the answer goes; what is empty is not sent', () => {
  expect(requestOf(typed, true)).toEqual({
    quantity: 1000,
    targetPrice: null,
    comment: 'soon',
    email: 'ada@example.com',
    contactName: null,
  })
})

test('a member does not', () => {
  expect(requestOf(typed, false)).toMatchObject({ email: null, contactName: null })
})
