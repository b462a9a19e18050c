import type { Caller } from '#http/caller.ts'
import { toNetwork } from '@partgate/schema/client-address.ts'
import { toKeyOwner } from '#security/once.ts'
import { hashToken } from '#security/tokens.ts'

type BuyerIdentity = { caller: Pick<Caller, 'userId' | 'apiClient'>; address: string }

/** Unpaid orders are limited by member, by partner for the guests of its client, or by network for other guests. */
export const toBuyerKey = ({ caller, address }: BuyerIdentity) => {
  if (caller.userId !== null) return `member:${caller.userId}`
  return caller.apiClient === null ? `guest:${toNetwork(address)}` : `partner:${caller.apiClient}`
}

/** The content of a request without lines is in the cart, so the key of a guest belongs to that cart. */
export const toOrderKeyOwner = (caller: Pick<Caller, 'userId' | 'apiClient' | 'cartToken'>, hasLines: boolean) => {
  const { userId, apiClient, cartToken } = caller
  const isOfCart = !hasLines && userId === null && apiClient === null
  return isOfCart && cartToken !== null
    ? `order:cart:${Buffer.from(hashToken(cartToken)).toString('base64url')}`
    : toKeyOwner('order', caller)
}
