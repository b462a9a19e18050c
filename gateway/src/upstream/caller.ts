import { defaultLocale, type LocaleCode } from '@partgate/schema/locales.ts'
import type { Context } from '../tracing/tracing.ts'

/** Where the tokens of a session travel: in cookies, or in headers and payloads. */
export type SessionTransport = 'cookie' | 'token'

/** After the operation has been charged. `resetAtMs` is on the clock of performance.now. */
export type RateLimitStatus = { cost: number; limit: number; remaining: number; resetAtMs: number }

/** A sign-in changes the caller in mid-request. */
export type Caller = {
  readonly requestId: string
  readonly locale: LocaleCode
  /** The visitor's address comes first. */
  readonly forwardedFor: string | null
  readonly transport: SessionTransport
  token: string | null
  cartToken: string | null
  /** Name of the API key of the client. */
  apiClient: string | null
  /** From the request's header. */
  readonly orderToken: string | null
  /** From the cookie of the last orders. */
  orderTokens: string | null
  /** The cookie `userInfo` as it was sent; undefined where the session is not that of a cookie. */
  readonly displayName?: string | null | undefined
  trace?: Context
  /** Null for a caller without a limit. */
  rateLimit?: RateLimitStatus | null
  /** On the clock of performance.now. */
  finishByMs?: number
}

export const gatewayCaller: Caller = {
  requestId: 'readiness',
  locale: defaultLocale,
  forwardedFor: null,
  transport: 'cookie',
  token: null,
  cartToken: null,
  apiClient: null,
  orderToken: null,
  orderTokens: null,
}
