import { expect, test } from 'vitest'
import { toFilteredPath } from './filtered-address.ts'

test.each([
  ['/manufacturer?q=ti', '/filtered/manufacturer'],
  ['/jp/manufacturer?q=ti', '/jp/filtered/manufacturer'],
  ['/de/keywords?numbers=LM358%0ANE555P', '/de/filtered/keywords'],
  ['/keywords?utm=a&numbers=a', '/filtered/keywords'],
  ['/manufacturer', null],
  ['/manufacturer?q=', null],
  ['/manufacturer?utm=a', null],
  ['/keywords?q=a', null],
  ['/manufacturer/murata?q=a', null],
  ['/about?q=a', null],
  ['/category/diodes?in_stock=1', '/filtered/category/diodes'],
  ['/ar/category/diodes/?p.voltage.min=16V', '/ar/filtered/category/diodes'],
  ['/de/manufacturer/murata?utm=a&page=2', '/de/filtered/manufacturer/murata'],
  ['/category/diodes', null],
  ['/category/diodes?in_stock=&qty=', null],
  ['/category/diodes?utm=a', null],
  ['/category/diodes?wd=a', null],
  ['/category?page=2', null],
])('%s is rewritten to %s', (href, path) => {
  expect(toFilteredPath(new URL(href, 'http://shop.example'))).toBe(path)
})
