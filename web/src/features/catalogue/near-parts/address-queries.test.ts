import { expect, test } from 'vitest'
import { addressQueries } from './address-queries.ts'

test.each<[pathname: string, queries: string[]]>([
  ['/productdetail/stm32f103c8t6-old', ['stm32f103c8t6', 'stm32', 'stm32f103c8t6 old']],
  ['/productdetail/texas-instruments-lm358dr-obsolete', ['lm358dr', 'lm358', 'texas instruments lm358dr obsolete']],
  ['/productdetail/lm317-t', ['lm317', 'lm317 t']],
  ['/productdetail/39-01-2040', ['39-01-2040', '2040', '39 01 2040']],
  ['/productdetail/LM358DR.html', ['LM358DR', 'LM358']],
  ['/productdetail/lm358dr/reviews', ['lm358dr', 'lm358', 'lm358dr reviews']],
  ['/productdetail/lm358%20dr', ['lm358', 'lm358 dr']],
  ['/productdetail/lm358%E0%A4%A', ['lm358']],
  ['/productdetail/%D8%B4%D8%B1%D9%8A%D8%AD%D8%A9-ne555p', ['ne555p', 'ne555', 'شريحة ne555p']],
  ['/productdetail/resistor', ['resistor']],
  ['/productdetail/x', []],
  ['/productdetail/---', []],
  ['/productdetail', []],
  ['/news/stm32f103c8t6', []],
  [`/productdetail/${'a1'.repeat(400)}`, ['a1'.repeat(50)]],
])('%s is searched for as %j', (pathname, queries) => {
  expect(addressQueries(pathname)).toEqual(queries)
})

test('only the beginning of a long path is searched for', () => {
  expect(addressQueries(`/productdetail/lm358${'.md'.repeat(400)}%0a-ne555p`)).toEqual(['lm358'])
})
