import type { LocaleCode } from '@partgate/schema/locales.ts'
import type { Queryable } from '#db/database.ts'
import type { MailKind, MailLinks, MailTable, MailValues } from './mail-content.ts'
import { composeMail } from './template.ts'
import { toHeaderText } from './write-mail-content.ts'

type Order = {
  kind: MailKind
  lang: LocaleCode
  to: string
  values: MailValues
  table?: MailTable | undefined
  links?: MailLinks | undefined
  orderId?: number | undefined
}

/** In the same transaction as the change that it reports. */
export const queueMail = async (
  tx: Queryable,
  { kind, lang, to, values, table, links, orderId }: Order,
): Promise<string> => {
  const { subject, text, html } = composeMail(kind, lang, values, table, links)
  const [row] = await tx.query<{ id: string }>(
    `insert into outbox (recipient, subject, body_text, body_html, kind, lang, order_id)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [toHeaderText(to), subject, text, html, kind, lang, orderId ?? null],
    'mail-queue',
  )
  if (!row) throw new Error('The mail was not stored')
  return row.id
}

/** With null it removes none, in the same time. */
export const dropMail = async (tx: Queryable, id: string | null): Promise<void> => {
  await tx.query('delete from outbox where id = $1', [id], 'mail-drop')
}
