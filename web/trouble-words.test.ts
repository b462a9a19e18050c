import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '@partgate/schema/locales.ts'
import { expect, test } from 'vitest'
import { troubleWords } from './trouble-words.ts'

const errorsIn = (code: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '..', 'locales', `${code}.json`), 'utf8')).errors

test('each language has its three sentences, as its file says them, and English has them apart', async () => {
  const { TROUBLE_WORDS, ENGLISH_TROUBLE_WORDS } = await troubleWords()
  const table = JSON.parse(TROUBLE_WORDS)
  expect(Object.keys(table)).toEqual(locales.map(({ code }) => code))
  for (const { code } of locales) {
    expect(Object.keys(table[code])).toEqual(['errorPage', 'inProduction', 'homepage'])
    expect(errorsIn(code)).toMatchObject(table[code])
  }
  expect(JSON.parse(ENGLISH_TROUBLE_WORDS)).toEqual(table.en)
})
