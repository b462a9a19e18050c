import type { Caller } from '#http/caller.ts'
import { toNetwork } from '#security/network.ts'
import { hashToken } from '#security/tokens.ts'

type Buyer = { caller: Pick<Caller, 'userId' | 'cartToken'>; address: string }

/** Unpaid orders are limited by member, or by network for guests. */
export const toBuyerKey = ({ caller, address }: Buyer) =>
  caller.userId === null ? `guest:${toNetwork(address)}` : `member:${caller.userId}`

const named = (...tokens: string[]) => Buffer.from(hashToken(tokens.join('\n'))).toString('base64url')

/** The owner of an idempotency key: the member, the guest cart, or the address with the e-mail. */
export const toKeyOwner = ({ caller, address }: Buyer, email: string) => {
  if (caller.userId !== null) return `order:member:${caller.userId}`
  if (caller.cartToken !== null) return `order:cart:${named(caller.cartToken)}`
  return `order:guest:${named(address, email)}`
}
