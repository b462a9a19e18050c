import { LRUCache } from 'lru-cache'
import { keyFactor } from '../../api-keys/api-keys.ts'
import type { Redis } from '../../redis.ts'
import type { RateLimitStatus } from '../../upstream/caller.ts'
import { allLater, type Later, mapLater } from '../../later.ts'
import { createWindows, type Used } from './windows.ts'

const windowS = 60
const attempts = { points: 30, windowS: 600 }
const maxBlocked = 10_000

export type Subject = { kind: 'address' | 'person' | 'key'; id: string; points?: number | null }
type Charge = { points: number; attempts: number }

/** A limit after a charge. */
export type Level = {
  unit: 'points' | 'attempts'
  windowS: number
  limit: number
  remaining: number
  resetAtMs: number
  isExceeded: boolean
}

/** `status` is null for a caller without a limit, `refusal` for a caller within its limits. */
export type Charged = { status: RateLimitStatus | null; refusal: Level | null }

export const toStatus = ({ limit, remaining, resetAtMs }: Level, cost: number): RateLimitStatus => ({
  cost,
  limit,
  remaining,
  resetAtMs,
})

const findLast = (levels: Level[]) =>
  levels.reduce<Level | null>((last, level) => (last && last.resetAtMs >= level.resetAtMs ? last : level), null)
const findScarcest = (levels: Level[]) =>
  levels.reduce<Level | null>((least, level) => (least && least.remaining <= level.remaining ? least : level), null)

const toLevel = (rule: Pick<Level, 'unit' | 'windowS' | 'limit'>, { points, resetAtMs }: Used): Level => ({
  ...rule,
  remaining: Math.max(rule.limit - points, 0),
  resetAtMs,
  isExceeded: points > rule.limit,
})

const getFactor = ({ kind }: Subject) => (kind === 'key' ? keyFactor : 1)
const toKey = ({ kind, id }: Subject) => `${kind}:${id}`

export const createBuckets = (pointsPerMinute: number, redis?: Redis) => {
  const chargePoints = createWindows('points', windowS, redis)
  const chargeAttempts = createWindows('attempts', attempts.windowS, redis)
  const blocked = new LRUCache<string, Level>({ maxSize: maxBlocked, sizeCalculation: () => 1 })

  const toPointsLevel = (subject: Subject, used: Used) => {
    const limit = subject.points ?? pointsPerMinute * getFactor(subject)
    const level = toLevel({ unit: 'points', windowS, limit }, used)
    if (level.isExceeded) blocked.set(toKey(subject), level)
    return level
  }
  const toAttemptsLevel = (subject: Subject, used: Used) =>
    toLevel({ unit: 'attempts', windowS: attempts.windowS, limit: attempts.points * getFactor(subject) }, used)

  return {
    /** The exceeded limit that ends last; null for a caller with points. */
    findBlock: (subjects: Subject[]): Level | null => {
      if (blocked.size === 0) return null
      const levels = subjects.flatMap((each) => blocked.get(toKey(each)) ?? [])
      return findLast(levels.filter(({ resetAtMs }) => resetAtMs > Date.now()))
    },

    charge: (subjects: Subject[], { points, attempts: tries }: Charge): Later<Charged> => {
      const cost = Math.max(1, Math.ceil(points))
      const charges = subjects.map((each) =>
        mapLater(chargePoints(toKey(each), cost), (used) => toPointsLevel(each, used)),
      )
      if (tries > 0)
        charges.push(
          ...subjects.map((each) =>
            mapLater(chargeAttempts(toKey(each), tries), (used) => toAttemptsLevel(each, used)),
          ),
        )
      return mapLater(allLater(charges), (levels) => {
        const scarcest = findScarcest(levels.slice(0, subjects.length))
        return {
          status: scarcest && toStatus(scarcest, cost),
          refusal: findLast(levels.filter(({ isExceeded }) => isExceeded)),
        }
      })
    },
  }
}

export type Buckets = ReturnType<typeof createBuckets>
