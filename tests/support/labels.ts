import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AbstractIntlMessages, createTranslator } from 'use-intl/core'
import { type LocaleCode, localeOf } from '@partgate/schema/locales.ts'

const messagesOf = (code: LocaleCode): AbstractIntlMessages =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../locales', `${code}.json`), 'utf8'))

/** What the shop says in a language, with ICU's plurals and numbers: `label('cart.lineCount', { count: 2 })`. A key that is not there
 * fails the test. */
export const labelsOf = (code: LocaleCode) =>
  createTranslator({
    locale: localeOf(code).tag,
    messages: messagesOf(code),
    onError: (error) => {
      throw error
    },
  })

/** The address of a page in a language: English has no prefix. */
export const pathIn = (code: LocaleCode, path: string) => (code === 'en' ? path : `/${code}${path === '/' ? '' : path}`)
