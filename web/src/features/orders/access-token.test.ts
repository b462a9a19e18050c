import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readStoredToken, takeToken } from './access-token.ts'

const number = 'PG-7K3M9-X2Q4T'
const accessToken = 'abcdefghijklmnopqrstuvwxyz-_0123'
const earlier = 'earlier-earlier-earlier'
const stubTab = (token?: string) => {
  const texts = new Map(token === undefined ? [] : [[`orderAccessToken:${number}`, token]])
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => void texts.set(key, value),
  })
}

beforeEach(() => stubTab())
afterEach(() => vi.unstubAllGlobals())

test('moves the token from the URL to the tab storage, so that a reload has it', () => {
  expect(takeToken(number, `?token=${accessToken}&x=1`)).toEqual({ accessToken, cleanSearch: '?x=1' })
  expect(takeToken(number, '?x=1')).toEqual({ accessToken, cleanSearch: null })
  expect(readStoredToken(number)).toBe(accessToken)
})

test('does not use the token for another order', () => {
  takeToken(number, `?token=${accessToken}`)
  expect(readStoredToken('PG-00000-00000')).toBeNull()
})

test('replaces the token with that of a newer link', () => {
  stubTab(earlier)
  expect(takeToken(number, `?token=${accessToken}`)).toEqual({ accessToken, cleanSearch: '' })
  expect(readStoredToken(number)).toBe(accessToken)
})

test('ignores a malformed token', () => {
  expect(takeToken(number, '?token=short')).toEqual({ accessToken: null, cleanSearch: '' })
  stubTab(earlier)
  expect(takeToken(number, '?token=a%0Ab')).toEqual({ accessToken: earlier, cleanSearch: '' })
  stubTab('a\nb')
  expect(readStoredToken(number)).toBeNull()
})

test('leaves the token in the URL if storage is forbidden, so that a reload works', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(takeToken(number, '')).toEqual({ accessToken: null, cleanSearch: null })
  expect(takeToken(number, `?token=${accessToken}`)).toEqual({ accessToken, cleanSearch: null })
})
