import { orderNo } from '@partgate/schema/shop-api/order-number.ts'
import { expect, it } from 'vitest'
import { toCrockfordDigits } from '@partgate/schema/typed-numbers.ts'
import { createRandomNumber } from './random-number.ts'

it('order numbers match the contract, differ, and do not count up', () => {
  const numbers = Array.from({ length: 10_000 }, () => createRandomNumber('PG'))
  expect(numbers.filter((number) => !orderNo.safeParse(number).success)).toEqual([])
  expect(new Set(numbers).size).toBe(10_000)
  expect(numbers.toSorted()).not.toEqual(numbers)
})

it.each([
  ['pg-7k3m9', 'PG7K3M9'],
  [' 7K3M9-X2 ', '7K3M9X2'],
  ['x2qOl', 'X2Q01'],
  ['--', ''],
])('a search for %j looks for %j', (typed, part) => {
  expect(toCrockfordDigits(typed)).toBe(part)
})
