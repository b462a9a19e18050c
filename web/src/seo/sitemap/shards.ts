/** Parts in one sitemap: few enough to be read from the gateway while a crawler waits, and enough that twelve million fit into one index of
 * at most 50,000 sitemaps. */
export const partsPerShard = 2_500

export const topics = ['pages', 'categories', 'makers', 'news'] as const
export type Topic = (typeof topics)[number]

/** A sitemap: all of a topic, or a stretch of the parts that begin with a sign. */
export type Shard = Topic | { initial: string; number: number }

const nameOf = ({ initial, number }: { initial: string; number: number }) =>
  `parts-${initial.toLowerCase()}-${number}.xml`

/** The sitemaps for so many parts under each sign. */
export const shardNames = (counts: ReadonlyMap<string, number>) => [
  ...topics.map((topic) => `${topic}.xml`),
  ...[...counts].flatMap(([initial, count]) =>
    Array.from({ length: Math.ceil(count / partsPerShard) }, (_, index) => nameOf({ initial, number: index + 1 })),
  ),
]

/** What a sitemap's name stands for; null for none. */
export const readShardName = (name: string, initials: readonly string[]): Shard | null => {
  const topic = topics.find((known) => `${known}.xml` === name)
  if (topic) return topic
  const [, sign, digits] = /^parts-([a-z0-9]+)-([1-9]\d{0,5})\.xml$/.exec(name) ?? []
  const initial = initials.find((known) => known.toLowerCase() === sign)
  return initial === undefined ? null : { initial, number: Number(digits) }
}
