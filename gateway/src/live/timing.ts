import { setTimeout as sleep } from 'node:timers/promises'

export type Timing = {
  /** Milliseconds on a clock of its own. */
  now: () => number
  /** From 0 to 1. */
  random: () => number
  /** Waits so many milliseconds; false where the signal has cut it short. */
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
const slowestMs = 60_000
const jitter = 0.2

/** An answer younger than this may serve another stream of the same caller: less than the shortest pause. */
export const freshMs = 3_900

export const longestStreamMs = 15 * 60_000

/** Milliseconds until the shop is asked again, after so many failures on end. */
export const pollPauseMs = (failures: number, random: () => number) =>
  Math.min(pollMs * 2 ** failures, slowestMs) * (1 - jitter + 2 * jitter * random())
