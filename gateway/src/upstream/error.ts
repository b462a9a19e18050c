import { codes, type FailureData } from '@partgate/schema/shop-api/envelope.ts'
import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'

export type UpstreamErrorKind = 'timeout' | 'unavailable' | 'invalid_response' | 'refused'

/** Every failure of a call. `refused` is the shop's own no: `message` is its localised sentence, `code` and `data` come from
 * its envelope. The other kinds are faults, and `message` is for the log. */
export class UpstreamError extends Error {
  override name = 'UpstreamError'
  readonly kind: UpstreamErrorKind
  readonly endpoint: string
  readonly code: number | undefined
  readonly data: FailureData

  constructor(
    kind: UpstreamErrorKind,
    endpoint: Endpoint,
    message: string,
    refusal: { code?: number; data?: FailureData } = {},
  ) {
    super(message)
    this.kind = kind
    this.endpoint = `${endpoint.method} ${endpoint.path}`
    this.code = refusal.code
    this.data = refusal.data ?? {}
  }
}

/** One request asked for more calls than a request may make. */
export class TooManyCallsError extends Error {
  override name = 'TooManyCallsError'
}

export const isRefusal = (error: unknown): error is UpstreamError & { code: number } =>
  error instanceof UpstreamError && error.kind === 'refused'

/** The shop says that what was asked for does not exist. */
export const isMissing = (error: unknown) => isRefusal(error) && error.code === codes.notFound

/** Null where the shop says that what was asked for does not exist. */
export const orNullIfMissing = <T>(answer: Promise<T>): Promise<T | null> =>
  answer.catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })
