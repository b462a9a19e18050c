import { afterEach, expect, test, vi } from 'vitest'
import { hasSessionEnded, storePlace, takePlace } from './place-at-session-end.ts'

afterEach(() => vi.unstubAllGlobals())

test('A16: the page where the session ended is stored for one sign-in', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  storePlace('/jp/shoppingcart?a=b')
  expect([hasSessionEnded(), [...stored.values()]]).toEqual([true, ['/jp/shoppingcart?a=b']])
  expect([takePlace(), takePlace(), hasSessionEnded()]).toEqual(['/jp/shoppingcart?a=b', null, false])
})

test('A16: without storage, the page is known until the document is left', () => {
  vi.stubGlobal('sessionStorage', undefined)
  storePlace('/shoppingcart')
  expect([takePlace(), takePlace(), hasSessionEnded()]).toEqual(['/shoppingcart', null, false])
})
