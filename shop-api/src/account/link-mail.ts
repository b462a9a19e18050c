import type { LocaleCode } from '@partgate/schema/locales.ts'
import { activatePath, resetPasswordPath, toPageUrl } from '@partgate/schema/pages.ts'
import type { Queryable } from '#db/database.ts'
import type { MailKind } from '#mail/mail-content.ts'
import { dropMail, queueMail } from '#mail/queue-mail.ts'
import { hashToken, createToken } from '#security/tokens.ts'
import { endResetTokens, getLifetimeHours, insertToken, type Purpose } from './token-store.ts'

/** The id of no account. */
export const noAccountId = 0
type Receiver = { id: number; email: string }
type Request = { kind: keyof typeof links; to: Receiver; lang: LocaleCode; siteUrl: string }

const links = {
  activate: { purpose: 'activate', path: activatePath },
  setPassword: { purpose: 'reset', path: resetPasswordPath },
  resetPassword: { purpose: 'reset', path: resetPasswordPath },
} as const satisfies { [kind in MailKind]?: { purpose: Purpose; path: string } }

/** Queues a mail with a new link and ends earlier links for a new password. `noAccountId` does the same work and drops the mail, so that the response time does not tell who has an account. */
export const sendLink = async (tx: Queryable, { kind, to, lang, siteUrl }: Request): Promise<void> => {
  const { purpose, path } = links[kind]
  const token = createToken()
  await endResetTokens(tx, to.id)
  await insertToken(tx, to.id, purpose, hashToken(token))
  const link = toPageUrl(siteUrl, lang, `${path}?token=${token}`)
  const mail = await queueMail(tx, { kind, lang, to: to.email, values: { link, hours: getLifetimeHours(purpose) } })
  await dropMail(tx, to.id === noAccountId ? mail : null)
}
