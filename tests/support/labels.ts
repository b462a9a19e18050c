import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTranslator } from 'use-intl/core'
import type en from '../../locales/en.json'
import { type LocaleCode, localeOf } from '@partgate/schema/locales.ts'

type Messages = { [key: string]: string | Messages }

const messagesOf = (code: LocaleCode): typeof en =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../locales', `${code}.json`), 'utf8'))

/** What the shop says in a language, with ICU's plurals and numbers: `label('cart.lineCount', { count: 2 })`. A key that is not there
 * fails the test. */
export const labelsOf = (code: LocaleCode) => {
  const translate = createTranslator({
    locale: localeOf(code).tag,
    messages: messagesOf(code),
    onError: (error) => {
      throw error
    },
  })
  // Tests put keys together, so a wrong one is found when it is asked for, not by its type.
  return (key: string, values: Record<string, string | number> = {}): string => translate(key as never, values as never)
}

const textsOf = (messages: Messages): string[] =>
  Object.values(messages).flatMap((one) => (typeof one === 'string' ? one : textsOf(one)))

/** English sentences and labels of more than one word that a language says differently: none of them has a place on its pages. */
export const foreignTo = (code: LocaleCode): Set<string> => {
  const own = new Set(textsOf(messagesOf(code)))
  return new Set(textsOf(messagesOf('en')).filter((text) => /\S\s\S/.test(text) && !own.has(text)))
}

/** The address of a page in a language: English has no prefix. */
export const pathIn = (code: LocaleCode, path: string) => (code === 'en' ? path : `/${code}${path === '/' ? '' : path}`)
