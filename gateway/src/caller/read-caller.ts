import { randomUUID } from 'node:crypto'
import { readCookie } from '@partgate/schema/cookies.ts'
import { toLocale } from '@partgate/schema/locales.ts'
import { headers } from '@partgate/schema/shop-api/headers.ts'
import type { Caller } from '../upstream/caller.ts'

const secretShape = /^[\w.~+/-]{1,1000}=*$/

const secret = (text: string | null | undefined) => (text && secretShape.test(text) ? text : null)
const bearer = (header: string | null) => secret(/^Bearer +(\S+)$/i.exec(header ?? '')?.[1])

const addressShape = /^[\da-f:.[\]]{1,60}$/i
const maxForwarded = 20

/** A client can forge everything before the last malformed part. */
const readForwardedFor = (header: string | null, peer: string | undefined) => {
  const pieces = (header ?? '').split(',').map((piece) => piece.trim())
  const named = pieces.slice(pieces.findLastIndex((piece) => !addressShape.test(piece)) + 1)
  return [...named.slice(-maxForwarded), peer].filter(Boolean).join(', ') || null
}

const readRequestId = (header: string | null) => (header && /^[\w-]{8,64}$/.test(header) ? header : randomUUID())

export type IncomingHeaders = { headers: Pick<Headers, 'get'>; signal?: AbortSignal | undefined }

export const readCaller = ({ headers: given }: IncomingHeaders, isSecure: boolean, peer?: string): Caller => {
  const cookie = given.get('cookie')
  return {
    requestId: readRequestId(given.get(headers.requestId)),
    locale: toLocale(given.get(headers.lang)).code,
    forwardedFor: readForwardedFor(given.get(headers.forwardedFor), peer),
    token: bearer(given.get('authorization')) ?? secret(readCookie(cookie, 'token', isSecure)),
    cartToken: secret(readCookie(cookie, 'cart', isSecure)),
    apiClient: null,
    orderToken: secret(given.get(headers.orderToken)),
    orderTokens: secret(readCookie(cookie, 'orders', isSecure)),
  }
}
