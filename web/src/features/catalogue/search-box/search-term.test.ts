import { maxSearchChars } from '@partgate/schema/limits.ts'
import { expect, test } from 'vitest'
import { catalogue } from '@partgate/schema/shop-api/catalogue.ts'
import { searchQuery } from '@partgate/schema/shop-api/search.ts'
import { toSearch } from './search-term.ts'

test.each(['', ' ', 'a', ' a ', '𝌆'])('%j is too short to search for', (typed) => {
  expect(toSearch(typed)).toBeNull()
})

test('two characters are enough', () => {
  expect(toSearch('5V')).toEqual({ term: '5V', href: '/s?wd=5V' })
})

test('surrounding and repeated spaces and full-width letters do not matter', () => {
  expect(toSearch('  ＳＴＭ３２  f103 ')).toEqual({ term: 'STM32 f103', href: '/s?wd=STM32+f103' })
})

test('signs of an address are part of the term', () => {
  expect(toSearch('1% & #2/3?')?.href).toBe('/s?wd=1%25+%26+%232%2F3%3F')
})

test.each([maxSearchChars, maxSearchChars + 1])(
  'a term of %i characters is taken or refused as the shop does',
  (length) => {
    const wd = 'x'.repeat(length)
    const isTaken = length <= maxSearchChars
    expect(searchQuery.safeParse({ wd }).success).toBe(isTaken)
    expect(catalogue.searchOption.query.safeParse({ keyword: wd }).success).toBe(isTaken)
    expect(toSearch(wd)?.term === wd).toBe(isTaken)
  },
)

test('a cut term does not end in a space or in half a character', () => {
  expect(toSearch(`${'x'.repeat(99)}𝌆`)?.term).toBe(`${'x'.repeat(99)}\ufffd`)
  expect(toSearch(`${'x'.repeat(99)} y`)?.term).toBe('x'.repeat(99))
})
