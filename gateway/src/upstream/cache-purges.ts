import { maxLagMs } from '@partgate/schema/shop-api/freshness.ts'

export type CacheStamp = { storedAtMs: number; lastPurgeNumber: number; tags: readonly string[] }

/** Longer than any response lives. */
export const rememberedMs = 26 * 3600 * 1000

/** Each number exceeds all known ones, so clocks of processes may differ. */
export const createPurges = (now: () => number) => {
  const numbers = new Map<string, number>()
  let latest = 0
  let notedAtMs = -Infinity
  return {
    latest: () => latest,
    next: () => Math.max(latest + 1, now()),
    note: (tags: readonly string[], number: number) => {
      for (const [tag, old] of numbers) if (old < now() - rememberedMs) numbers.delete(tag)
      for (const tag of tags) numbers.set(tag, Math.max(number, numbers.get(tag) ?? 0))
      if (number > latest) notedAtMs = now()
      latest = Math.max(latest, number)
    },
    /** A response that may lag can be older than the last purge. */
    isRecent: () => now() - notedAtMs <= maxLagMs,
    isPurged: ({ tags, lastPurgeNumber }: CacheStamp) => tags.some((tag) => (numbers.get(tag) ?? 0) > lastPurgeNumber),
    all: (): [tag: string, number: number][] => [...numbers],
  }
}

export type Purges = ReturnType<typeof createPurges>
