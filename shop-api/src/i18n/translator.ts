import { type LocaleCode, toLocale } from '@partgate/schema/locales.ts'
import { createTranslator } from 'use-intl/core'
import { readMessages } from './read-messages.ts'

const createShopTranslator = (code: LocaleCode, tag: string) =>
  createTranslator({
    locale: tag,
    messages: { shop: readMessages(code).shop },
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
