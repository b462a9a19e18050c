import { LRUCache } from 'lru-cache'
import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'
import type { Redis } from '../redis.ts'
import { createPurges, type CacheStamp } from './cache-purges.ts'
import { findTags } from './cache-tags.ts'
import { isMissing, UpstreamError } from './error.ts'
import { createJoin } from './join.ts'
import { type Lifetime, staleIfErrorS } from './policies.ts'
import { isPartial } from './drop-invalid-rows.ts'
import { createSharedCache } from './shared-cache.ts'

/** In characters of JSON. */
const maxChars = 64 * 1024 * 1024
/** For this long after a failed refresh, the stale response is served without a new request to the shop. */
const retryAfterFaultMs = 5_000

const toTtlMs = ({ freshS, staleS }: Lifetime) => Math.max(freshS + staleS, staleIfErrorS) * 1000

export type LoadedData = { data: unknown; chars: number }
type Entry = LoadedData & CacheStamp & { failedAtMs: number }
export type CachedData = Pick<Entry, 'data' | 'tags' | 'storedAtMs'>
/** `stale`: served while a refresh runs or the shop is down. */
export type CacheSource = 'memory' | 'shared' | 'stale' | 'shop'

export type CacheRead = {
  endpoint: Endpoint
  key: string
  lifetime: Lifetime
  load: () => Promise<LoadedData>
  /** Limits how long this reader waits; loading continues. */
  wait: <T>(response: Promise<T>) => Promise<T>
}

type CacheOptions = {
  redis?: Redis | undefined
  now?: () => number
  onRead?: (endpoint: Endpoint, source: CacheSource) => void
}

const maxClockDifferenceMs = 5_000

export const createCache = ({ redis, now = Date.now, onRead = () => {} }: CacheOptions = {}) => {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxChars,
    sizeCalculation: ({ chars, tags }) => chars + tags.length * 16 + 1,
  })
  const joinLoads = createJoin<CachedData>()
  const joinSharedReads = createJoin<void>()
  const purges = createPurges(now)

  const dropPurged = () => {
    const purged = [...entries.entries()].filter(([, entry]) => purges.isPurged(entry))
    for (const [key] of purged) entries.delete(key)
    return purged.length
  }
  const shared = redis && createSharedCache(redis, purges, dropPurged)

  /** Clocks of several machines differ a little; a time further in the future is that of a wrong clock, and counts as expired. */
  const measureAgeMs = (atMs: number) => {
    const ageMs = now() - atMs
    return ageMs < -maxClockDifferenceMs ? Infinity : Math.max(0, ageMs)
  }

  const store = (key: string, entry: Entry) => {
    const existing = entries.get(key)
    const isNewer = !existing || measureAgeMs(entry.storedAtMs) <= measureAgeMs(existing.storedAtMs)
    if (!purges.isPurged(entry) && isNewer) entries.set(key, entry)
  }

  const copyFromShared = (endpoint: Endpoint, key: string) =>
    joinSharedReads(key, async () => {
      const found = await shared?.read(endpoint, key)
      if (found) store(key, { ...found, failedAtMs: -Infinity })
    })

  const fetchNow = async ({ endpoint, key, lifetime, load }: CacheRead, lastPurgeNumber: number) => {
    try {
      const { data, chars } = await load()
      const entry = {
        data,
        chars,
        storedAtMs: now(),
        lastPurgeNumber,
        tags: findTags(endpoint, data),
        failedAtMs: -Infinity,
      }
      store(key, entry)
      if (!isPartial(data)) void shared?.write(endpoint, key, entry, toTtlMs(lifetime))
      return purges.isPurged(entry) ? { ...entry, storedAtMs: -Infinity } : entry
    } catch (error) {
      const entry = entries.get(key)
      if (isMissing(error)) {
        entries.delete(key)
        void shared?.forget(endpoint, key)
      } else if (entry && error instanceof UpstreamError) entry.failedAtMs = now()
      throw error
    }
  }

  /** A request that began before a purge is not shared with readers after the purge. */
  const refresh = (reading: CacheRead, hasReadShared: boolean) => {
    const lastPurgeNumber = purges.latest()
    return joinLoads(`${lastPurgeNumber} ${reading.key}`, async () => {
      if (shared && !hasReadShared) {
        await copyFromShared(reading.endpoint, reading.key)
        const found = entries.get(reading.key)
        if (found && measureAgeMs(found.storedAtMs) < reading.lifetime.freshS * 1000) return found
      }
      return fetchNow(reading, lastPurgeNumber)
    })
  }

  /** `storedAtMs` is -Infinity where a purge came before the response of the shop. */
  const read = async (reading: CacheRead): Promise<CachedData> => {
    const { endpoint, key, lifetime, wait } = reading
    const memoryEntry = entries.get(key)
    if (!memoryEntry && shared) await wait(copyFromShared(endpoint, key)).catch(() => {})
    const entry = memoryEntry ?? entries.get(key)
    const report = (source: CacheSource) => onRead(endpoint, source)
    const ageMs = entry ? measureAgeMs(entry.storedAtMs) : Infinity
    if (!entry || ageMs > toTtlMs(lifetime)) {
      report('shop')
      return wait(refresh(reading, !memoryEntry))
    }
    if (ageMs < lifetime.freshS * 1000) {
      report(memoryEntry ? 'memory' : 'shared')
      return entry
    }
    if (measureAgeMs(entry.failedAtMs) < retryAfterFaultMs) {
      report('stale')
      return entry
    }

    const refreshed = refresh(reading, !memoryEntry)
    if (ageMs < (lifetime.freshS + lifetime.staleS) * 1000) {
      refreshed.catch(() => {})
      report('stale')
      return entry
    }
    return wait(refreshed).then(
      (fetched) => {
        report('shop')
        return fetched
      },
      (error: unknown) => {
        if (isMissing(error)) throw error
        report('stale')
        return entry
      },
    )
  }

  const purge = async (tags: readonly string[]) => {
    const purgeNumber = purges.next()
    purges.note(tags, purgeNumber)
    const droppedCount = dropPurged()
    return { memory: droppedCount, shared: shared ? await shared.purge(tags, purgeNumber) : 0 }
  }

  return {
    read,
    purge,
    purgeNumber: purges.latest,
    isJustPurged: purges.isRecent,
  }
}
