import { expect, test } from 'vitest'
import { searchHref } from './search-term.ts'

test.each(['', ' ', 'a', ' a ', '𝌆'])('%j is too short to search for', (typed) => {
  expect(searchHref(typed)).toBeNull()
})

test('two characters are enough', () => {
  expect(searchHref('5V')).toEqual({ term: '5V', href: '/s?wd=5V' })
})

test('blanks around and doubled, and full-width letters, do not matter', () => {
  expect(searchHref('  ＳＴＭ３２  f103 ')).toEqual({ term: 'STM32 f103', href: '/s?wd=STM32%20f103' })
})

test('signs of an address are part of the term', () => {
  expect(searchHref('1% & #2/3?')?.href).toBe('/s?wd=1%25%20%26%20%232%2F3%3F')
})
