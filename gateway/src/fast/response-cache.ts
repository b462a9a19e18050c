import { LRUCache } from 'lru-cache'

const maxCacheBytes = 64 * 1024 * 1024

type CachedBody = { body: string }
type Entry<T> = { response: T; untilMs: number; lastPurgeNumber: number }
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
      if (entry && entry.untilMs > now() && entry.lastPurgeNumber === purgeNumber()) return entry.response
      if (entry) entries.delete(key)
      return undefined
    },
    set: (key: string, response: T, { untilMs, lastPurgeNumber }: Freshness) => {
      if (Number.isFinite(untilMs) && untilMs > now()) entries.set(key, { response, untilMs, lastPurgeNumber })
    },
  }
}
