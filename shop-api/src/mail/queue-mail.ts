import type { LocaleCode } from '@partgate/schema/locales.ts'
import type { Queryable } from '#db/database.ts'
import { composeMail, headerText, type MailKind, type MailValues } from './template.ts'

type Letter = { kind: MailKind; lang: LocaleCode; to: string; values: MailValues }

/** Puts a mail into the outbox, in the transaction of what it tells. */
export const queueMail = async (tx: Queryable, { kind, lang, to, values }: Letter): Promise<void> => {
  const { subject, text, html } = composeMail(kind, lang, values)
  await tx.query(
    'insert into outbox (recipient, subject, body_text, body_html, kind, lang) values ($1, $2, $3, $4, $5, $6)',
    [headerText(to), subject, text, html, kind, lang],
  )
}
