import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetPersonalStorage, personalKey } from './personal-storage.ts'

const storage = (texts: Record<string, string>) =>
  Object.defineProperty({ ...texts }, 'removeItem', {
    enumerable: false,
    value(key: string) {
      delete (this as Record<string, unknown>)[key]
    },
  })

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storage({ [personalKey('draft')]: 'x', other: 'y' }))
  vi.stubGlobal('localStorage', storage({ [personalKey('attempt')]: 'x', theme: 'dark' }))
})
afterEach(() => vi.unstubAllGlobals())

it('forgets what is personal, and nothing else', () => {
  forgetPersonalStorage()
  expect([Object.keys(sessionStorage), Object.keys(localStorage)]).toEqual([['other'], ['theme']])
})

it('forgets the rest where the browser forbids one of the storages', () => {
  vi.stubGlobal('sessionStorage', undefined)
  forgetPersonalStorage()
  expect(Object.keys(localStorage)).toEqual(['theme'])
})
