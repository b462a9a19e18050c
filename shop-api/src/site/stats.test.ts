import { expect, it } from 'vitest'
import { defaultStats, parseStats, toStats } from './stats.ts'

const counts = async () => ({ part_count: 20_000, in_stock_count: 17_512, manufacturer_count: 61 })
const uncounted = () => expect.unreachable()

it('a shop states the default numbers unless configured otherwise', async () => {
  expect(await toStats(defaultStats, uncounted)).toEqual([
    { key: 'history_years', value: 37, or_more: false },
    { key: 'regions', value: 20, or_more: true },
    { key: 'partners', value: 20_000, or_more: true },
    { key: 'part_numbers', value: 12_000_000, or_more: true },
  ])
})

it('counts the catalogue where configured', async () => {
  expect(await toStats('part_numbers=counted, parts_in_stock=counted, manufacturers=counted', counts)).toEqual([
    { key: 'part_numbers', value: 20_000, or_more: false },
    { key: 'parts_in_stock', value: 17_512, or_more: false },
    { key: 'manufacturers', value: 61, or_more: false },
  ])
})

it.each([
  ['', []],
  [' partners = 7', null],
  ['partners=7', [{ key: 'partners', value: 7, or_more: false }]],
  ['partners=7+,', [{ key: 'partners', value: 7, or_more: true }]],
  ['partners=counted', null],
  ['part_numbers=counted+', null],
  ['partners=7, partners=8', null],
  ['partners=2147483648', null],
  ['partners=-7', null],
  ['friends=7', null],
  ['constructor=7', null],
  ['toString=counted', null],
])('%j is %j', (text, stats) => {
  expect(parseStats(text)).toEqual(stats)
})
