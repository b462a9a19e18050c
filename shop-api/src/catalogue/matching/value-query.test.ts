import { describe, expect, test } from 'vitest'
import type { ValuePart } from './match-store.ts'
import { kinds } from './kinds.ts'
import { buildPackageBook } from '../query-parser/package-names.ts'
import {
  dropMeaninglessRatings,
  indexRatings,
  isVerified,
  listCategoryIds,
  rankParts,
  toValueQuery,
  type ValueBook,
} from './value-query.ts'

const part = (id: number, changes: Partial<ValuePart> = {}): ValuePart => ({
  query: 0,
  id,
  mpn: `PART-${id}`,
  popularity: 100,
  lifecycle: 'active',
  manufacturer_id: 1,
  value_ids: [1],
  minimum: 1,
  multiple: 1,
  stock: 1_000,
  price_breaks: [[1, 1000]],
  ...changes,
})

describe('parts with one value are sorted', () => {
  const rank = (parts: ValuePart[], quantity = 100) => rankParts(parts, quantity).map(({ id }) => id)
  test('by lifecycle, military parts last, independent of stock and price', () => {
    const parts = [
      part(1, { mpn: 'M55342K06B10D0R', price_breaks: [[1, 1]] }),
      part(2, { lifecycle: 'obsolete', price_breaks: [[1, 1]] }),
      part(3, { lifecycle: 'not_recommended', price_breaks: [[1, 1]] }),
      part(4, { stock: 0, price_breaks: [[1, 9000]] }),
    ]
    expect(rank(parts)).toEqual([4, 3, 2, 1])
  })

  test('by stock: enough for the quantity, then some, then none or no price', () => {
    const none = part(1, { stock: 0 })
    const some = part(2, { stock: 50 })
    const enough = part(3, { stock: 100, price_breaks: [[1, 9000]] })
    const unpriced = part(4, { price_breaks: [] })
    expect(rank([none, some, enough, unpriced])).toEqual([3, 2, 1, 4])
  })

  test('by price at the quantity and by popularity', () => {
    const popular = part(1, {
      popularity: 900,
      price_breaks: [
        [1, 3000],
        [100, 1000],
      ],
    })
    const cheapAlone = part(2, { popularity: 100, price_breaks: [[1, 2000]] })
    const dear = part(3, { popularity: 500, price_breaks: [[1, 9000]] })
    expect(rank([dear, cheapAlone, popular])).toEqual([1, 2, 3])
    expect(rank([part(1, { price_breaks: [[1, 2000]] }), part(2, { price_breaks: [[1, 1000]] })])).toEqual([2, 1])
  })

  test('by the price of 100 where the list has no quantity, not by that of one piece', () => {
    const single = part(1, {
      price_breaks: [
        [1, 15000],
        [100, 5000],
      ],
    })
    const strip = part(2, {
      minimum: 10,
      multiple: 10,
      price_breaks: [
        [10, 4000],
        [100, 2000],
      ],
    })
    expect(rankParts([single, strip], null).map(({ id }) => id)).toEqual([2, 1])
  })
})

const resistor = kinds.find(({ name }) => name === 'resistor')
const book: ValueBook = {
  packages: buildPackageBook(['0603']),
  attributeIds: new Map([['resistance', 1]]),
  categoryIds: new Map([['resistor', [5]]]),
  ...indexRatings([
    { id: 10, key: 'tolerance', value: 1, display: '±1 %' },
    { id: 11, key: 'tolerance', value: 5, display: '±5 %' },
    { id: 12, key: 'power', value: 0.0625, display: '0.0625 W' },
    { id: 13, key: 'power', value: 0.05, display: '0.05 W' },
    { id: 14, key: 'dielectric', value: null, display: 'X7R' },
  ]),
}
const value = (ratings: Parameters<typeof toValueQuery>[2]['ratings'], ohms = 1e4) => ({
  min: ohms,
  max: ohms,
  typed: '10k',
  ratings,
})

test('values that do not reach the ratings are excluded', () => {
  const ratings = [
    { key: 'tolerance', typed: '1%', max: 1 },
    { key: 'power', typed: '0.063W', min: 0.063 },
  ]
  expect(resistor && toValueQuery(3, resistor, value(ratings), ['0603'], book)).toMatchObject({
    query: 3,
    attribute: 1,
    packages: ['0603'],
    categories: [5],
    excluded: [11, 13],
  })
})

test('without a package of the shop nothing is looked up, and neither are kinds that the shop does not sell', () => {
  const ntc = kinds.find(({ name }) => name === 'ntc')
  expect(resistor && toValueQuery(0, resistor, value([]), [], book)).toBeNull()
  expect(ntc && toValueQuery(0, ntc, value([]), ['0603'], book)).toBeNull()
})

test('a rating that the shop does not state is not verified', () => {
  const required = value([{ key: 'power', typed: '0.1W', min: 0.1 }])
  expect(isVerified(part(1, { value_ids: [1, 12] }), required, book)).toBe(true)
  expect(isVerified(part(1, { value_ids: [1, 10] }), required, book)).toBe(false)
})

test.for([
  ['18 pF', 1.8e-11, []],
  ['20 pF', 2e-11, [21]],
] as const)('a crystal for a load of %s has this load', ([typed, equal, excluded]) => {
  const crystal = kinds.find(({ name }) => name === 'crystal')
  const stated = { min: 8e6, max: 8e6, typed: '8MHz', ratings: [{ key: 'load_capacitance', typed, equal }] }
  const ratings = [{ id: 21, key: 'load_capacitance', value: 1.8e-11, display: '18 pF' }]
  const timing = {
    ...book,
    ...indexRatings(ratings),
    attributeIds: new Map([['frequency', 1]]),
    categoryIds: new Map([['crystal', [5]]]),
  }
  expect(crystal && toValueQuery(0, crystal, stated, ['SMD'], timing)?.excluded).toEqual(excluded)
})

test.for([
  ['3.3V', 3.3, []],
  ['5V', 5, [31]],
] as const)('an oscillator for %s has a supply that includes it', ([typed, equal, excluded]) => {
  const oscillator = kinds.find(({ name }) => name === 'oscillator')
  const stated = { min: 25e6, max: 25e6, typed: '25MHz', ratings: [{ key: 'supply_voltage', typed, equal }] }
  const timing = {
    ...book,
    ...indexRatings([{ id: 31, key: 'supply_voltage', value: null, display: '1.8–3.3 V' }]),
    attributeIds: new Map([['frequency', 1]]),
    categoryIds: new Map([['oscillator', [5]]]),
  }
  expect(oscillator && toValueQuery(0, oscillator, stated, ['SMD'], timing)?.excluded).toEqual(excluded)
})

test('a link of zero ohms has no tolerance and no power', () => {
  const ratings = [
    { key: 'tolerance', typed: '1%', max: 1 },
    { key: 'power', typed: '1/10W', min: 0.1 },
  ]
  expect(dropMeaninglessRatings(value(ratings, 0)).ratings).toEqual([])
  expect(dropMeaninglessRatings(value(ratings)).ratings).toEqual(ratings)
})

test('a kind has the categories below its own, except those of other kinds', () => {
  const rows = [
    { id: 1, parent_id: null, slug: 'passives' },
    { id: 2, parent_id: 1, slug: 'resistors' },
    { id: 3, parent_id: 2, slug: 'thick-film' },
    { id: 4, parent_id: 2, slug: 'resistor-arrays' },
    { id: 5, parent_id: 1, slug: 'capacitors' },
  ]
  expect(resistor && listCategoryIds(resistor, rows)).toEqual([2, 3])
})
