import { LRUCache } from 'lru-cache'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { type Redis, unavailable } from '../../redis.ts'
import type { RateLimitStatus } from '../../upstream/caller.ts'

const windowS = 60
const keyFactor = 10
const attempts = { points: 30, windowS: 600 }
const maxBlocked = 10_000

export type Subject = { kind: 'address' | 'person' | 'key'; id: string; points?: number | null }
type Charge = { points: number; attempts: number }

/** The library falls back to its insurance limiter when a promise rejects. */
const toStore = (redis: Redis) => ({
  eval: async (script: string, { keys, arguments: given }: { keys: string[]; arguments: string[] }) => {
    const reply = await redis.send(['EVAL', script, `${keys.length}`, ...keys, ...given])
    if (reply === unavailable) throw new Error('Redis is unavailable')
    return reply
  },
})

const createLimiter = (
  name: string,
  points: number,
  duration: number,
  redis: Redis | undefined,
): RateLimiterAbstract => {
  const options = { keyPrefix: `partgate:rate:${name}`, points, duration }
  const local = new RateLimiterMemory(options)
  if (!redis) return local
  return new RateLimiterRedis({
    ...options,
    storeClient: toStore(redis),
    useRedisPackage: true,
    insuranceLimiter: local,
  })
}

/** A limit after a charge. */
export type Level = {
  unit: 'points' | 'attempts'
  windowS: number
  limit: number
  remaining: number
  resetAtMs: number
  isExceeded: boolean
}

const consume = async (limiter: RateLimiterAbstract, unit: Level['unit'], key: string, points: number) => {
  const toLevel = ({ remainingPoints, msBeforeNext }: RateLimiterRes, isExceeded: boolean): Level => ({
    unit,
    windowS: limiter.duration,
    limit: limiter.points,
    remaining: Math.max(remainingPoints, 0),
    resetAtMs: Date.now() + Math.max(msBeforeNext, 1),
    isExceeded,
  })
  try {
    return toLevel(await limiter.consume(key, points), false)
  } catch (error) {
    if (error instanceof RateLimiterRes) return toLevel(error, true)
    throw error
  }
}

export const toStatus = ({ limit, remaining, resetAtMs }: Level, cost: number): RateLimitStatus => ({
  cost,
  limit,
  remaining,
  resetAtMs,
})

const findLatest = (levels: Level[]) => levels.toSorted((a, b) => b.resetAtMs - a.resetAtMs)[0] ?? null
const findScarcest = (levels: Level[]) => levels.toSorted((a, b) => a.remaining - b.remaining)[0]

const toKey = ({ kind, id }: Subject) => `${kind}:${id}`

export const createBuckets = (pointsPerMinute: number, redis?: Redis) => {
  const limiters = new Map<number, RateLimiterAbstract>()
  const getLimiter = ({ kind, points }: Subject) => {
    const most = points ?? pointsPerMinute * (kind === 'key' ? keyFactor : 1)
    const limiter = limiters.get(most) ?? createLimiter('points', most, windowS, redis)
    limiters.set(most, limiter)
    return limiter
  }
  const ofAttempts = createLimiter('attempts', attempts.points, attempts.windowS, redis)
  const blocked = new LRUCache<string, Level>({ max: maxBlocked })

  const chargePoints = async (subject: Subject, points: number) => {
    const level = await consume(getLimiter(subject), 'points', toKey(subject), points)
    if (level.isExceeded) blocked.set(toKey(subject), level)
    return level
  }

  return {
    /** The exceeded limit that ends last; null for a caller with points. */
    findBlock: (subjects: Subject[]): Level | null =>
      findLatest(
        subjects.flatMap((each) => blocked.get(toKey(each)) ?? []).filter(({ resetAtMs }) => resetAtMs > Date.now()),
      ),

    /** `status` is null for a caller without a limit, `refusal` for a caller within its limits. */
    charge: async (subjects: Subject[], { points, attempts: tries }: Charge) => {
      const cost = Math.max(1, Math.ceil(points))
      const [ofPoints, ofTries] = await Promise.all([
        Promise.all(subjects.map((each) => chargePoints(each, cost))),
        Promise.all(tries > 0 ? subjects.map((each) => consume(ofAttempts, 'attempts', toKey(each), tries)) : []),
      ])
      const scarcest = findScarcest(ofPoints)
      const refusal = findLatest([...ofPoints, ...ofTries].filter(({ isExceeded }) => isExceeded))
      return { status: scarcest ? toStatus(scarcest, cost) : null, refusal }
    },
  }
}

export type Buckets = ReturnType<typeof createBuckets>
