import { assert, bigInt, property } from 'fast-check'
import { expect, it } from 'vitest'
import { moneyOf, usd } from './amount.ts'

it('C9: an amount in cents comes back from PayPal’s text as it was', () => {
  assert(
    property(bigInt({ min: 0n, max: 10n ** 15n }), (cents) => {
      expect(moneyOf(usd(cents))).toEqual({ currency: 'USD', cents })
    }),
  )
})

it.for([
  ['18.70', 1_870n],
  ['18.7', 1_870n],
  ['18', 1_800n],
  ['0.01', 1n],
  ['18.705', null],
  ['-1.00', null],
  ['1e3', null],
  ['1,000.00', null],
  [' 1.00', null],
  ['', null],
] as const)('%s is %s cents', ([value, cents]) => {
  expect(moneyOf({ currency_code: 'USD', value }).cents).toBe(cents)
})
