import { LRUCache } from 'lru-cache'

const maxCacheBytes = 64 * 1024 * 1024

type CachedBody = { body: string }
type Entry<T> = { response: T; storedAtMs: number; untilMs: number; lastPurgeNumber: number }
/** `lastPurgeNumber`: number of the last purge when the execution began. */
type Freshness = { untilMs: number; lastPurgeNumber: number }

export const createResponseCache = <T extends CachedBody>(purgeNumber: () => number, now = Date.now) => {
  const entries = new LRUCache<string, Entry<T>>({
    maxSize: maxCacheBytes,
    sizeCalculation: ({ response }, key) => response.body.length + key.length,
  })
  return {
    read: (key: string): T | undefined => {
      const entry = entries.get(key)
      const nowMs = now()
      // The clock may have been set back.
      const isFresh = entry && entry.storedAtMs <= nowMs && nowMs < entry.untilMs
      if (isFresh && entry.lastPurgeNumber === purgeNumber()) return entry.response
      if (entry) entries.delete(key)
      return undefined
    },
    set: (key: string, response: T, { untilMs, lastPurgeNumber }: Freshness) => {
      const storedAtMs = now()
      if (Number.isFinite(untilMs) && untilMs > storedAtMs)
        entries.set(key, { response, storedAtMs, untilMs, lastPurgeNumber })
    },
  }
}
