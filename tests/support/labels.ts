import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTranslator } from 'use-intl/core'
import type en from '../../locales/en.json'
import { listMessages } from '../../locales/list-messages.ts'
import { type LocaleCode, toLocale } from '@partgate/schema/locales.ts'

const readMessages = (code: LocaleCode): typeof en =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../locales', `${code}.json`), 'utf8'))

/** A missing key fails the test. */
export const createLabels = (code: LocaleCode) => {
  const translate = createTranslator({
    locale: toLocale(code).tag,
    messages: readMessages(code),
    onError: (error) => {
      throw error
    },
  })
  // Tests compose keys, so types cannot find a wrong one.
  return (key: string, values: Record<string, string | number> = {}): string => translate(key as never, values as never)
}

const listTexts = (code: LocaleCode) => listMessages(readMessages(code)).map(([, text]) => text)

/** English texts of several words that the language translates differently; its pages must not contain them. */
export const listUntranslatedTexts = (code: LocaleCode): Set<string> => {
  const own = new Set(listTexts(code))
  return new Set(listTexts('en').filter((text) => /\S\s\S/.test(text) && !own.has(text)))
}

/** English has no prefix. */
export const localizePath = (code: LocaleCode, path: string) =>
  code === 'en' ? path : `/${code}${path === '/' ? '' : path}`
