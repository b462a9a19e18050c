import { expect, test } from 'vitest'
import { homeSectionHref, parseHomeSectionPage } from './home-section-address.ts'

test.each<[string[] | undefined, number | null]>([
  [undefined, 1],
  [[], 1],
  [['2'], 2],
  [['1'], null],
  [['0'], null],
  [['02'], null],
  [['x'], null],
  [['2', '3'], null],
  [['99999'], 99_999],
  [['100000'], null],
])('%j is page %j', (rest, wanted) => {
  expect(parseHomeSectionPage(rest)).toBe(wanted)
})

test('an address is read back as the same page', () => {
  expect([1, 2, 30].map((page) => parseHomeSectionPage(homeSectionHref('HOT_SALE', page).split('/').slice(2)))).toEqual(
    [1, 2, 30],
  )
})
