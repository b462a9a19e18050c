import { type Dispatcher, errors, FormData, Pool } from 'undici'
import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'
import { joinBuffers } from '../http/join-buffers.ts'
import { runTogether } from '../http/run-together.ts'
import { withSequence } from './address.ts'
import { UpstreamError } from './error.ts'
import type { Received } from './open-envelope.ts'

const maxResponseBytes = 10 * 1024 * 1024
const maxConnections = 128

export type TransportOptions = { shopApiUrl: string }
type Sending = { address: string; headers: Record<string, string>; body?: string | FormData }

export const toBody = ({ upload }: Endpoint, body: unknown) => {
  if (!upload) return JSON.stringify(body)
  const form = new FormData()
  for (const [name, part] of Object.entries(Object(body))) if (part instanceof File) form.append(name, part, part.name)
  return form
}

const toError = (endpoint: Endpoint, error: unknown) => {
  const reason = error instanceof Error ? error.message || error.name : String(error)
  if (error instanceof errors.ConnectTimeoutError) return new UpstreamError('timeout', endpoint, reason)
  const isUnreadable =
    error instanceof errors.ResponseExceededMaxSizeError ||
    error instanceof errors.HeadersOverflowError ||
    error instanceof errors.HTTPParserError
  return new UpstreamError(isUnreadable ? 'invalid_response' : 'unavailable', endpoint, reason)
}

type Settling = { forMs: number; resolve: (received: Received) => void; reject: (error: unknown) => void }

/** A request ends at its deadline, also while it waits for a connection. */
const receiver = (endpoint: Endpoint, { forMs, resolve, reject }: Settling): Dispatcher.DispatchHandler => {
  const chunks: Buffer[] = []
  let status = 0
  let isLate = false
  let running: Dispatcher.DispatchController | undefined
  const timer = setTimeout(() => {
    isLate = true
    reject(new UpstreamError('timeout', endpoint, 'no response in time'))
    running?.abort(new errors.RequestAbortedError())
  }, forMs)
  return {
    onRequestStart: (controller) => {
      running = controller
      if (isLate) controller.abort(new errors.RequestAbortedError())
    },
    onResponseStart: (_, statusCode) => {
      status = statusCode
    },
    onResponseData: (_, chunk) => void chunks.push(chunk),
    onResponseEnd: () => {
      clearTimeout(timer)
      const text = joinBuffers(chunks).toString()
      runTogether(() => resolve({ status, text }))
    },
    onResponseError: (_, error) => {
      clearTimeout(timer)
      reject(toError(endpoint, error))
    },
  }
}

/** Redirects are responses, never followed. */
export const createTransport = ({ shopApiUrl }: TransportOptions) => {
  const base = new URL(shopApiUrl)
  const prefix = base.pathname.replace(/\/$/, '')
  const pool = new Pool(base.origin, { connections: maxConnections, maxResponseSize: maxResponseBytes })

  return {
    send: (endpoint: Endpoint, { address, headers, body }: Sending, forMs: number) =>
      new Promise<Received>((resolve, reject) => {
        const path = withSequence(prefix + address)
        const handler = receiver(endpoint, { forMs, resolve, reject })
        pool.dispatch({ method: endpoint.method, path, headers, body }, handler)
      }),
    close: () => pool.destroy(),
  }
}
