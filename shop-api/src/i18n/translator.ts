import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type LocaleCode, locales } from '@partgate/schema/locales.ts'
import { createTranslator } from 'use-intl/core'
import en from '../../../locales/en.json' with { type: 'json' }

type Words = { [key: string]: string | Words }

const folder = join(import.meta.dirname, '../../../locales')

const readMessages = (code: LocaleCode): Words =>
  JSON.parse(readFileSync(join(folder, `${code}.json`), 'utf8')).shop ?? {}

const withEnglish = (english: Words, words: Words): Words =>
  Object.fromEntries(
    Object.entries(english).map(([key, fallback]) => {
      const word = words[key]
      if (typeof fallback === 'string') return [key, typeof word === 'string' ? word : fallback]
      return [key, withEnglish(fallback, typeof word === 'object' ? word : {})]
    }),
  )

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
  const { tag } = locales.find((locale) => locale.code === code) ?? locales[0]
  const made = createShopTranslator(code, tag)
  translators.set(code, made)
  return made
}
