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
import { groupOf } from './groups.ts'

/** Half of the calls of ten seconds must fail, of at least this many a second; then one call is let through every two seconds. */
const failingShare = 0.5
const windowMs = 10_000
const fewestPerSecond = 1
const restMs = 2_000

/** Which calls are spared: those of one endpoint, or, where it is null, of the whole group. */
export type Spared = { group: string; endpoint: Endpoint | null }
type OnChange = (spared: Spared, isOpen: boolean) => void

/** A malformed answer is no illness: the shop is there, and asking again costs it nothing. */
const isIllness = (error: unknown) =>
  error instanceof UpstreamError && (error.kind === 'timeout' || error.kind === 'unavailable')

const create = (counts: (error: unknown) => boolean, onChange: (isOpen: boolean) => void) => {
  const breaker = circuitBreaker(handleWhen(counts), {
    halfOpenAfter: restMs,
    breaker: new SamplingBreaker({ threshold: failingShare, duration: windowMs, minimumRps: fewestPerSecond }),
  })
  // It breaks again after each probe that fails.
  let isKnown = false
  breaker.onBreak(() => {
    if (!isKnown) onChange(true)
    isKnown = true
  })
  breaker.onReset(() => {
    isKnown = false
    onChange(false)
  })
  return breaker
}

/** An endpoint that fails alone is spared alone: what else the group tells is still asked for. */
const createGroup = (group: string, onChange: OnChange) => {
  const alone = new Map<Endpoint, CircuitBreakerPolicy>()
  const aloneOf = (endpoint: Endpoint) => {
    const breaker = alone.get(endpoint) ?? create(isIllness, (isOpen) => onChange({ group, endpoint }, isOpen))
    alone.set(endpoint, breaker)
    return breaker
  }
  const areSeveralIll = () => [...alone.values()].filter(({ state }) => state !== CircuitState.Closed).length > 1
  const whole = create(
    (error) => areSeveralIll() && (isIllness(error) || error instanceof BrokenCircuitError),
    (isOpen) => onChange({ group, endpoint: null }, isOpen),
  )
  return <T>(endpoint: Endpoint, work: () => Promise<T>) => whole.execute(() => aloneOf(endpoint).execute(work))
}

/** Spares an endpoint that fails, or a group of which several fail, and spares those who ask the wait. */
export const createBreakers = (onChange: OnChange = () => {}) => {
  const groups = new Map<string, ReturnType<typeof createGroup>>()
  const groupNamed = (name: string) => {
    const group = groups.get(name) ?? createGroup(name, onChange)
    groups.set(name, group)
    return group
  }

  return {
    run: async <T>(endpoint: Endpoint, work: () => Promise<T>): Promise<T> => {
      try {
        return await groupNamed(groupOf(endpoint))(endpoint, work)
      } catch (error) {
        if (error instanceof BrokenCircuitError) throw new UpstreamError('unavailable', endpoint, 'the breaker is open')
        throw error
      }
    },
  }
}
