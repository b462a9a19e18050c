import { failure } from '#http/failure.ts'
import type { MailToken } from './token-store.ts'

export type ActivationStep = 'activate' | 'alreadyActive'

/** What using a link does. On an account that is open, a used link is harmless, since people and mail programs open links
 * twice; any other link works once, in its time. */
export const activationStep = (token: Pick<MailToken, 'status' | 'is_used' | 'is_expired'> | null): ActivationStep => {
  if (token?.status === 'active' && (token.is_used || !token.is_expired)) return 'alreadyActive'
  if (token?.status === 'pending' && !token.is_used && !token.is_expired) return 'activate'
  throw failure('linkInvalid')
}
