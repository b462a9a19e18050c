import { LRUCache } from 'lru-cache'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { type Redis, unavailable } from '../../redis.ts'

const windowS = 60
/** An API key has more than a person or an address. */
const keyFactor = 10
const attempts = { points: 30, windowS: 600 }
const mostBlocked = 10_000

/** `points`: a minute, where the subject has its own number. */
export type Subject = { kind: 'address' | 'person' | 'key'; id: string; points?: number | null }
type Charge = { points: number; attempts: number }

/** What the library asks of a client; it turns to its insurance when a promise is rejected. */
const storeOf = (redis: Redis) => ({
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
    storeClient: storeOf(redis),
    useRedisPackage: true,
    insuranceLimiter: local,
  })
}

/** Milliseconds to wait; 0 for none. */
const consume = async (limiter: RateLimiterAbstract, key: string, points: number) => {
  try {
    await limiter.consume(key, points)
    return 0
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.max(error.msBeforeNext, 1)
    throw error
  }
}

const keyOf = ({ kind, id }: Subject) => `${kind}:${id}`
const secondsOf = (ms: number) => Math.ceil(ms / 1000)

/** Points a minute for each subject, and tries of what guesses or mails in ten; shared through Redis, alone while that is away. */
export const createBuckets = (pointsPerMinute: number, redis?: Redis) => {
  const limiters = new Map<number, RateLimiterAbstract>()
  const limiterOf = ({ kind, points }: Subject) => {
    const most = points ?? pointsPerMinute * (kind === 'key' ? keyFactor : 1)
    const limiter = limiters.get(most) ?? createLimiter('points', most, windowS, redis)
    limiters.set(most, limiter)
    return limiter
  }
  const ofAttempts = createLimiter('attempts', attempts.points, attempts.windowS, redis)
  const blockedUntilMs = new LRUCache<string, number>({ max: mostBlocked })

  const chargePoints = async (subject: Subject, points: number) => {
    const waitMs = await consume(limiterOf(subject), keyOf(subject), points)
    if (waitMs > 0) blockedUntilMs.set(keyOf(subject), Date.now() + waitMs)
    return waitMs
  }

  return {
    /** Seconds to wait, from what this process remembers; 0 for none. */
    blockedForS: (subjects: Subject[]) =>
      secondsOf(Math.max(0, ...subjects.map((each) => (blockedUntilMs.get(keyOf(each)) ?? 0) - Date.now()))),

    /** Takes the points from every subject; seconds to wait where one has too few, 0 for none. */
    charge: async (subjects: Subject[], { points, attempts: tries }: Charge) => {
      const waits = await Promise.all([
        ...subjects.map((each) => chargePoints(each, Math.max(1, Math.ceil(points)))),
        ...(tries > 0 ? subjects.map((each) => consume(ofAttempts, keyOf(each), tries)) : []),
      ])
      return secondsOf(Math.max(0, ...waits))
    },
  }
}

export type Buckets = ReturnType<typeof createBuckets>
