import type { LocaleCode } from '@partgate/schema/locales.ts'
import { mergeGuestCart } from '#cart/index.ts'
import { failure } from '#http/failure.ts'
import type { Deps } from '#http/route.ts'
import type { Member } from '#http/caller.ts'
import { normalizeEmail } from '#security/email.ts'
import { forgetPasswordTries, takePasswordTry } from '#security/password-tries.ts'
import { hashPassword, isSamePassword, verifyPassword } from '#security/passwords.ts'
import { endSessions, startSession } from '#security/sessions.ts'
import { failpoint } from '../failpoint.ts'
import { refuseCommonPassword } from './own-password.ts'
import { mailPasswordChanged } from './password-notice.ts'
import * as store from './store.ts'
import { endResetTokens } from './token-store.ts'

type Credentials = { email: string; password: string }
type Visitor = { address: string; cartToken: string | null }
type Change = { old_password: string; new_password: string }
type Changer = { caller: Member; lang: LocaleCode; address: string }

const createWrongPasswordFailure = () =>
  failure('invalidRequest', { fields: [{ field: 'old_password', messageKey: 'fields.oldPasswordWrong' }] })
const createSamePasswordFailure = () =>
  failure('invalidRequest', { fields: [{ field: 'new_password', messageKey: 'fields.passwordSame' }] })

export const createSignInService = ({ db, siteUrl }: Pick<Deps, 'db' | 'siteUrl'>) => ({
  /** Counts the attempt before the password is checked. */
  async login({ email, password }: Credentials, { address, cartToken }: Visitor) {
    const emailNorm = normalizeEmail(email)
    await takePasswordTry(db, { emailNorm, address })
    const account = await store.findAccount(db, emailNorm)
    const isRight = await verifyPassword(password, account?.password_hash ?? null)
    if (!account || !isRight || account.status === 'blocked') throw failure('wrongCredentials')
    await forgetPasswordTries(db, { emailNorm, address })
    if (account.status === 'pending') throw failure('notActivated')
    await failpoint('account.passwordRight')
    return db.tx(async (tx) => {
      if (!(await store.lockIfPasswordIsCurrent(tx, account.id, account.password_hash)))
        throw failure('wrongCredentials')
      const session = await startSession(tx, account.id)
      await failpoint('account.sessionStarted')
      if (cartToken) await mergeGuestCart(tx, { cartToken, userId: account.id })
      return session
    })
  },

  /** Counts attempts like signing in. Ends all sessions but the caller's. */
  async changePassword({ old_password, new_password }: Change, { caller, lang, address }: Changer) {
    const account = await store.findAccountById(db, caller.userId)
    if (!account) throw failure('sessionEnded')
    if (isSamePassword(old_password, new_password)) throw createSamePasswordFailure()
    refuseCommonPassword('new_password', new_password, account)
    const emailNorm = account.email_norm
    await takePasswordTry(db, { emailNorm, address })
    if (!(await verifyPassword(old_password, account.password_hash))) {
      // A request whose response was lost is sent again.
      if (await verifyPassword(new_password, account.password_hash)) return {}
      throw createWrongPasswordFailure()
    }
    await forgetPasswordTries(db, { emailNorm, address })
    const passwordHash = await hashPassword(new_password)
    await failpoint('account.passwordRight')
    await db.tx(async (tx) => {
      if (!(await store.lockIfPasswordIsCurrent(tx, account.id, account.password_hash)))
        throw createWrongPasswordFailure()
      await store.setPassword(tx, account.id, passwordHash)
      await endResetTokens(tx, account.id)
      await endSessions(tx, account.id, caller.sessionHash)
      await mailPasswordChanged(tx, { to: account.email, lang, siteUrl })
    })
    return {}
  },
})
