import { defaultLocale, type LocaleCode } from '@partgate/schema/locales.ts'
import type { Context } from '../tracing.ts'

/** On whose behalf calls are made; a sign-in changes it in mid-request. */
export type Caller = {
  readonly requestId: string
  readonly locale: LocaleCode
  /** The addresses the request came through, the visitor's first. */
  readonly forwardedFor: string | null
  token: string | null
  cartToken: string | null
  /** A guest's secret for one order, as the request's header says it. */
  readonly orderToken: string | null
  /** The guest's secrets of the last orders, as the cookie holds them. */
  orderSecrets: string | null
  /** The span that the calls belong to. */
  trace?: Context
  /** When the operation's time is up, on performance.now's clock; never, where nobody says. */
  finishByMs?: number
}

/** Asks for the gateway itself. */
export const nobody: Caller = {
  requestId: 'readiness',
  locale: defaultLocale,
  forwardedFor: null,
  token: null,
  cartToken: null,
  orderToken: null,
  orderSecrets: null,
}
