import { expect, it } from 'vitest'
import { calculateLuhnDigit, createSerialNo } from './numbers.ts'

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
