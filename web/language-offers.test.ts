import { locales } from '@partgate/schema/locales.ts'
import { expect, test } from 'vitest'
import { languageOffers } from './language-offers.ts'

test('each language offers itself in a sentence of its own', async () => {
  const table = JSON.parse((await languageOffers()).LANGUAGE_OFFERS)
  expect(Object.keys(table)).toEqual(locales.map(({ code }) => code))
  expect(new Set(locales.map(({ code }) => table[code].offer)).size).toBe(locales.length)
  for (const { code } of locales) for (const text of Object.values(table[code])) expect(text).toMatch(/\S/)
})
