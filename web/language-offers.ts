import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type LocaleCode, locales } from '@partgate/schema/locales.ts'
import type en from '../locales/en.json'

const textsIn = async (code: LocaleCode) => {
  const path = join(import.meta.dirname, '..', 'locales', `${code}.json`)
  const { common, layout, site }: typeof en = JSON.parse(await readFile(path, 'utf8'))
  return { label: layout.chooseLanguage, offer: site.languageOffer, close: common.close }
}

export const languageOffers = async () => {
  const table = Object.fromEntries(
    await Promise.all(locales.map(async ({ code }) => [code, await textsIn(code)] as const)),
  )
  return { LANGUAGE_OFFERS: JSON.stringify(table) }
}
