import { describe, expect, it, test } from 'vitest'
import { calculateAmountCents, formatDecimal, parseDecimal } from './decimal.ts'
import { createRandom } from './testing/create-random.ts'

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
  const random = createRandom(seed)
  for (let i = 0; i < count; i++) yield Math.floor(random() * 2 ** 32)
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

test.each([
  [0n, 3, '0.000'],
  [1n, 5, '0.00001'],
  [1_870n, 2, '18.70'],
  [9_999_999_989_000_000n, 2, '99999999890000.00'],
])('%s with %i places is the text %s', (value, places, text) => {
  expect(formatDecimal(value, places)).toBe(text)
  expect(parseDecimal(text, places)).toBe(value)
})

test.each([
  ['12', 1_200n],
  ['12.5', 1_250n],
  ['0.019', 1n],
])('%s has two places', (text, value) => {
  expect(parseDecimal(text, 2)).toBe(value)
})
