import { setTimeout as sleep } from 'node:timers/promises'
import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'
import { UpstreamError } from './error.ts'

const maxRetries = 2
const firstPauseMs = 50
const share = 0.1
const maxSaved = 20

/** Each first attempt saves a tenth of a retry: a failing shop gets at most 1.1 times the requests. */
export const createRetryBudget = (saved = maxSaved) => {
  let left = saved
  return {
    earn: () => {
      left = Math.min(maxSaved, left + share)
    },
    spend: () => {
      if (left < 1) return false
      left -= 1
      return true
    },
  }
}

/** A timed-out request has no time left for a retry. */
const isWorthARetry = (endpoint: Endpoint, error: unknown) =>
  endpoint.retry && error instanceof UpstreamError && error.kind === 'unavailable'

/** `finishByMs` is on the clock of performance.now. */
type Retrying = { endpoint: Endpoint; finishByMs: number; random?: () => number }

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
        if (retries === maxRetries || !isWorthARetry(endpoint, error)) throw error
        const pauseMs = random() * firstPauseMs * 2 ** retries
        if (performance.now() + pauseMs >= finishByMs || !budget.spend()) throw error
        await sleep(pauseMs)
      }
    }
  }
