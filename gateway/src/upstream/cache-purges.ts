/** An answer: when it came, by the clock, and which purges were known when it was asked for. */
export type Dated = { storedAtMs: number; asOf: number; tags: readonly string[] }

/** No answer lives so long, so that a purge is over by then. */
export const rememberedMs = 26 * 3600 * 1000

/** Which tags were purged when. Purges are numbered by the clock, yet each higher than all known before: an answer asked for
 * before a purge of its tags is void, whatever the clocks of the processes say. */
export const createPurges = (now: () => number) => {
  const numbers = new Map<string, number>()
  let latest = 0
  return {
    /** The number of the last purge heard of. */
    latest: () => latest,
    next: () => Math.max(latest + 1, now()),
    note: (tags: readonly string[], number: number) => {
      for (const [tag, old] of numbers) if (old < now() - rememberedMs) numbers.delete(tag)
      for (const tag of tags) numbers.set(tag, Math.max(number, numbers.get(tag) ?? 0))
      latest = Math.max(latest, number)
    },
    isVoid: ({ tags, asOf }: Dated) => tags.some((tag) => (numbers.get(tag) ?? 0) > asOf),
    all: (): [tag: string, number: number][] => [...numbers],
  }
}

export type Purges = ReturnType<typeof createPurges>
