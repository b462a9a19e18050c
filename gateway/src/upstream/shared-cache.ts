import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Endpoint } from '@partgate/schema/shop-api/endpoint.ts'
import { type Redis, unavailable } from '../redis.ts'
import { remember } from '../remember.ts'
import { type Dated, type Purges, rememberedMs } from './cache-purges.ts'
import { readEntry, writeEntry } from './shared-cache-entry.ts'
import { sweep } from './shared-cache-sweep.ts'

const prefix = 'partgate:cache:'
const purgesKey = 'partgate:purges'
const channel = 'partgate:purge'

const purgeShape = z.object({ tags: z.array(z.string()), number: z.number() })
const purgeJson = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    context.addIssue('no JSON')
  }
})
const purgeMessage = purgeJson.pipe(purgeShape)
const purgeList = z.array(z.tuple([z.string(), z.coerce.number()]))

/** Stands for the shape of an endpoint's answers: another release with another shape has other keys. */
const shapeOf = remember((endpoint: Endpoint) => {
  const schema = JSON.stringify(z.toJSONSchema(endpoint.data, { unrepresentable: 'any' }))
  return createHash('sha256').update(schema).digest('base64url').slice(0, 12)
})

/** The level of the cache that all gateway processes share. It is read only while this process has heard of every purge. */
export const createSharedCache = (redis: Redis, purges: Purges, onPurged: () => void) => {
  let isInStep = false
  let stepping: Promise<void> | undefined
  const keyOf = (endpoint: Endpoint, key: string) => `${prefix}${shapeOf(endpoint)}:${key}`

  const publish = async (tags: readonly string[], number: number) => {
    const pairs = tags.flatMap((tag) => [`${number}`, tag])
    const added = await redis.send(['ZADD', purgesKey, 'GT', ...pairs])
    const told = await redis.send(['PUBLISH', channel, JSON.stringify({ tags, number })])
    await redis.send(['ZREMRANGEBYSCORE', purgesKey, '-inf', `${number - rememberedMs}`])
    return added !== unavailable && told !== unavailable
  }

  const step = async () => {
    const reply = await redis.send(['ZRANGE', purgesKey, '0', '-1', 'WITHSCORES'])
    const missed = purgeList.safeParse(reply === unavailable ? undefined : reply)
    if (!missed.success) return
    const shared = new Map(missed.data)
    const untold = purges.all().filter(([tag, number]) => number > (shared.get(tag) ?? 0))
    for (const [tag, number] of shared) purges.note([tag], number)
    onPurged()
    const told = await Promise.all(untold.map(([tag, number]) => publish([tag], number)))
    isInStep = told.every(Boolean)
  }
  const getInStep = () => {
    stepping ??= step().finally(() => (stepping = undefined))
    return stepping
  }

  redis.subscribe(channel, (message) => {
    const { data } = purgeMessage.safeParse(message)
    if (!data) return
    purges.note(data.tags, data.number)
    onPurged()
  })
  redis.onConnected(() => {
    isInStep = false
    void getInStep()
  })

  return {
    read: async (endpoint: Endpoint, key: string) => {
      if (!isInStep) await getInStep()
      if (!isInStep) return undefined
      const bytes = await redis.sendForBytes(['GET', keyOf(endpoint, key)])
      const entry = Buffer.isBuffer(bytes) ? await readEntry(bytes) : undefined
      if (!entry) return undefined
      const checked = endpoint.data.safeParse(entry.data)
      return checked.success ? { ...entry, data: checked.data } : undefined
    },
    write: async (endpoint: Endpoint, key: string, entry: Dated & { data: unknown }, livesMs: number) => {
      const bytes = await writeEntry(entry, entry.data)
      await redis.send(['SET', keyOf(endpoint, key), bytes, 'PX', `${livesMs}`])
    },
    forget: async (endpoint: Endpoint, key: string) => {
      await redis.send(['UNLINK', keyOf(endpoint, key)])
    },
    /** Tells every process, then clears what is void; answers with how many entries that were. Null while Redis is away: the
     * others are told when it is back. */
    purge: async (tags: readonly string[], number: number) => {
      isInStep &&= await publish(tags, number)
      if (!isInStep) return null
      return sweep(redis, `${prefix}*`, purges)
    },
  }
}

export type SharedCache = ReturnType<typeof createSharedCache>
