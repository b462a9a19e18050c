import type { Access } from '@partgate/schema/shop-api/endpoint.ts'
import { headers } from '@partgate/schema/shop-api/headers.ts'
import type { Queryable } from '#db/database.ts'
import { findSession } from '#security/sessions.ts'
import { looksLikeToken } from '#security/tokens.ts'
import { failure } from './failure.ts'

/** Who asks: a member has a user id and a session, a guest may have a cart's secret and that of an order. */
export type Who = {
  userId: number | null
  sessionHash: Uint8Array | null
  cartToken: string | null
  orderToken: string | null
}
/** The same on an endpoint for members only. */
export type Member = Who & { userId: number; sessionHash: Uint8Array }

/** A bearer that is unknown or has expired ends the session (spec 4) wherever the answer depends on who asks. */
export const resolveWho = async (
  db: Queryable,
  access: Access,
  header: (name: string) => string | undefined,
): Promise<Who> => {
  const secretIn = (name: string) => {
    const text = header(name) ?? ''
    return looksLikeToken(text) ? text : null
  }
  const guest = { cartToken: secretIn(headers.cartToken), orderToken: secretIn(headers.orderToken) }
  const authorization = header('Authorization')
  if (access === 'public' || (access === 'visitor' && !authorization))
    return { userId: null, sessionHash: null, ...guest }
  const [, bearer] = authorization?.match(/^Bearer +(\S+)$/i) ?? []
  const session = bearer ? await findSession(db, bearer) : null
  if (!session) throw failure('sessionEnded')
  return { userId: session.userId, sessionHash: session.hash, ...guest }
}
