import type { LocaleCode } from '@partgate/schema/locales.ts'
import type { Database } from '#db/database.ts'
import { failure } from '#http/failure.ts'
import type { Deps } from '#http/route.ts'
import { normalizeEmail } from '#security/email.ts'
import { takeMail } from '#security/mail-allowance.ts'
import { hashPassword } from '#security/passwords.ts'
import { endSessions } from '#security/sessions.ts'
import { hashToken } from '#security/tokens.ts'
import { failpoint } from '../failpoint.ts'
import { noAccountId, sendLink } from './link-mail.ts'
import { refuseCommonPassword } from './own-password.ts'
import { mailPasswordChanged } from './password-notice.ts'
import type { Visitor } from './registering.ts'
import * as store from './store.ts'
import * as tokens from './token-store.ts'

const requireValidToken = (found: tokens.MailToken | null) => {
  if (found && found.status !== 'blocked' && !found.is_used && !found.is_expired) return found
  throw failure('linkInvalid')
}

export const createPasswordResetService = ({ db, siteUrl }: { db: Database } & Pick<Deps, 'siteUrl'>) => ({
  /** The response and the work are the same for any address; only the mail differs. */
  async forgot(email: string, { lang, address }: Visitor) {
    await takeMail(db, email, address)
    await db.tx(async (tx) => {
      const known = await store.lockAccount(tx, normalizeEmail(email))
      const to = known && known.status !== 'blocked' ? known : { id: noAccountId, email }
      await sendLink(tx, { kind: 'resetPassword', to, lang, siteUrl })
    })
    return { email }
  },

  async verify(token: string) {
    const { email } = requireValidToken(await tokens.findToken(db, 'reset', hashToken(token)))
    return { email }
  },

  /** Sets the password once, which activates a pending account, ends all sessions and other links, and notifies the owner by mail. */
  async reset({ token, password }: { token: string; password: string }, lang: LocaleCode) {
    const hash = hashToken(token)
    refuseCommonPassword('password', password, requireValidToken(await tokens.findToken(db, 'reset', hash)))
    const passwordHash = await hashPassword(password)
    return db.tx(async (tx) => {
      const { user_id, email, status } = requireValidToken(await tokens.lockToken(tx, 'reset', hash))
      await failpoint('account.resetLinkTaken')
      await store.setMailedPassword(tx, user_id, passwordHash)
      await tokens.removeRegistrations(tx, user_id)
      await tokens.endResetTokens(tx, user_id)
      await endSessions(tx, user_id)
      if (status === 'active') await mailPasswordChanged(tx, { to: email, lang, siteUrl })
      return { email }
    })
  },
})
