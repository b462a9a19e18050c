import type { LocaleCode } from '@partgate/schema/locales.ts'
import { isCountryCode } from '@partgate/schema/country-codes.ts'
import { loginPath, toPageUrl } from '@partgate/schema/pages.ts'
import type { Queryable } from '#db/database.ts'
import { failure } from '#http/failure.ts'
import type { Deps } from '#http/route.ts'
import { queueMail } from '#mail/queue-mail.ts'
import { normalizeEmail } from '#security/email.ts'
import { takeMail } from '#security/mail-allowance.ts'
import { hashPassword } from '#security/passwords.ts'
import { hashToken } from '#security/tokens.ts'
import { noAccountId, sendLink } from './link-mail.ts'
import { refuseCommonPassword } from './own-password.ts'
import * as store from './store.ts'
import * as tokens from './token-store.ts'
import type { MailToken } from './token-store.ts'

type ActivationStep = 'activate' | 'alreadyActive'

/** A used link is harmless on an open account, because people and mail programs open links twice. */
const requireActivationStep = (token: MailToken | null): ActivationStep => {
  if (token?.status === 'active' && (token.is_used || !token.is_expired)) return 'alreadyActive'
  if (token?.status === 'pending' && token.has_registration && !token.is_used && !token.is_expired) return 'activate'
  throw failure('linkInvalid')
}

export type Visitor = { lang: LocaleCode; address: string }

export const createRegistrationService = ({ db, siteUrl }: Pick<Deps, 'db' | 'siteUrl'>) => {
  const sendActivation = (tx: Queryable, to: { id: number; email: string }, lang: LocaleCode) =>
    sendLink(tx, { kind: 'activate', to, lang, siteUrl })

  const sendAlreadyRegistered = (tx: Queryable, to: string, lang: LocaleCode) =>
    queueMail(tx, { kind: 'alreadyRegistered', lang, to, values: { link: toPageUrl(siteUrl, lang, loginPath) } })

  return {
    /**
     * The response is the same for a new, pending and active address; only the mail differs. The second registration of a
     * pending address may be a stranger's, so from then on its links ask for a password instead of taking one of a form.
     */
    async register(form: store.Registration, { lang, address }: Visitor) {
      const { email, password } = form
      if (!isCountryCode(form.country)) {
        throw failure('invalidRequest', { fields: [{ field: 'country', messageKey: 'fields.selectCountry' }] })
      }
      refuseCommonPassword('password', password, form)
      await takeMail(db, email, address)
      const emailNorm = normalizeEmail(email)
      const account = { form, emailNorm, passwordHash: await hashPassword(password), lang }
      await db.tx(async (tx) => {
        const id = await store.insertAccount(tx, account)
        if (id !== null) return sendActivation(tx, { id, email }, lang)
        const known = await store.lockAccount(tx, emailNorm)
        if (known?.status === 'active') return sendAlreadyRegistered(tx, known.email, lang)
        if (known?.status !== 'pending') return
        await store.replacePending(tx, known.id, account)
        await tokens.removeRegistrations(tx, known.id)
        await sendLink(tx, { kind: 'setPassword', to: { id: known.id, email }, lang, siteUrl })
      })
      return { email }
    },

    async activate(token: string) {
      const hash = hashToken(token)
      return db.tx(async (tx) => {
        const found = await tokens.lockToken(tx, 'activate', hash)
        const step = requireActivationStep(found)
        if (step === 'alreadyActive' || !found) return { email: found?.email ?? '' }
        await tokens.markTokenUsed(tx, hash)
        const email = await store.activate(tx, hash)
        await tokens.removeRegistrations(tx, found.user_id)
        return { email: email ?? found.email }
      })
    },

    async resend(email: string, { lang, address }: Visitor) {
      await takeMail(db, email, address)
      await db.tx(async (tx) => {
        const known = await store.lockAccount(tx, normalizeEmail(email))
        if (known?.status === 'active') return sendAlreadyRegistered(tx, known.email, lang)
        const to = known?.status === 'pending' ? known : { id: noAccountId, email }
        const kind = (await tokens.hasRegistration(tx, to.id)) ? 'activate' : 'setPassword'
        await sendLink(tx, { kind, to, lang, siteUrl })
      })
      return { email }
    },
  }
}
