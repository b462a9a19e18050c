import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chooseTheme, readTheme, subscribeTheme, themeKey } from './theme.ts'

const forbidden = (): never => {
  throw new DOMException('The storage is forbidden.', 'SecurityError')
}

beforeEach(() => vi.stubGlobal('document', { documentElement: { dataset: {} } }))
afterEach(() => vi.unstubAllGlobals())

test('a theme is stored until the system is to choose again', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  chooseTheme('dark')
  expect([readTheme(), stored.get(themeKey)]).toEqual(['dark', 'dark'])
  chooseTheme('auto')
  expect([readTheme(), stored.size]).toEqual(['auto', 0])
})

test('where the storage is forbidden, a theme holds for the page, and the switch hears of it', () => {
  vi.stubGlobal('localStorage', { setItem: forbidden, removeItem: forbidden })
  const listener = vi.fn()
  const leave = subscribeTheme(listener)
  chooseTheme('light')
  expect(readTheme()).toBe('light')
  chooseTheme('auto')
  expect(readTheme()).toBe('auto')
  expect(listener).toHaveBeenCalledTimes(2)
  leave()
})
