import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { UpstreamError } from '../upstream/error.ts'
import { pollPauseMs, type Timing } from './timing.ts'

export type Watched<T> = {
  first: T | null
  read: () => Promise<T | null>
  /** What a change must change to be told. */
  stateOf: (value: T) => string
  isFinal: (value: T) => boolean
}

/** The shop may be itself again in a while. */
const mayPass = (error: unknown) =>
  error instanceof UpstreamError && (error.kind !== 'refused' || error.code === codes.tooManyRequests)

/** The value now, and again after each change, until it is final, gone, or the signal says so. While the shop fails it is asked
 * less and less often; what it refuses ends the stream with that error. */
export async function* watch<T>(
  { first, read, stateOf, isFinal }: Watched<T>,
  { pause, random }: Timing,
  signal: AbortSignal,
): AsyncGenerator<T | null, void> {
  yield first
  let last = first
  let failures = 0
  while (last !== null && !isFinal(last)) {
    if (!(await pause(pollPauseMs(failures, random), signal))) return
    try {
      const next = await read()
      if (signal.aborted) return
      failures = 0
      if (next === null || stateOf(next) !== stateOf(last)) yield next
      last = next
    } catch (error) {
      if (!mayPass(error)) throw error
      failures += 1
    }
  }
}
