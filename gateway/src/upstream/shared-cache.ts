import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'
import { type Redis, unavailable } from '../redis.ts'
import { parseJson } from '@partgate/schema/json.ts'
import { memoizeByObject } from '../memoize-by-object.ts'
import { type CacheStamp, type Purges, rememberedMs } from './cache-purges.ts'
import { readEntry, writeEntry, readHead } from './shared-cache-entry.ts'

const scanCount = '500'
/** Enough for the head of an entry with a thousand tags. */
const lastHeadByte = '32767'
const maxSweepMs = 2_000

const scanReply = z.tuple([z.coerce.string(), z.array(z.string())])

/** Stops after two seconds. The remaining purged entries are never served and expire. */
const sweep = async (redis: Redis, pattern: string, purges: Purges): Promise<number> => {
  const finishByMs = performance.now() + maxSweepMs
  let cursor = '0'
  let removed = 0
  do {
    const page = scanReply.safeParse(await redis.send(['SCAN', cursor, 'MATCH', pattern, 'COUNT', scanCount]))
    if (!page.success) return removed
    const [next, keys] = page.data
    const heads = await Promise.all(keys.map((key) => redis.sendForBytes(['GETRANGE', key, '0', lastHeadByte])))
    const purged = keys.filter((_, index) => {
      const bytes = heads[index]
      const head = Buffer.isBuffer(bytes) ? readHead(bytes) : undefined
      return head && purges.isPurged(head)
    })
    const [first, ...rest] = purged
    const count = first === undefined ? 0 : await redis.send(['UNLINK', first, ...rest])
    if (count === unavailable) return removed
    removed += Number(count)
    cursor = next
  } while (cursor !== '0' && performance.now() < finishByMs)
  return removed
}

const prefix = 'partgate:cache:'
const purgesKey = 'partgate:purges'
const channel = 'partgate:purge'

const purgeShape = z.object({ tags: z.array(z.string()), number: z.number() })
const purgeList = z.array(z.tuple([z.string(), z.coerce.number()]))

/** A release with a different response schema uses different keys. */
const hashShape = memoizeByObject((endpoint: Endpoint) => {
  const schema = JSON.stringify(z.toJSONSchema(endpoint.data, { unrepresentable: 'any' }))
  return createHash('sha256').update(schema).digest('base64url').slice(0, 12)
})

/** Entries are read only while this process has received every purge. */
export const createSharedCache = (redis: Redis, purges: Purges, onPurged: () => void) => {
  let isInSync = false
  let synchronizing: Promise<void> | undefined
  const toKey = (endpoint: Endpoint, key: string) => `${prefix}${hashShape(endpoint)}:${key}`

  const publish = async (tags: readonly string[], number: number) => {
    const pairs = tags.flatMap((tag) => [`${number}`, tag])
    const addReply = await redis.send(['ZADD', purgesKey, 'GT', ...pairs])
    const publishReply = await redis.send(['PUBLISH', channel, JSON.stringify({ tags, number })])
    await redis.send(['ZREMRANGEBYSCORE', purgesKey, '-inf', `${number - rememberedMs}`])
    return addReply !== unavailable && publishReply !== unavailable
  }

  const receivePurge = (message: string) => {
    const { data } = purgeShape.safeParse(parseJson(message))
    if (!data) return
    purges.note(data.tags, data.number)
    onPurged()
  }

  const subscribeAndReadMissedPurges = async () => {
    if (!(await redis.subscribe(channel, receivePurge))) return
    const reply = await redis.send(['ZRANGE', purgesKey, '0', '-1', 'WITHSCORES'])
    const missed = purgeList.safeParse(reply === unavailable ? undefined : reply)
    if (!missed.success) return
    const shared = new Map(missed.data)
    const unpublished = purges.all().filter(([tag, number]) => number > (shared.get(tag) ?? 0))
    for (const [tag, number] of shared) purges.note([tag], number)
    onPurged()
    const outcomes = await Promise.all(unpublished.map(([tag, number]) => publish([tag], number)))
    isInSync = outcomes.every(Boolean)
  }
  const synchronize = () => {
    synchronizing ??= subscribeAndReadMissedPurges().finally(() => (synchronizing = undefined))
    return synchronizing
  }

  redis.onConnected(() => {
    isInSync = false
    void synchronize()
  })

  return {
    read: async (endpoint: Endpoint, key: string) => {
      if (!isInSync) await synchronize()
      if (!isInSync) return undefined
      const bytes = await redis.sendForBytes(['GET', toKey(endpoint, key)])
      const entry = Buffer.isBuffer(bytes) ? await readEntry(bytes) : undefined
      if (!entry) return undefined
      const parsed = endpoint.data.safeParse(entry.data)
      return parsed.success ? { ...entry, data: parsed.data } : undefined
    },
    write: async (endpoint: Endpoint, key: string, entry: CacheStamp & { data: unknown }, ttlMs: number) => {
      const bytes = await writeEntry(entry, entry.data)
      await redis.send(['SET', toKey(endpoint, key), bytes, 'PX', `${ttlMs}`])
    },
    forget: async (endpoint: Endpoint, key: string) => {
      await redis.send(['UNLINK', toKey(endpoint, key)])
    },
    /** Null while Redis is unavailable: the purge is published when Redis is available again. */
    purge: async (tags: readonly string[], number: number) => {
      isInSync &&= await publish(tags, number)
      if (!isInSync) return null
      return sweep(redis, `${prefix}*`, purges)
    },
  }
}
