import { randomUUID } from 'node:crypto'
import { readCookie } from '@partgate/schema/cookies.ts'
import { readBearer } from '@partgate/schema/secrets.ts'
import { bearerTokenPattern } from '@partgate/schema/shop-api/shapes.ts'
import type { Caller, SessionTransport } from '../upstream/caller.ts'
import { headerNames } from '../http/header-names.ts'
import { memoizeByText } from '../memoize-by-text.ts'
import { negotiateLocale } from './negotiate-locale.ts'

export const sessionTransportHeader = 'session-transport'

const parseToken = (text: string | null | undefined) => (text && bearerTokenPattern.test(text) ? text : null)

const addressShape = /^[\da-f:.[\]]{1,60}$/i
const maxForwarded = 20

const memoize = memoizeByText<string | null>()

/** A client can forge everything before the last malformed part. */
const readForwardedFor = (header: string | null, peer: string | undefined) =>
  memoize(`${header ?? ''}\n${peer ?? ''}`, () => {
    const pieces = (header ?? '').split(',').map((piece) => piece.trim())
    const named = pieces.slice(pieces.findLastIndex((piece) => !addressShape.test(piece)) + 1)
    return [...named.slice(-maxForwarded), peer].filter(Boolean).join(', ') || null
  })

const readRequestId = (header: string | null) => (header && /^[\w-]{8,64}$/.test(header) ? header : randomUUID())

export type IncomingHeaders = {
  headers: { get(name: Lowercase<string>): string | null }
  signal?: AbortSignal | undefined
}

const readTransport = (header: string | null): SessionTransport =>
  header?.trim().toLowerCase() === 'token' ? 'token' : 'cookie'

export const readCaller = ({ headers: given }: IncomingHeaders, isSecure: boolean, peer?: string): Caller => {
  const transport = readTransport(given.get(sessionTransportHeader))
  const cookie = transport === 'cookie' ? given.get('cookie') : null
  const cartToken = transport === 'cookie' ? readCookie(cookie, 'cart', isSecure) : given.get(headerNames.cartToken)
  const bearer = parseToken(readBearer(given.get('authorization')))
  return {
    requestId: readRequestId(given.get(headerNames.requestId)),
    locale: negotiateLocale(given.get(headerNames.lang), given.get('accept-language')),
    forwardedFor: readForwardedFor(given.get(headerNames.forwardedFor), peer),
    transport,
    token: bearer ?? parseToken(readCookie(cookie, 'token', isSecure)),
    cartToken: parseToken(cartToken),
    apiClient: null,
    orderToken: parseToken(given.get(headerNames.orderToken)),
    orderTokens: parseToken(readCookie(cookie, 'orders', isSecure)),
    displayName: bearer === null ? readCookie(cookie, 'userInfo', isSecure) : undefined,
  }
}
