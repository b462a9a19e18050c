import type { LocaleCode } from '@partgate/schema/locales.ts'
import { forgotPasswordPath, toPageUrl } from '@partgate/schema/pages.ts'
import type { Queryable } from '#db/database.ts'
import { queueMail } from '#mail/queue-mail.ts'

type Notice = { to: string; lang: LocaleCode; siteUrl: string }

export const mailPasswordChanged = (tx: Queryable, { to, lang, siteUrl }: Notice) =>
  queueMail(tx, { kind: 'passwordChanged', lang, to, values: { link: toPageUrl(siteUrl, lang, forgotPasswordPath) } })
