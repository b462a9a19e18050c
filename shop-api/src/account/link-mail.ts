import type { LocaleCode } from '@partgate/schema/locales.ts'
import type { Queryable } from '#db/database.ts'
import { pageLink } from '#mail/link.ts'
import { dropMail, queueMail } from '#mail/queue-mail.ts'
import { hashToken, newToken } from '#security/tokens.ts'
import { endTokens, hoursOf, insertToken, type Purpose } from './token-store.ts'

/** Nobody's id. */
export const nobody = 0
type Receiver = { id: number; email: string }
type Request = { purpose: Purpose; to: Receiver; lang: LocaleCode; siteUrl: string }

const pages = {
  activate: { kind: 'activate', path: '/register/activate' },
  reset: { kind: 'resetPassword', path: '/forgotpassword/resetpassword' },
} as const

/** Queues a mail with a new link; links sent before end. For `nobody` it does the same work and takes the mail back, so that
 * the time an answer takes tells nobody who has an account. */
export const sendLink = async (tx: Queryable, { purpose, to, lang, siteUrl }: Request): Promise<void> => {
  const token = newToken()
  await endTokens(tx, to.id, purpose)
  await insertToken(tx, to.id, purpose, hashToken(token))
  const { kind, path } = pages[purpose]
  const link = pageLink(siteUrl, lang, `${path}?token=${token}`)
  const mail = await queueMail(tx, { kind, lang, to: to.email, values: { link, hours: hoursOf(purpose) } })
  await dropMail(tx, to.id === nobody ? mail : null)
}
