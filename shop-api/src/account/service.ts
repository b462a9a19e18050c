import type { LocaleCode } from '@partgate/schema/locales.ts'
import { mergeGuestCart } from '#cart/index.ts'
import type { Queryable } from '#db/database.ts'
import { failure } from '#http/failure.ts'
import type { Deps } from '#http/route.ts'
import { pageLink } from '#mail/link.ts'
import { queueMail } from '#mail/queue-mail.ts'
import { isCommonPassword } from '#security/common-password.ts'
import { normaliseEmail } from '#security/email.ts'
import { hashPassword, verifyPassword } from '#security/passwords.ts'
import { forgetTries, limits, takeTry } from '#security/rate-limit.ts'
import { startSession } from '#security/sessions.ts'
import { hashToken, newToken } from '#security/tokens.ts'
import { activationStep } from './activation.ts'
import * as store from './store.ts'

const linkHours = 24

type Person = { id: number; email: string }
type Credentials = { email: string; password: string }
type Visitor = { address: string; cartToken: string | null }

export const openAccounts = ({ db, siteUrl }: Deps) => {
  const sendActivation = async (tx: Queryable, { id, email }: Person, lang: LocaleCode) => {
    const token = newToken()
    await store.insertActivation(tx, id, hashToken(token), linkHours)
    const link = pageLink(siteUrl, lang, `/register/activate?token=${token}`)
    await queueMail(tx, { kind: 'activate', lang, to: email, values: { link, hours: linkHours } })
  }

  const sendAlreadyRegistered = (tx: Queryable, { email }: Person, lang: LocaleCode) =>
    queueMail(tx, { kind: 'alreadyRegistered', lang, to: email, values: { link: pageLink(siteUrl, lang, '/login') } })

  return {
    /** Answers alike whether the address is new, waiting or active: what differs is the mail. */
    async register(form: store.Registration, lang: LocaleCode) {
      const { email, password, company_name, contact_name } = form
      if (isCommonPassword(password, [email, company_name, contact_name])) {
        throw failure('invalidRequest', { fields: [{ field: 'password', messageKey: 'fields.passwordCommon' }] })
      }
      const emailNorm = normaliseEmail(email)
      await takeTry(db, limits.mail, emailNorm)
      const account = { form, emailNorm, passwordHash: await hashPassword(password), lang }
      await db.tx(async (tx) => {
        const id = await store.insertAccount(tx, account)
        if (id !== null) return sendActivation(tx, { id, email }, lang)
        const known = await store.lockAccount(tx, emailNorm)
        if (known?.status === 'active') return sendAlreadyRegistered(tx, known, lang)
        if (known?.status !== 'pending') return
        await store.replacePending(tx, known.id, account)
        await sendActivation(tx, { id: known.id, email }, lang)
      })
      return { email }
    },

    async activate(token: string) {
      const hash = hashToken(token)
      return db.tx(async (tx) => {
        const found = await store.lockActivation(tx, hash)
        const step = activationStep(found)
        if (step === 'activate' && found) await store.activate(tx, found.user_id, hash)
        return { email: found?.email ?? '' }
      })
    },

    async resend(email: string, lang: LocaleCode) {
      const emailNorm = normaliseEmail(email)
      await takeTry(db, limits.mail, emailNorm)
      await db.tx(async (tx) => {
        const known = await store.lockAccount(tx, emailNorm)
        if (known?.status === 'pending') await sendActivation(tx, known, lang)
        if (known?.status === 'active') await sendAlreadyRegistered(tx, known, lang)
      })
      return { email }
    },

    /** Opens a session and takes the guest's cart along. Tries are counted before the password is looked at. */
    async login({ email, password }: Credentials, { address, cartToken }: Visitor) {
      const emailNorm = normaliseEmail(email)
      await takeTry(db, limits.login, emailNorm, address)
      const account = await store.findAccount(db, emailNorm)
      const isRight = await verifyPassword(password, account?.password_hash ?? null)
      if (!account || !isRight || account.status === 'blocked') throw failure('wrongCredentials')
      await forgetTries(db, limits.login, emailNorm, address)
      if (account.status === 'pending') throw failure('notActivated')
      return db.tx(async (tx) => {
        const session = await startSession(tx, account.id)
        if (cartToken) await mergeGuestCart(tx, { cartToken, userId: account.id })
        return session
      })
    },

    async profile(userId: number) {
      const profile = await store.readProfile(db, userId)
      if (!profile) throw failure('sessionEnded')
      return profile
    },
  }
}
