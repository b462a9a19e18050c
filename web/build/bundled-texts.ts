import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type LocaleCode, locales } from '@partgate/schema/locales.ts'
import type en from '../../locales/en.json'

const readMessages = async (code: LocaleCode): Promise<typeof en> =>
  JSON.parse(await readFile(join(import.meta.dirname, '..', '..', 'locales', `${code}.json`), 'utf8'))

/** Constants that the bundler replaces with texts of all languages. */
export const bundledTexts = async () => {
  const messages = await Promise.all(locales.map(async ({ code }) => [code, await readMessages(code)] as const))
  const inEachLanguage = <Texts>(pick: (own: typeof en) => Texts) =>
    Object.fromEntries(messages.map(([code, own]) => [code, pick(own)]))
  const errorPageTexts = inEachLanguage(({ errors: { errorPage, tryAgain, homepage } }) => ({
    errorPage,
    tryAgain,
    homepage,
  }))
  const languageOffers = inEachLanguage(({ common, layout, site }) => ({
    label: layout.chooseLanguage,
    offer: site.languageOffer,
    close: common.close,
  }))
  return {
    ERROR_PAGE_TEXTS: JSON.stringify(errorPageTexts),
    ENGLISH_ERROR_PAGE_TEXTS: JSON.stringify(errorPageTexts.en),
    LANGUAGE_OFFERS: JSON.stringify(languageOffers),
    TEXTS_RELEASE: randomUUID().slice(0, 8),
  }
}
