import { describe, expect, it } from 'vitest'
import { formatAmount, formatUnitPrice, findPriceAt } from './money.ts'

describe('findPriceAt', () => {
  const ladder = [
    { quantity: 10, unitPrice: 900n },
    { quantity: 100, unitPrice: 700n },
    { quantity: 1_000, unitPrice: 500n },
  ]
  it.each([
    [1, 900n],
    [9, 900n],
    [10, 900n],
    [99, 900n],
    [100, 700n],
    [101, 700n],
    [999, 700n],
    [1_000, 500n],
    [999_999_999, 500n],
  ])('prices %s pieces at %s', (quantity, price) => {
    expect(findPriceAt(ladder, quantity)).toBe(price)
  })

  it('has no price without price breaks', () => {
    expect(findPriceAt([], 10)).toBeNull()
  })
})

describe('money as text', () => {
  it.each([
    [0n, '0.00000'],
    [1n, '0.00001'],
    [1_870n, '0.01870'],
    [100_000n, '1.00000'],
    [9_999_999_999n, '99999.99999'],
  ])('writes a unit price of %s as %s', (price, text) => {
    expect(formatUnitPrice(price)).toBe(text)
  })

  it.each([
    [0n, '0.00'],
    [5n, '0.05'],
    [1_870n, '18.70'],
    [9_999_999_989_000_000n, '99999999890000.00'],
  ])('writes an amount of %s cents as %s', (cents, text) => {
    expect(formatAmount(cents)).toBe(text)
  })
})
