import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetPersonalStorage } from '#security/personal-storage.ts'
import { readMailedLinkRedirect, storeMailedLinkRedirect } from './mailed-link-redirect.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  const area = new Proxy(
    {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    },
    { ownKeys: () => [...stored.keys()], getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }) },
  )
  vi.stubGlobal('localStorage', area)
  vi.stubGlobal('sessionStorage', area)
})
afterEach(() => vi.unstubAllGlobals())

test('a mailed link leads back to the page that the request for the mail named', () => {
  storeMailedLinkRedirect('?redirect=%2Fde%2Fpay%2Forder')
  expect(readMailedLinkRedirect()).toBe('/de/pay/order')
})

test('a request for a mail that names no page leads back to none', () => {
  storeMailedLinkRedirect('?redirect=%2Fde%2Fpay%2Forder')
  storeMailedLinkRedirect('')
  expect([readMailedLinkRedirect(), stored.size]).toEqual([null, 0])
})

test.each(['//evil.example', '/\\evil.example', 'javascript:alert(1)', '/exit'])(
  '%s is neither stored nor read',
  (hostile) => {
    storeMailedLinkRedirect(`?${new URLSearchParams({ redirect: hostile })}`)
    expect(stored.size).toBe(0)
    storeMailedLinkRedirect('?redirect=/cart')
    for (const key of stored.keys()) stored.set(key, hostile)
    expect(readMailedLinkRedirect()).toBeNull()
  },
)

test('a sign-out removes it', () => {
  storeMailedLinkRedirect('?redirect=/cart')
  forgetPersonalStorage()
  expect(readMailedLinkRedirect()).toBeNull()
})
