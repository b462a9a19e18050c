import { expect, test } from 'vitest'
import { findSurplus, type Surplus } from './find-surplus.ts'
import { sampleReady } from '#testing/bom-match.ts'

test.each<[string, number, number, string, string, Surplus | null]>([
  ['a reel for a few pieces', 137, 1_000, '49.05', '358.00', { pieces: 863, amount: '308.95' }],
  ['less than five times the need', 201, 1_000, '71.96', '358.00', null],
  ['a cheap minimum', 1, 100, '0.01', '1.00', null],
  ['exactly what is needed', 1_000, 1_000, '358.00', '358.00', null],
])('%s', (_, needed, ordered, forNeeded, forOrdered, surplus) => {
  const price = { extendedPrice: { amount: forNeeded }, availableExtendedPrice: { amount: forOrdered } }
  expect(findSurplus(sampleReady({ needed, ordered, price }))).toEqual(surplus)
})
