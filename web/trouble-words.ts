import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type LocaleCode, locales } from '@partgate/schema/locales.ts'
import type en from '../locales/en.json'

const wordsIn = async (code: LocaleCode) => {
  const path = join(import.meta.dirname, '..', 'locales', `${code}.json`)
  const { errors }: typeof en = JSON.parse(await readFile(path, 'utf8'))
  const { errorPage, inProduction, homepage } = errors
  return { errorPage, inProduction, homepage }
}

export const troubleWords = async () => {
  const table = Object.fromEntries(
    await Promise.all(locales.map(async ({ code }) => [code, await wordsIn(code)] as const)),
  )
  return { TROUBLE_WORDS: JSON.stringify(table), ENGLISH_TROUBLE_WORDS: JSON.stringify(table.en) }
}
