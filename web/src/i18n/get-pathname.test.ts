import { expect, test } from 'vitest'
import { getPathname, withoutLocale } from './get-pathname.ts'

test.each([
  ['/about', 'en', '/about'],
  ['/about', 'ja', '/jp/about'],
  ['/', 'en', '/'],
  ['/', 'zh-Hant', '/tw'],
  ['/?wd=10k', 'en', '/?wd=10k'],
  ['/?wd=10k#box', 'de', '/de?wd=10k#box'],
  ['/s?wd=10k', 'de', '/de/s?wd=10k'],
] as const)('%s in %s is %s', (href, locale, pathname) => {
  expect(getPathname({ href, locale })).toBe(pathname)
})

test.each([
  ['/jp/about', 'ja', '/about'],
  ['/jp', 'ja', '/'],
  ['/ja/about', 'ja', '/about'],
  ['/en', 'en', '/'],
  ['/about', 'en', '/about'],
  ['/description', 'de', '/description'],
] as const)('%s in %s is the page %s', (pathname, locale, page) => {
  expect(withoutLocale(pathname, locale)).toBe(page)
})
