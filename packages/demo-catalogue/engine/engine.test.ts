import { expect, test } from 'vitest'
import { series } from './engine.ts'

const facts = (mpn: string) => ({ mpn, package: '0603', params: {}, packings: [], price: { one: 1, fall: 0.1 } })

const letters = series<{ letter: string; digit: number }>({
  name: 'Letters',
  manufacturer: 'yageo',
  category: 'thick-film-chip-resistors',
  noun: 'Letter',
  pattern: /^[A-Z]\d$/,
  popular: { letter: ['A', 'B'], digit: [1] },
  blocks: [
    { letter: ['A', 'B', 'C'], digit: [1, 2, 3] },
    { letter: ['D'], digit: [7, 8] },
  ],
  part: ({ letter, digit }) => facts(`${letter}${digit}`),
})
const numberAt = (index: number) => letters.facts(letters.optionsAt(index)).mpn
const all = Array.from({ length: letters.count }, (_, index) => numberAt(index))

test('a series has every combination of its blocks once', () => {
  expect(all.toSorted()).toEqual(['A1', 'A2', 'A3', 'B1', 'B2', 'B3', 'C1', 'C2', 'C3', 'D7', 'D8'])
})

test('parts of popular options alone come first', () => {
  expect(letters.popularCount).toBe(2)
  expect(all.slice(0, 2).toSorted()).toEqual(['A1', 'B1'])
})

test('options lead back to the index, and unknown options to none', () => {
  for (let index = 0; index < letters.count; index++) expect(letters.indexOf(letters.optionsAt(index))).toBe(index)
  expect(letters.indexOf({ letter: 'D', digit: 1 })).toBeUndefined()
  expect(letters.indexOf({ letter: 'Z', digit: 1 })).toBeUndefined()
  expect(() => letters.optionsAt(letters.count)).toThrow('Letters has no part 11.')
})

test('an order visits every part once, popular ones first, with any seed', () => {
  for (const seed of [1, 2, 99]) {
    const order = letters.order(seed)
    const ranks = Array.from({ length: letters.count }, (_, rank) => order.at(rank))
    expect(new Set(ranks).size).toBe(letters.count)
    expect(ranks.slice(0, 2).every((index) => index < 2)).toBe(true)
    expect(ranks.every((index, rank) => order.findRank(index) === rank)).toBe(true)
  }
})

test('a series none of whose options are popular throughout starts with the rest', () => {
  const lone = series<{ letter: string }>({
    name: 'Lone',
    manufacturer: 'yageo',
    category: 'x',
    noun: 'x',
    pattern: /./,
    popular: { letter: ['Z'] },
    blocks: [{ letter: ['A', 'B'] }],
    part: ({ letter }) => facts(letter),
  })
  expect(lone.popularCount).toBe(2)
  expect([0, 1].map((rank) => String(lone.optionsAt(lone.order(1).at(rank))['letter'])).toSorted()).toEqual(['A', 'B'])
})
