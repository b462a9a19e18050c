import { expect, test } from 'vitest'
import { floorHref, readFloorPage } from './floor-address.ts'

test.each<[string[] | undefined, number | null]>([
  [undefined, 1],
  [[], 1],
  [['2'], 2],
  [['1'], null],
  [['0'], null],
  [['02'], null],
  [['x'], null],
  [['2', '3'], null],
  [['1000000'], null],
])('%j asks for page %j', (rest, wanted) => {
  expect(readFloorPage(rest)).toBe(wanted)
})

test('an address is read back as the page it was made for', () => {
  expect([1, 2, 30].map((page) => readFloorPage(floorHref('HOT_SALE', page).split('/').slice(2)))).toEqual([1, 2, 30])
})
