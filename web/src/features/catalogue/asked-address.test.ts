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
])('%s is made at %s', (href, path) => {
  expect(askedPathOf(new URL(href, 'http://shop.example'))).toBe(path)
})
