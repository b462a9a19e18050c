import { setTimeout as sleep } from 'node:timers/promises'

export type Timing = {
  now: () => number
  random: () => number
  pause: (ms: number, signal: AbortSignal) => Promise<boolean>
}

export const realTiming: Timing = {
  now: () => performance.now(),
  random: Math.random,
  pause: (ms, signal) =>
    sleep(ms, undefined, { signal, ref: false }).then(
      () => true,
      () => false,
    ),
}

const pollMs = 5_000
const maxPollMs = 60_000
const jitter = 0.2

/** Less than the shortest pause, so a stream never reads its own last response. */
export const freshMs = 3_900

export const maxStreamMs = 15 * 60_000

export const pollPauseMs = (failures: number, random: () => number) =>
  Math.min(pollMs * 2 ** failures, maxPollMs) * (1 - jitter + 2 * jitter * random())
