import { failure } from '#http/failure.ts'
import { isCommonPassword } from '#security/common-password.ts'

type Owner = { email: string; company_name: string; contact_name: string }

/** Refuses a password that is among the first to be guessed. */
export const refuseCommonPassword = (field: 'password' | 'new_password', password: string, owner: Owner) => {
  if (!isCommonPassword(password, [owner.email, owner.company_name, owner.contact_name])) return
  throw failure('invalidRequest', { fields: [{ field, messageKey: 'fields.passwordCommon' }] })
}
