import { LRUCache } from 'lru-cache'
import type { Operation } from './operations.ts'

const maxBytes = 64 * 1024 * 1024

/** What is told of an answer in counts and logs; `given`: the name that the client gives the operation. */
export type Served = { kind: Operation['kind']; name: string | undefined; given: string | undefined; cost: number }
/** The bytes of an answer that is the same for everyone. */
export type KeptAnswer = Served & { body: Buffer; attempts: 0 }
type Entry = { answer: KeptAnswer; untilMs: number; asOf: number }

/** Answers for as long as all that they were made of is fresh, and no purge is heard of. */
export const createKeptAnswers = (purgeNumber: () => number, now = Date.now) => {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ answer }, key) => answer.body.length + key.length * 2,
  })
  return {
    read: (key: string): KeptAnswer | undefined => {
      const entry = entries.get(key)
      if (entry && entry.untilMs > now() && entry.asOf === purgeNumber()) return entry.answer
      entries.delete(key)
      return undefined
    },
    /** `asOf`: the number of the last purge when the answer was begun. */
    keep: (key: string, answer: Served & { body: string }, { untilMs, asOf }: { untilMs: number; asOf: number }) => {
      if (!Number.isFinite(untilMs) || untilMs <= now()) return
      entries.set(key, { answer: { ...answer, attempts: 0, body: Buffer.from(answer.body) }, untilMs, asOf })
    },
  }
}
