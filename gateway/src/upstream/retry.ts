import { setTimeout as sleep } from 'node:timers/promises'
import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'
import { UpstreamError } from './error.ts'

const mostRetries = 2
const firstPauseMs = 50
const share = 0.1
const mostSaved = 20

/** Retries are paid from what first calls have put aside, a tenth each: a shop that is down is asked at most 1.1 times as
 * often. */
export const createRetryBudget = (saved = mostSaved) => {
  let left = saved
  return {
    earn: () => {
      left = Math.min(mostSaved, left + share)
    },
    spend: () => {
      if (left < 1) return false
      left -= 1
      return true
    },
  }
}

/** A call whose answer may be on its way is not made twice where that would change something; one that timed out has no time
 * left. */
const isWorthARetry = (endpoint: Endpoint, error: unknown) =>
  endpoint.retry && error instanceof UpstreamError && error.kind === 'unavailable'

/** `finishByMs` on performance.now's clock. */
type Retrying = { endpoint: Endpoint; finishByMs: number; random?: () => number }

/** Makes the call up to three times, with full jitter between, while time and budget allow. */
export const withRetries =
  (budget: ReturnType<typeof createRetryBudget>) =>
  async <T>(
    { endpoint, finishByMs, random = Math.random }: Retrying,
    work: (retries: number) => Promise<T>,
  ): Promise<T> => {
    budget.earn()
    for (let retries = 0; ; retries += 1) {
      try {
        return await work(retries)
      } catch (error) {
        if (retries === mostRetries || !isWorthARetry(endpoint, error)) throw error
        const pauseMs = random() * firstPauseMs * 2 ** retries
        if (performance.now() + pauseMs >= finishByMs || !budget.spend()) throw error
        await sleep(pauseMs)
      }
    }
  }
