import { orderNo } from '@partgate/schema/shop-api/order-number.ts'
import { expect, it } from 'vitest'
import { calculateLuhnDigit, createOrderNo, createSerialNo, normalizeOrderNumber } from './numbers.ts'

it('order numbers match the contract, differ, and do not count up', () => {
  const numbers = Array.from({ length: 10_000 }, createOrderNo)
  expect(numbers.filter((number) => !orderNo.safeParse(number).success)).toEqual([])
  expect(new Set(numbers).size).toBe(10_000)
  expect(numbers.toSorted()).not.toEqual(numbers)
})

it.each([
  ['7992739871', '3'],
  ['0', '0'],
  ['453201511283036', '6'],
])('the check digit of %s is %s', (digits, check) => {
  expect(calculateLuhnDigit(digits)).toBe(check)
})

it('a serial number has 12 digits, and its check digit detects any wrong digit', () => {
  const isRight = (digits: string) => calculateLuhnDigit(digits.slice(0, -1)) === digits.at(-1)
  for (const serial of Array.from({ length: 500 }, createSerialNo)) {
    expect(serial).toMatch(/^\d{12}$/)
    expect(isRight(serial)).toBe(true)
    const mistyped = [...serial].map(
      (digit, i) => serial.slice(0, i) + ((Number(digit) + 1) % 10) + serial.slice(i + 1),
    )
    expect(mistyped.filter(isRight)).toEqual([])
  }
})

it.each([
  ['pg-7k3m9', 'PG7K3M9'],
  [' 7K3M9-X2 ', '7K3M9X2'],
  ['x2qOl', 'X2Q01'],
  ['--', ''],
])('a search for %j looks for %j', (typed, part) => {
  expect(normalizeOrderNumber(typed)).toBe(part)
})
