import { expect, test, vi } from 'vitest'
import { keepPlace, takePlace } from './place-at-session-end.ts'

test('A16: the page where the session ended is stored for one sign-in', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  keepPlace('/jp/shoppingcart?a=b')
  expect([takePlace(), takePlace()]).toEqual(['/jp/shoppingcart?a=b', null])
})

test('A16: forbidden storage loses only the page', () => {
  vi.stubGlobal('sessionStorage', undefined)
  keepPlace('/shoppingcart')
  expect(takePlace()).toBeNull()
})
