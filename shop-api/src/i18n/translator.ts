import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type LocaleCode, toLocale } from '@partgate/schema/locales.ts'
import { createTranslator } from 'use-intl/core'
import en from '../../../locales/en.json' with { type: 'json' }
import type { Messages } from '../../../locales/list-messages.ts'
import { withEnglish } from '../../../locales/with-english.ts'

const folder = join(import.meta.dirname, '../../../locales')

const readMessages = (code: LocaleCode): Messages =>
  JSON.parse(readFileSync(join(folder, `${code}.json`), 'utf8')).shop ?? {}

const createShopTranslator = (code: LocaleCode, tag: string) =>
  createTranslator({
    locale: tag,
    messages: { shop: withEnglish(en.shop, readMessages(code)) as typeof en.shop },
    namespace: 'shop',
    timeZone: 'UTC',
  })

export type Translator = ReturnType<typeof createShopTranslator>
export type MessageKey = Parameters<Translator>[0]

const translators = new Map<LocaleCode, Translator>()

export const getTranslator = (code: LocaleCode): Translator => {
  const known = translators.get(code)
  if (known) return known
  const made = createShopTranslator(code, toLocale(code).tag)
  translators.set(code, made)
  return made
}
