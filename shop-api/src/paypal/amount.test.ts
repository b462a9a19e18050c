import { assert, bigInt, property } from 'fast-check'
import { expect, it } from 'vitest'
import { toMoney, toPaypalMoney } from './amount.ts'

it('an amount in cents survives PayPal’s text', () => {
  assert(
    property(bigInt({ min: 0n, max: 10n ** 15n }), (cents) => {
      expect(toMoney(toPaypalMoney(cents))).toEqual({ currency: 'USD', cents })
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
  expect(toMoney({ currency_code: 'USD', value }).cents).toBe(cents)
})
