import {
  BrokenCircuitError,
  type CircuitBreakerPolicy,
  circuitBreaker,
  CircuitState,
  handleWhen,
  SamplingBreaker,
} from 'cockatiel'
import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'
import { UpstreamError } from './error.ts'
import { groupNames, groupOf } from './groups.ts'

/** Half of the calls of ten seconds must fail, of at least this many a second; then one call is let through every two seconds. */
const failingShare = 0.5
const windowMs = 10_000
const fewestPerSecond = 1
const restMs = 2_000

/** A malformed answer is no illness: the shop is there, and asking again costs it nothing. */
const isIllness = (error: unknown) =>
  error instanceof UpstreamError && (error.kind === 'timeout' || error.kind === 'unavailable')

const create = () =>
  circuitBreaker(handleWhen(isIllness), {
    halfOpenAfter: restMs,
    breaker: new SamplingBreaker({ threshold: failingShare, duration: windowMs, minimumRps: fewestPerSecond }),
  })

/** Spares a group of endpoints that fails, and its callers the wait. */
export const createBreakers = (onChange: (group: string, isOpen: boolean) => void = () => {}) => {
  const breakers = new Map<string, CircuitBreakerPolicy>()
  for (const group of [...groupNames, 'other']) {
    const breaker = create()
    // It breaks again after each probe that fails.
    let isKnown = false
    breaker.onBreak(() => {
      if (!isKnown) onChange(group, true)
      isKnown = true
    })
    breaker.onReset(() => {
      isKnown = false
      onChange(group, false)
    })
    breakers.set(group, breaker)
  }

  return {
    run: async <T>(endpoint: Endpoint, work: () => Promise<T>): Promise<T> => {
      const breaker = breakers.get(groupOf(endpoint))
      if (!breaker) return work()
      try {
        return await breaker.execute(work)
      } catch (error) {
        if (error instanceof BrokenCircuitError) throw new UpstreamError('unavailable', endpoint, 'the breaker is open')
        throw error
      }
    },
    isOpen: (group: string) => breakers.get(group)?.state === CircuitState.Open,
  }
}
