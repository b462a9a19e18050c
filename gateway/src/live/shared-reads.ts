import { LRUCache } from 'lru-cache'

const mostKept = 500

type Read = { atMs: number; answer: Promise<unknown> }

/** Streams with the same key share what one of them has just read. The key must say whose eyes it is for. */
export const createSharedReads = (now: () => number) => {
  const reads = new LRUCache<string, Read>({ max: mostKept })
  return {
    /** What was read at most `freshMs` ago, or is read now. */
    read: async <T>(key: string, freshMs: number, work: () => Promise<T>): Promise<T> => {
      const known = reads.get(key)
      // A key stands for one kind of object.
      if (known && now() - known.atMs <= freshMs) return known.answer as Promise<T>
      const answer = work()
      const read = { atMs: now(), answer }
      reads.set(key, read)
      answer.catch(() => {
        if (reads.get(key) === read) reads.delete(key)
      })
      return answer
    },
    forget: (key: string) => {
      reads.delete(key)
    },
  }
}
