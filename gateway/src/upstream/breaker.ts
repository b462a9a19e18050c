import {
  BrokenCircuitError,
  type CircuitBreakerPolicy,
  circuitBreaker,
  CircuitState,
  handleWhen,
  SamplingBreaker,
} from 'cockatiel'
import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'
import { OpenCircuitError, UpstreamError } from './error.ts'
import { getGroupName } from './groups.ts'

/** Opens when half of the requests of ten seconds fail, from this many a second; then one probe every two seconds. */
const failingShare = 0.5
const windowMs = 10_000
const minPerSecond = 1
const openMs = 2_000

/** A null endpoint means the whole group. */
export type Circuit = { group: string; endpoint: Endpoint | null }
type OnChange = (circuit: Circuit, isOpen: boolean) => void

/** A malformed response does not count: the shop is up. */
const isFailure = (error: unknown) =>
  error instanceof UpstreamError && (error.kind === 'timeout' || error.kind === 'unavailable')

const create = (counts: (error: unknown) => boolean, onChange: (isOpen: boolean) => void) => {
  const breaker = circuitBreaker(handleWhen(counts), {
    halfOpenAfter: openMs,
    breaker: new SamplingBreaker({ threshold: failingShare, duration: windowMs, minimumRps: minPerSecond }),
  })
  // Each failed probe reports a break again.
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

/** An endpoint that fails alone does not open the circuit of its group. */
const createGroup = (group: string, onChange: OnChange) => {
  const byEndpoint = new Map<Endpoint, CircuitBreakerPolicy>()
  const getEndpointBreaker = (endpoint: Endpoint) => {
    const breaker = byEndpoint.get(endpoint) ?? create(isFailure, (isOpen) => onChange({ group, endpoint }, isOpen))
    byEndpoint.set(endpoint, breaker)
    return breaker
  }
  const areSeveralOpen = () => [...byEndpoint.values()].filter(({ state }) => state !== CircuitState.Closed).length > 1
  const whole = create(
    (error) => areSeveralOpen() && (isFailure(error) || error instanceof BrokenCircuitError),
    (isOpen) => onChange({ group, endpoint: null }, isOpen),
  )
  return <T>(endpoint: Endpoint, work: () => Promise<T>) =>
    whole.execute(() => getEndpointBreaker(endpoint).execute(work))
}

export const createBreakers = (onChange: OnChange = () => {}) => {
  const groups = new Map<string, ReturnType<typeof createGroup>>()
  const getGroup = (name: string) => {
    const group = groups.get(name) ?? createGroup(name, onChange)
    groups.set(name, group)
    return group
  }

  return {
    run: async <T>(endpoint: Endpoint, work: () => Promise<T>): Promise<T> => {
      try {
        return await getGroup(getGroupName(endpoint))(endpoint, work)
      } catch (error) {
        if (error instanceof BrokenCircuitError) throw new OpenCircuitError(endpoint)
        throw error
      }
    },
  }
}
