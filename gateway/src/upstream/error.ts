import { codes, type FailureData } from '@partgate/schema/shop-api/envelope.ts'
import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'

export type UpstreamErrorKind = 'timeout' | 'unavailable' | 'invalid_response' | 'refused'

/** `refused` has the shop's localized message; the messages of other kinds are for the log. */
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

/** No request was sent. */
export class OpenCircuitError extends UpstreamError {
  constructor(endpoint: Endpoint) {
    super('unavailable', endpoint, 'the breaker is open')
  }
}

export class TooManyCallsError extends Error {
  override name = 'TooManyCallsError'
}

export const isRefusal = (error: unknown): error is UpstreamError & { code: number } =>
  error instanceof UpstreamError && error.kind === 'refused'

export const isMissing = (error: unknown) => isRefusal(error) && error.code === codes.notFound

export const toNullIfMissing = <T>(response: Promise<T>): Promise<T | null> =>
  response.catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })
