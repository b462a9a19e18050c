import { expect, test } from 'vitest'
import { readStoredToken, takeToken } from './access-token.ts'

const number = 'PG-7K3M9-X2Q4T'
const accessToken = 'abcdefghijklmnopqrstuvwxyz-_0123'
const aTab = (entries: [string, string][] = []) => {
  const held = new Map(entries)
  return () => ({
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
  })
}
const forbidden = () => {
  throw new Error('forbidden')
}
const earlier = 'earlier-earlier-earlier'
const withEarlier = () => aTab([[`orderSecret:${number}`, earlier]])

test('moves the token from the URL to the tab storage, where a reload finds it', () => {
  const tab = aTab()
  expect(takeToken(tab, number, `?token=${accessToken}&x=1`)).toEqual({ accessToken, cleanSearch: '?x=1' })
  expect(takeToken(tab, number, '?x=1')).toEqual({ accessToken, cleanSearch: null })
  expect(readStoredToken(tab, number)).toBe(accessToken)
})

test('does not use the token for another order', () => {
  const tab = aTab()
  takeToken(tab, number, `?token=${accessToken}`)
  expect(readStoredToken(tab, 'PG-00000-00000')).toBeNull()
})

test('replaces the token with that of a newer link', () =>
  expect(takeToken(withEarlier(), number, `?token=${accessToken}`)).toEqual({ accessToken, cleanSearch: '' }))

test('ignores a malformed token', () => {
  expect(takeToken(aTab(), number, '?token=short')).toEqual({ accessToken: null, cleanSearch: '' })
  expect(takeToken(withEarlier(), number, '?token=a%0Ab')).toEqual({ accessToken: earlier, cleanSearch: '' })
  expect(readStoredToken(aTab([[`orderSecret:${number}`, 'a\nb']]), number)).toBeNull()
})

test('leaves the token in the URL if storage is forbidden, so that a reload works', () => {
  expect(takeToken(forbidden, number, `?token=${accessToken}`)).toEqual({ accessToken, cleanSearch: null })
  expect(takeToken(forbidden, number, '')).toEqual({ accessToken: null, cleanSearch: null })
})
