import { LRUCache } from 'lru-cache'
import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'
import type { Redis } from '../redis.ts'
import { createPurges, type Dated } from './cache-purges.ts'
import { tagsOf } from './cache-tags.ts'
import { isMissing, UpstreamError } from './error.ts'
import { createJoin } from './join.ts'
import { type Lifetime, staleIfErrorS } from './lifetimes.ts'
import { isPartial } from './salvage.ts'
import { createSharedCache } from './shared-cache.ts'

/** Counted in characters of JSON. */
const maxChars = 64 * 1024 * 1024
/** After a fault the stale answer is served without asking again for so long. */
const restAfterFaultMs = 5_000

const lifeMs = ({ freshS, staleS }: Lifetime) => Math.max(freshS + staleS, staleIfErrorS) * 1000

export type Answer = { data: unknown; chars: number }
type Entry = Answer & Dated & { failedAtMs: number }
/** Where an answer came from: this process, Redis, or the shop; `stale` is of this process or Redis while a newer one is on
 * its way or the shop is down. */
export type CacheSource = 'memory' | 'shared' | 'stale' | 'shop'

type Reading = {
  endpoint: Endpoint
  key: string
  lifetime: Lifetime
  load: () => Promise<Answer>
  /** Bounds how long this reader waits; the loading goes on. */
  wait: <T>(answer: Promise<T>) => Promise<T>
}

export type CacheOptions = {
  redis?: Redis | undefined
  now?: () => number
  onRead?: (endpoint: Endpoint, source: CacheSource) => void
}

/** Public answers, in this process and in Redis: single flight per key, stale while revalidating, stale while the shop is
 * down, purged by tag. */
export const createCache = ({ redis, now = Date.now, onRead = () => {} }: CacheOptions = {}) => {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxChars,
    sizeCalculation: ({ chars, tags }) => chars + tags.length * 16 + 1,
  })
  const joinLoading = createJoin<unknown>()
  const joinFinding = createJoin<void>()
  const purges = createPurges(now)

  const dropVoid = () => {
    const voids = [...entries.entries()].filter(([, entry]) => purges.isVoid(entry))
    for (const [key] of voids) entries.delete(key)
    return voids.length
  }
  const shared = redis && createSharedCache(redis, purges, dropVoid)

  const keep = (key: string, entry: Entry) => {
    const held = entries.get(key)
    if (!purges.isVoid(entry) && (held?.storedAtMs ?? 0) <= entry.storedAtMs) entries.set(key, entry)
  }

  const find = (endpoint: Endpoint, key: string) =>
    joinFinding(key, async () => {
      const found = await shared?.read(endpoint, key)
      if (found) keep(key, { ...found, storedAtMs: Math.min(found.storedAtMs, now()), failedAtMs: -Infinity })
    })

  const fetchNow = async ({ endpoint, key, lifetime, load }: Reading, asOf: number) => {
    try {
      const { data, chars } = await load()
      const entry = { data, chars, storedAtMs: now(), asOf, tags: tagsOf(endpoint, data), failedAtMs: -Infinity }
      keep(key, entry)
      if (!isPartial(data)) void shared?.write(endpoint, key, entry, lifeMs(lifetime))
      return data
    } catch (error) {
      const entry = entries.get(key)
      if (isMissing(error)) {
        entries.delete(key)
        void shared?.forget(endpoint, key)
      } else if (entry && error instanceof UpstreamError) entry.failedAtMs = now()
      throw error
    }
  }

  /** A purge ends the sharing of what was asked for before it. */
  const refresh = (reading: Reading, isLookedUp: boolean) => {
    const asOf = purges.latest()
    return joinLoading(`${asOf} ${reading.key}`, async () => {
      if (shared && !isLookedUp) {
        await find(reading.endpoint, reading.key)
        const found = entries.get(reading.key)
        if (found && now() - found.storedAtMs < reading.lifetime.freshS * 1000) return found.data
      }
      return fetchNow(reading, asOf)
    })
  }

  const read = async (reading: Reading): Promise<unknown> => {
    const { endpoint, key, lifetime, wait } = reading
    const own = entries.get(key)
    if (!own && shared) await wait(find(endpoint, key)).catch(() => {})
    const entry = own ?? entries.get(key)
    const told = (source: CacheSource) => onRead(endpoint, source)
    const ageMs = entry ? now() - entry.storedAtMs : Infinity
    if (!entry || ageMs > lifeMs(lifetime)) {
      told('shop')
      return wait(refresh(reading, !own))
    }
    if (ageMs < lifetime.freshS * 1000) {
      told(own ? 'memory' : 'shared')
      return entry.data
    }
    if (now() - entry.failedAtMs < restAfterFaultMs) {
      told('stale')
      return entry.data
    }

    const refreshed = refresh(reading, !own)
    if (ageMs < (lifetime.freshS + lifetime.staleS) * 1000) {
      refreshed.catch(() => {})
      told('stale')
      return entry.data
    }
    return wait(refreshed).then(
      (data) => {
        told('shop')
        return data
      },
      (error: unknown) => {
        if (isMissing(error)) throw error
        told('stale')
        return entry.data
      },
    )
  }

  /** Drops every answer with one of the tags, here and everywhere; answers with how many were dropped. */
  const purge = async (tags: readonly string[]) => {
    const number = purges.next()
    purges.note(tags, number)
    const memory = dropVoid()
    return { memory, shared: shared ? await shared.purge(tags, number) : 0 }
  }

  return {
    read,
    purge,
    /** By which tags the answer that is held for a key can be purged. */
    tagsFor: (key: string): readonly string[] => entries.peek(key)?.tags ?? [],
    /** Until when the answer that is held for a key is fresh, by the clock. */
    freshUntilMs: (key: string, { freshS }: Lifetime) => (entries.peek(key)?.storedAtMs ?? -Infinity) + freshS * 1000,
    /** Changes with every purge that is heard of. */
    purgeNumber: purges.latest,
  }
}
