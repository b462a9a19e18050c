import { describe, expect, test } from 'vitest'
import {
  pickBatch,
  isOnRequest,
  pickPriceBreaks,
  pickLeadTimeWeeks,
  pickLifecycle,
  pickPopularity,
  pickStock,
} from './invented.ts'
import { reel, tape, tube } from '../engine/packings.ts'

const prices = [
  { one: 0.0002, fall: 0.37 },
  { one: 0.02, fall: 0.37 },
  { one: 0.1, fall: 0.34 },
  { one: 2.5, fall: 0.1 },
  { one: 260, fall: 0.06 },
]
const packings = prices.flatMap((price) =>
  [...tape('X', price, 5_000), tube('X', 50), reel('X-R', 250)].map((packing) => ({ price, packing })),
)
const ordinary = (id: number) => ({ id, isPinned: false, isPopular: false })
const share = (n: number, test: (id: number) => boolean) =>
  Array.from({ length: n }, (_, id) => test(id + 1)).filter(Boolean).length / n

test('prices start at the minimum, rise in steps of the multiple and fall', () => {
  for (const { price, packing } of packings)
    for (let id = 1; id < 200; id++) {
      const breaks = pickPriceBreaks(1, id, packing, price)
      const quantities = breaks.map(([quantity]) => quantity)
      const units = breaks.map(([, unit]) => unit)
      expect(quantities[0]).toBe(packing.minimum)
      expect(quantities.length).toBeLessThanOrEqual(10)
      expect(quantities.every((q, i) => q % packing.multiple === 0 && (i === 0 || q > quantities[i - 1]!))).toBe(true)
      expect(
        units.every((unit, i) => Number.isSafeInteger(unit) && unit > 0 && (i === 0 || unit < units[i - 1]!)),
      ).toBe(true)
    }
})

describe('stock', () => {
  test('is empty for about one in eight goods, never for a well-known part', () => {
    const [cut] = tape('X', { one: 0.1, fall: 0.3 }, 5_000)
    const soldOut = share(20_000, (id) => pickStock(1, id, cut!, { one: 0.1, fall: 0.3 }, false) === 0)
    expect(soldOut).toBeGreaterThan(0.1)
    expect(soldOut).toBeLessThan(0.14)
    expect(share(2_000, (id) => pickStock(1, id, cut!, { one: 0.1, fall: 0.3 }, true) === 0)).toBe(0)
  })

  test('is whole reels for a reel', () => {
    expect(share(500, (id) => pickStock(1, id, reel('X', 3_000), { one: 0.2, fall: 0.2 }, false) % 3_000 === 0)).toBe(1)
  })
})

test('well-known parts are in production and have a price; of the others a few are at their end or on request', () => {
  expect(share(2_000, (id) => pickLifecycle(1, { id, isPinned: true, isPopular: true }) !== 'active')).toBe(0)
  expect(share(2_000, (id) => isOnRequest(1, { id, isPinned: true, isPopular: true }))).toBe(0)
  expect(share(20_000, (id) => pickLifecycle(1, ordinary(id)) === 'obsolete')).toBeCloseTo(0.012, 2)
  expect(share(20_000, (id) => isOnRequest(1, ordinary(id)))).toBeCloseTo(0.015, 2)
})

test('well-known parts are bought most', () => {
  const most = Math.max(
    ...Array.from({ length: 2_000 }, (_, id) => pickPopularity(1, { id, isPinned: false, isPopular: true })),
  )
  expect(pickPopularity(1, { id: 1, isPinned: true, isPopular: true })).toBeGreaterThan(most)
})

test('military and obsolete parts are bought least, pinned or not', () => {
  for (let id = 1; id < 200; id++)
    expect(pickPopularity(1, { id, isPinned: true, isPopular: true, isRare: true })).toBeLessThanOrEqual(500)
})

test('date codes are a year and a week, lead times some weeks', () => {
  for (let id = 1; id < 500; id++) {
    expect(pickBatch(1, id)).toMatch(/^2[4-6](0[1-9]|[1-4]\d|5[0-2])\+$/)
    const weeks = pickLeadTimeWeeks(1, id, { one: 3, fall: 0.1 })
    expect(weeks).toBeGreaterThanOrEqual(6)
    expect(weeks).toBeLessThanOrEqual(30)
  }
})

test('another seed gives other numbers, the same seed the same', () => {
  const [cut] = tape('X', { one: 0.1, fall: 0.3 })
  const stocks = (seed: number) =>
    Array.from({ length: 50 }, (_, id) => pickStock(seed, id, cut!, { one: 0.1, fall: 0.3 }, false))
  expect(stocks(1)).toEqual(stocks(1))
  expect(stocks(1)).not.toEqual(stocks(2))
})
