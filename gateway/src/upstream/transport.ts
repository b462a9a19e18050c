import { errors, FormData, Pool } from 'undici'
import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'
import { withSequence } from './address.ts'
import { UpstreamError } from './error.ts'

const maxResponseBytes = 10 * 1024 * 1024
const maxConnections = 128

export type TransportOptions = { shopApiUrl: string }
export type Sending = { address: string; headers: Record<string, string>; body?: string | FormData }

/** JSON, or a form with the body's files as its parts. */
export const bodyOf = ({ upload }: Endpoint, body: unknown) => {
  if (!upload) return JSON.stringify(body)
  const form = new FormData()
  for (const [name, part] of Object.entries(Object(body))) if (part instanceof File) form.append(name, part, part.name)
  return form
}

const failureOf = (endpoint: Endpoint, error: unknown) => {
  const reason = error instanceof Error ? error.message || error.name : String(error)
  if (error instanceof errors.ConnectTimeoutError) return new UpstreamError('timeout', endpoint, reason)
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return new UpstreamError('timeout', endpoint, reason)
  const isUnreadable =
    error instanceof errors.ResponseExceededMaxSizeError ||
    error instanceof errors.HeadersOverflowError ||
    error instanceof errors.HTTPParserError
  return new UpstreamError(isUnreadable ? 'invalid_response' : 'unavailable', endpoint, reason)
}

/** Bytes over kept-alive connections, each call until its signal. Redirects are answers, never followed. */
export const createTransport = ({ shopApiUrl }: TransportOptions) => {
  const base = new URL(shopApiUrl)
  const prefix = base.pathname.replace(/\/$/, '')
  const pool = new Pool(base.origin, { connections: maxConnections, maxResponseSize: maxResponseBytes })

  return {
    send: async (endpoint: Endpoint, { address, headers, body }: Sending, signal: AbortSignal) => {
      try {
        const path = withSequence(prefix + address)
        const answer = await pool.request({ method: endpoint.method, path, headers, body, signal })
        return { status: answer.statusCode, text: await answer.body.text() }
      } catch (error) {
        throw failureOf(endpoint, error)
      }
    },
    close: () => pool.destroy(),
  }
}
