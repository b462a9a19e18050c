import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { restorePosition, storePosition } from './list-position-client.ts'

/** A list that is 100 px below the upper edge, without filters. */
const list = {
  querySelector: () => null,
  querySelectorAll: () => [],
  contains: () => false,
  getBoundingClientRect: () => ({ top: 100 }),
} as unknown as HTMLElement

const scrollBy = vi.fn()
const mount = (address: string) => {
  const { pathname, search } = new URL(address, 'https://shop.test')
  vi.stubGlobal('location', { pathname, search })
  return restorePosition(list)
}

beforeEach(() => {
  vi.stubGlobal('document', { activeElement: null, getElementById: () => null })
  vi.stubGlobal('scrollBy', scrollBy)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('the position is restored once, in the requested list', () => {
  storePosition(list, '/s?wd=ne555&in_stock=1', false)
  expect(mount('/s?wd=ne555&in_stock=1')).toBe(true)
  expect(scrollBy).toHaveBeenCalledOnce()
  expect(mount('/s?wd=ne555&in_stock=1')).toBe(false)
})

test.each([
  ['another list', '/category/resistors'],
  ['the same page with another search', '/s?wd=lm358'],
])('a list that never arrived has no effect after %s was visited', (_, visited) => {
  storePosition(list, '/s?wd=ne555&in_stock=1', false)
  expect(mount(visited)).toBe(false)
  expect(mount('/s?wd=ne555&in_stock=1')).toBe(false)
})
