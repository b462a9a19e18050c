import { expect, test } from 'vitest'
import { askedPathOf } from './asked-address.ts'

test.each([
  ['/manufacturer?q=ti', '/asked/manufacturer'],
  ['/jp/manufacturer?q=ti', '/jp/asked/manufacturer'],
  ['/de/keywords?numbers=LM358%0ANE555P', '/de/asked/keywords'],
  ['/keywords?utm=a&numbers=a', '/asked/keywords'],
  ['/manufacturer', null],
  ['/manufacturer?q=', null],
  ['/manufacturer?utm=a', null],
  ['/keywords?q=a', null],
  ['/manufacturer/murata?q=a', null],
  ['/about?q=a', null],
  ['/category/diodes?in_stock=1', '/asked/category/diodes'],
  ['/ar/category/diodes/?p.voltage.min=16V', '/ar/asked/category/diodes'],
  ['/de/manufacturer/murata?utm=a&page=2', '/de/asked/manufacturer/murata'],
  ['/category/diodes', null],
  ['/category/diodes?in_stock=&qty=', null],
  ['/category/diodes?utm=a', null],
  ['/category/diodes?wd=a', null],
  ['/category?page=2', null],
])('%s is made at %s', (href, path) => {
  expect(askedPathOf(new URL(href, 'http://shop.example'))).toBe(path)
})
