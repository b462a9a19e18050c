/** Small enough to load while a crawler waits; twelve million parts fit into one index of 50,000 sitemaps. */
export const partsPerShard = 2_500

const topics = ['pages', 'categories', 'makers', 'news'] as const
type Topic = (typeof topics)[number]

export type Shard = Topic | { initial: string; number: number }

const toShardName = ({ initial, number }: { initial: string; number: number }) =>
  `parts-${initial.toLowerCase()}-${number}.xml`

export const shardNames = (counts: ReadonlyMap<string, number>) => [
  ...topics.map((topic) => `${topic}.xml`),
  ...[...counts].flatMap(([initial, count]) =>
    Array.from({ length: Math.ceil(count / partsPerShard) }, (_, index) => toShardName({ initial, number: index + 1 })),
  ),
]

export const readShardName = (name: string, initials: readonly string[]): Shard | null => {
  const topic = topics.find((known) => `${known}.xml` === name)
  if (topic) return topic
  const [, sign, digits] = /^parts-([a-z0-9]+)-([1-9]\d{0,5})\.xml$/.exec(name) ?? []
  const initial = initials.find((known) => known.toLowerCase() === sign)
  return initial === undefined ? null : { initial, number: Number(digits) }
}
