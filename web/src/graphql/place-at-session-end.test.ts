import { expect, test, vi } from 'vitest'
import { keepPlace, takePlace } from './place-at-session-end.ts'

test('A16: where the session ended is kept for one sign-in', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  keepPlace('/jp/shoppingcart?a=b')
  expect([takePlace(), takePlace()]).toEqual(['/jp/shoppingcart?a=b', null])
})

test('A16: a browser that keeps nothing loses the place, and nothing else', () => {
  vi.stubGlobal('sessionStorage', undefined)
  keepPlace('/shoppingcart')
  expect(takePlace()).toBeNull()
})
