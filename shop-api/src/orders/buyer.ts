import type { Caller } from '#http/caller.ts'
import { toNetwork } from '@partgate/schema/client-address.ts'
import { hashToken } from '#security/tokens.ts'

type Buyer = { caller: Pick<Caller, 'userId' | 'cartToken' | 'apiClient'>; address: string }

/** Unpaid orders are limited by member, by partner for the guests of its client, or by network for other guests. */
export const toBuyerKey = ({ caller, address }: Buyer) => {
  if (caller.userId !== null) return `member:${caller.userId}`
  return caller.apiClient === null ? `guest:${toNetwork(address)}` : `partner:${caller.apiClient}`
}

const named = (...tokens: string[]) => Buffer.from(hashToken(tokens.join('\n'))).toString('base64url')

/** The owner of an idempotency key: the member, the partner, the guest cart, or the address with the e-mail. */
export const toKeyOwner = ({ caller, address }: Buyer, email: string) => {
  if (caller.userId !== null) return `order:member:${caller.userId}`
  if (caller.apiClient !== null) return `order:partner:${caller.apiClient}`
  if (caller.cartToken !== null) return `order:cart:${named(caller.cartToken)}`
  return `order:guest:${named(address, email)}`
}
