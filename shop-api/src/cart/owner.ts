import type { Who } from '#http/who.ts'
import { hashToken } from '#security/tokens.ts'
import type { Owner } from './cart-store.ts'

export const guestOwner = (secret: string): Owner => ({ userId: null, tokenHash: hashToken(secret) })

/** Whose cart the caller may touch: a member's own, a guest's by its secret, or none yet. */
export const ownerOf = ({ userId, cartToken }: Pick<Who, 'userId' | 'cartToken'>): Owner | null => {
  if (userId !== null) return { userId, tokenHash: null }
  return cartToken === null ? null : guestOwner(cartToken)
}
