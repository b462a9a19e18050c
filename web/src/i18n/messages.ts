import type { LocaleCode } from '@partgate/schema/locales.ts'
import en from '../../../locales/en.json' with { type: 'json' }
import type { Messages } from '../../../locales/list-messages.ts'
import { withEnglish } from '../../../locales/with-english.ts'

export const loadMessages = async (code: LocaleCode): Promise<Messages> => {
  if (code === 'en') return en
  const own: { default: Messages } = await import(`../../../locales/${code}.json`)
  return withEnglish(en, own.default)
}
