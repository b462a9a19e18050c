import type { Caller } from '#http/caller.ts'
import { hashToken } from '#security/tokens.ts'
import type { Owner } from './cart-store.ts'

export const toGuestOwner = (token: string): Owner => ({ userId: null, tokenHash: hashToken(token) })

export const toOwner = ({ userId, cartToken }: Pick<Caller, 'userId' | 'cartToken'>): Owner | null => {
  if (userId !== null) return { userId, tokenHash: null }
  return cartToken === null ? null : toGuestOwner(cartToken)
}
