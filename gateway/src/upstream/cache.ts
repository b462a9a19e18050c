import { LRUCache } from 'lru-cache'
import { isRefusal } from './error.ts'
import { createJoin } from './join.ts'
import { type Lifetime, staleIfErrorS } from './lifetimes.ts'

/** Counted in characters of JSON. */
const maxChars = 64 * 1024 * 1024
/** After a fault the stale answer is served without asking again for so long. */
const restAfterFaultMs = 5_000

export type Answer = { data: unknown; chars: number }
type Entry = Answer & { storedAtMs: number; failedAtMs: number }

type Reading = {
  key: string
  lifetime: Lifetime
  load: () => Promise<Answer>
  /** Bounds how long this reader waits; the loading goes on. */
  wait: <T>(answer: Promise<T>) => Promise<T>
}

/** Public answers: single flight per key, stale while revalidating, stale while the shop is down. */
export const createCache = (now = Date.now) => {
  const entries = new LRUCache<string, Entry>({ maxSize: maxChars, sizeCalculation: ({ chars }) => chars + 1 })
  const join = createJoin<unknown>()

  const refresh = (key: string, load: () => Promise<Answer>) =>
    join(key, async () => {
      try {
        const answer = await load()
        entries.set(key, { ...answer, storedAtMs: now(), failedAtMs: -Infinity })
        return answer.data
      } catch (error) {
        const entry = entries.get(key)
        if (isRefusal(error)) entries.delete(key)
        else if (entry) entry.failedAtMs = now()
        throw error
      }
    })

  return async ({ key, lifetime: { freshS, staleS }, load, wait }: Reading): Promise<unknown> => {
    const entry = entries.get(key)
    const ageMs = entry ? now() - entry.storedAtMs : Infinity
    if (!entry || ageMs > staleIfErrorS * 1000) return wait(refresh(key, load))
    if (ageMs < freshS * 1000 || now() - entry.failedAtMs < restAfterFaultMs) return entry.data

    const refreshed = refresh(key, load)
    if (ageMs < (freshS + staleS) * 1000) {
      refreshed.catch(() => {})
      return entry.data
    }
    return wait(refreshed).catch((error: unknown) => {
      if (isRefusal(error)) throw error
      return entry.data
    })
  }
}
