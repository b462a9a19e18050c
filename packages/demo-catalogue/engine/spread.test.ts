import { expect, test } from 'vitest'
import { maxSpread, spread } from './spread.ts'

test.each([1, 2, 7, 100, 4096, 11_300])('an order of %d visits each once and can be inverted', (size) => {
  for (const seed of [0, 1, 12_345]) {
    const order = spread(size, seed)
    const visited = Array.from({ length: size }, (_, rank) => order.at(rank))
    expect(new Set(visited).size).toBe(size)
    expect(visited.every((index, rank) => index >= 0 && index < size && order.findRank(index) === rank)).toBe(true)
  }
})

test('every beginning is spread evenly over the whole', () => {
  const order = spread(1000, 3)
  const perTenth = Array.from({ length: 10 }, () => 0)
  for (let rank = 0; rank < 100; rank++) perTenth[Math.floor(order.at(rank) / 100)]! += 1
  expect(Math.min(...perTenth)).toBeGreaterThanOrEqual(6)
  expect(Math.max(...perTenth)).toBeLessThanOrEqual(14)
})

test('the largest order is exact', () => {
  const order = spread(maxSpread, 2_147_483_647)
  for (const rank of [0, 1, 12_345_678, maxSpread - 1]) expect(order.findRank(order.at(rank))).toBe(rank)
  expect(() => spread(maxSpread + 1, 1)).toThrow(RangeError)
})
