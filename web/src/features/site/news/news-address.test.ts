import { expect, test } from 'vitest'
import { newsHref, toNewsPath, readNewsView } from './news-address.ts'

const toPath = (href: string) => toNewsPath(new URL(href, 'http://shop.example'))
const readView = (href: string) => readNewsView(toPath(href)?.split('/list/')[1]?.split('/') ?? [])

test.each([
  [{ tag: null, page: 1 }, '/news', '/news/list/1'],
  [{ tag: 'TmV3c1RhZzoz', page: 1 }, '/news?tag=TmV3c1RhZzoz', '/news/list/1/TmV3c1RhZzoz'],
  [{ tag: null, page: 3 }, '/news?page=3', '/news/list/3'],
  [{ tag: null, page: 99_999 }, '/news?page=99999', '/news/list/99999'],
  [{ tag: 'a=b/c', page: 2 }, '/news?tag=a%3Db%2Fc&page=2', '/news/list/2/a%3Db%2Fc'],
])('%j has the URL %s and the path %s, and is parsed from the path', (view, href, path) => {
  expect(newsHref(view)).toBe(href)
  expect(toPath(href)).toBe(path)
  expect(readView(href)).toEqual(view)
})

test.each([
  '/news?page=0',
  '/news?page=01',
  '/news?page=x',
  '/news?page=100000',
  '/news?page=1&page=2',
  '/news?tag=a&tag=b',
  '/news?page=',
  '/news?page=%25',
  '/news?tag=100%25',
  '/news?tag=..',
])('%s is an invalid address of the list', (href) => {
  expect(readView(href)).toBeNull()
})

test('the list has a path in each language, and other pages have none', () => {
  expect(toPath('/jp/news?tag=')).toBe('/jp/news/list/1')
  expect(toPath('/news/date-codes')).toBeNull()
  expect(toPath('/about')).toBeNull()
})
