import { describe, expect, it } from 'vitest'
import { calculateAmountCents, formatAmount, formatUnitPrice, findPriceAt } from './money.ts'

/** Long multiplication and rounding on decimal digits, as on paper. */
const onPaper = (price: string, quantity: string) => {
  const digits = Array<number>(price.length + quantity.length).fill(0)
  for (let i = price.length - 1; i >= 0; i--)
    for (let j = quantity.length - 1; j >= 0; j--) {
      const sum = (digits[i + j + 1] ?? 0) + Number(price[i]) * Number(quantity[j])
      digits[i + j + 1] = sum % 10
      digits[i + j] = (digits[i + j] ?? 0) + Math.floor(sum / 10)
    }
  const product = digits.join('').padStart(4, '0')
  const cents = BigInt(product.slice(0, -3))
  return Number(product.at(-3)) >= 5 ? cents + 1n : cents
}

function* numbers(seed: number, count: number) {
  let state = seed
  for (let i = 0; i < count; i++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    yield state
  }
}

describe('calculateAmountCents', () => {
  it('equals multiplication and half-up rounding on paper, over the whole range', () => {
    const wrong: unknown[] = []
    const source = numbers(7, 2_000_000)
    for (const size of source) {
      const price = BigInt(source.next().value ?? 1) % 10n ** BigInt(1 + (size % 10))
      const quantity = 1 + ((source.next().value ?? 1) % 10 ** (1 + (size % 9)))
      if (calculateAmountCents(price, quantity) !== onPaper(`${price}`, `${quantity}`)) wrong.push([price, quantity])
    }
    expect(wrong).toEqual([])
  })

  it.each([
    [500n, 1, 1n],
    [499n, 1, 0n],
    [1_500n, 1, 2n],
    [2_500n, 1, 3n],
    [9_999_999_999n, 999_999_999, 9_999_999_989_000_000n],
  ])('rounds %s × %s to %s cents', (price, quantity, cents) => {
    expect(calculateAmountCents(price, quantity)).toBe(cents)
  })
})

describe('priceAt', () => {
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
