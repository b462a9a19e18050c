import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'
import { UpstreamError } from './error.ts'

/** The answer, or a time-out after `patienceMs`; the call itself goes on for whoever else waits for it. */
export const waitAtMost = <T>(endpoint: Endpoint, answer: Promise<T>, patienceMs: number): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new UpstreamError('timeout', endpoint, 'no answer in time')),
      Math.max(0, patienceMs),
    )
    answer.then(
      (value) => {
        clearTimeout(timer)
        resolve(value)
      },
      (error: unknown) => {
        clearTimeout(timer)
        reject(error)
      },
    )
  })
