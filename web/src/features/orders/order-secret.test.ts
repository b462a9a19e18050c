import { expect, test } from 'vitest'
import { keptSecret, takeSecret } from './order-secret.ts'

const number = 'PG-7K3M9-X2Q4T'
const secret = 'abcdefghijklmnopqrstuvwxyz-_0123'
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

test('it goes from the address into the tab, and stays for a reload', () => {
  const tab = aTab()
  expect(takeSecret(tab, number, `?token=${secret}&x=1`)).toEqual({ secret, cleanSearch: '?x=1' })
  expect(takeSecret(tab, number, '?x=1')).toEqual({ secret, cleanSearch: null })
  expect(keptSecret(tab, number)).toBe(secret)
})

test('it opens no other order', () => {
  const tab = aTab()
  takeSecret(tab, number, `?token=${secret}`)
  expect(keptSecret(tab, 'PG-00000-00000')).toBeNull()
})

test('a newer link counts', () =>
  expect(takeSecret(withEarlier(), number, `?token=${secret}`)).toEqual({ secret, cleanSearch: '' }))

test('what cannot be a secret is not sent', () => {
  expect(takeSecret(aTab(), number, '?token=short')).toEqual({ secret: null, cleanSearch: '' })
  expect(takeSecret(withEarlier(), number, '?token=a%0Ab')).toEqual({ secret: earlier, cleanSearch: '' })
  expect(keptSecret(aTab([[`orderSecret:${number}`, 'a\nb']]), number)).toBeNull()
})

test('where nothing can be kept, it stays in the address, or a reload would lose the order', () => {
  expect(takeSecret(forbidden, number, `?token=${secret}`)).toEqual({ secret, cleanSearch: null })
  expect(takeSecret(forbidden, number, '')).toEqual({ secret: null, cleanSearch: null })
})
