import type { Who } from '#http/who.ts'
import { networkOf } from '#security/network.ts'
import { hashToken } from '#security/tokens.ts'

type Caller = { who: Pick<Who, 'userId' | 'cartToken'>; address: string }

/** Whose unpaid orders are counted together: the member's, or those of the guests of a network. */
export const buyerKey = ({ who, address }: Caller) =>
  who.userId === null ? `guest:${networkOf(address)}` : `member:${who.userId}`

const named = (...secrets: string[]) => Buffer.from(hashToken(secrets.join('\n'))).toString('base64url')

/** In whose name an idempotency key stands: the member's, the guest cart's, or of who wrote from that address with that e-mail. */
export const keyOwner = ({ who, address }: Caller, email: string) => {
  if (who.userId !== null) return `order:member:${who.userId}`
  if (who.cartToken !== null) return `order:cart:${named(who.cartToken)}`
  return `order:guest:${named(address, email)}`
}
