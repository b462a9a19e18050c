import type { Access } from '@partgate/schema/shop-api/endpoint.ts'
import { isSameSecret, readBearer } from '@partgate/schema/secrets.ts'
import { headers } from '@partgate/schema/shop-api/headers.ts'
import type { Queryable } from '#db/database.ts'
import { findSession } from '#security/sessions.ts'
import { isTokenShaped } from '#security/tokens.ts'
import { failure } from './failure.ts'

/** A member has a user id and a session; a guest may have a cart token and an order token. */
export type Caller = {
  userId: number | null
  sessionHash: Uint8Array | null
  cartToken: string | null
  orderToken: string | null
  /** Name of the API key that the gateway has verified. */
  apiClient: string | null
}
export type Member = Caller & { userId: number; sessionHash: Uint8Array }

/** An unknown or expired bearer ends the session wherever the response depends on the caller. */
export const resolveCaller = async (
  db: Queryable,
  { access, gatewayToken }: { access: Access; gatewayToken: string | null },
  header: (name: string) => string | undefined,
): Promise<Caller> => {
  const readToken = (name: string) => {
    const text = header(name) ?? ''
    return isTokenShaped(text) ? text : null
  }
  const isFromGateway = gatewayToken !== null && isSameSecret(header(headers.gatewayToken) ?? '', gatewayToken)
  const guest = {
    cartToken: readToken(headers.cartToken),
    orderToken: readToken(headers.orderToken),
    apiClient: (isFromGateway && header(headers.apiClient)) || null,
  }
  const authorization = header('Authorization')
  if (access === 'public' || (access === 'visitor' && !authorization))
    return { userId: null, sessionHash: null, ...guest }
  const bearer = readBearer(authorization)
  const session = bearer ? await findSession(db, bearer) : null
  if (!session) throw failure('sessionEnded')
  return { userId: session.userId, sessionHash: session.hash, ...guest }
}
