import { LRUCache } from 'lru-cache'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { type Redis, unavailable } from '../../redis.ts'

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

const consume = async (limiter: RateLimiterAbstract, key: string, points: number) => {
  try {
    await limiter.consume(key, points)
    return 0
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.max(error.msBeforeNext, 1)
    throw error
  }
}

const toKey = ({ kind, id }: Subject) => `${kind}:${id}`
const toSeconds = (ms: number) => Math.ceil(ms / 1000)

export const createBuckets = (pointsPerMinute: number, redis?: Redis) => {
  const limiters = new Map<number, RateLimiterAbstract>()
  const getLimiter = ({ kind, points }: Subject) => {
    const most = points ?? pointsPerMinute * (kind === 'key' ? keyFactor : 1)
    const limiter = limiters.get(most) ?? createLimiter('points', most, windowS, redis)
    limiters.set(most, limiter)
    return limiter
  }
  const ofAttempts = createLimiter('attempts', attempts.points, attempts.windowS, redis)
  const blockedUntilMs = new LRUCache<string, number>({ max: maxBlocked })

  const chargePoints = async (subject: Subject, points: number) => {
    const waitMs = await consume(getLimiter(subject), toKey(subject), points)
    if (waitMs > 0) blockedUntilMs.set(toKey(subject), Date.now() + waitMs)
    return waitMs
  }

  return {
    blockedForS: (subjects: Subject[]) =>
      toSeconds(Math.max(0, ...subjects.map((each) => (blockedUntilMs.get(toKey(each)) ?? 0) - Date.now()))),

    charge: async (subjects: Subject[], { points, attempts: tries }: Charge) => {
      const waits = await Promise.all([
        ...subjects.map((each) => chargePoints(each, Math.max(1, Math.ceil(points)))),
        ...(tries > 0 ? subjects.map((each) => consume(ofAttempts, toKey(each), tries)) : []),
      ])
      return toSeconds(Math.max(0, ...waits))
    },
  }
}

export type Buckets = ReturnType<typeof createBuckets>
