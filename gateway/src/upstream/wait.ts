import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'
import { UpstreamError } from './error.ts'

/** The answer, or a time-out after `patienceMs`; the call itself goes on for whoever else waits for it. */
export const waitAtMost = async <T>(endpoint: Endpoint, answer: Promise<T>, patienceMs: number): Promise<T> => {
  const { promise: lapse, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new UpstreamError('timeout', endpoint, `no answer in time`)), patienceMs)
  try {
    return await Promise.race([answer, lapse])
  } finally {
    clearTimeout(timer)
  }
}
