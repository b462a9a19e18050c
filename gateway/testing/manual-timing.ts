import type { Timing } from '../src/live/index.ts'

type Pause = { ms: number; end: (isOver: boolean) => void }

/** A clock that moves only when a test advances it. */
export const createManualTiming = () => {
  const pauses = new Set<Pause>()
  let nowMs = 0
  let changed = Promise.withResolvers<void>()

  const tell = () => {
    changed.resolve()
    changed = Promise.withResolvers()
  }

  const timing: Timing = {
    now: () => nowMs,
    random: () => 0.5,
    pause: (ms, signal) =>
      new Promise((resolve) => {
        if (signal.aborted) return resolve(false)
        const end = (isOver: boolean) => {
          pauses.delete(pause)
          resolve(isOver)
          tell()
        }
        const pause = { ms, end }
        pauses.add(pause)
        signal.addEventListener('abort', () => end(false), { once: true })
        tell()
      }),
  }

  const those = (ms: number) => [...pauses].filter((pause) => pause.ms === ms)

  const until = async (ms: number, count = 1) => {
    while (those(ms).length < count) await changed.promise
  }

  return {
    timing,
    openPauses: () => pauses.size,
    until,
    pass: async (ms: number, count = 1) => {
      await until(ms, count)
      nowMs += ms
      for (const pause of those(ms)) pause.end(true)
    },
    untilIdle: async () => {
      while (pauses.size > 0) await changed.promise
    },
  }
}
