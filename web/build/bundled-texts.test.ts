import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '@partgate/schema/locales.ts'
import { expect, test } from 'vitest'
import { bundledTexts } from './bundled-texts.ts'

const { ERROR_PAGE_TEXTS, ENGLISH_ERROR_PAGE_TEXTS, LANGUAGE_OFFERS } = await bundledTexts()
const codes = locales.map(({ code }) => code)
const errorsIn = (code: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '..', '..', 'locales', `${code}.json`), 'utf8')).errors

test('each language has its three sentences, as its file says them, and English has them apart', () => {
  const table = JSON.parse(ERROR_PAGE_TEXTS)
  expect(Object.keys(table)).toEqual(codes)
  for (const code of codes) {
    expect(Object.keys(table[code])).toEqual(['errorPage', 'tryAgain', 'homepage'])
    expect(errorsIn(code)).toMatchObject(table[code])
  }
  expect(JSON.parse(ENGLISH_ERROR_PAGE_TEXTS)).toEqual(table.en)
})

test('each language offers itself in a sentence of its own', () => {
  const table = JSON.parse(LANGUAGE_OFFERS)
  expect(Object.keys(table)).toEqual(codes)
  expect(new Set(codes.map((code) => table[code].offer)).size).toBe(codes.length)
  for (const code of codes) for (const text of Object.values(table[code])) expect(text).toMatch(/\S/)
})
