import { type LocaleCode, localeOf } from '@partgate/schema/locales.ts'
import { asHtml } from './as-html.ts'
import { asText } from './as-text.ts'
import type { MailKind, MailTable, MailValues } from './letter.ts'
import { writeLetter } from './write-letter.ts'

export type Mail = { subject: string; text: string; html: string }

/** A mail in the reader's language, in both forms. */
export const composeMail = (kind: MailKind, lang: LocaleCode, values: MailValues, table?: MailTable): Mail => {
  const locale = localeOf(lang)
  const letter = writeLetter(kind, lang, values, table)
  return { subject: letter.subject, text: asText(letter, locale.dir), html: asHtml(letter, locale) }
}
