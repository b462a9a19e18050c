import { LRUCache } from 'lru-cache'
import { keyFactor } from '../../api-keys/api-keys.ts'
import type { Redis } from '../../redis.ts'
import type { RateLimitStatus } from '../../upstream/caller.ts'
import { allLater, type Later, mapLater } from '../../later.ts'
import { createWindows, type Entry, type Used } from './windows.ts'

const windowS = 60
const attempts = { points: 30, windowS: 600 }
const maxBlocked = 10_000

/** Of a request that is refused. */
export const refusedPoints = 50

export type Subject = { kind: 'address' | 'person' | 'key'; id: string; points?: number | null }
export type Charge = { points: number; attempts: number; pointsIfRefused?: number }

/** A limit after a charge. `resetAtMs` is on the clock of performance.now. */
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

export const formatResetTime = (resetAtMs: number) =>
  new Date(Date.now() + Math.round(resetAtMs - performance.now())).toISOString()

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

const toLevel = (rule: Pick<Level, 'unit' | 'windowS' | 'limit'>, { points, resetAtMs, isExceeded }: Used): Level => ({
  ...rule,
  remaining: Math.max(rule.limit - points, 0),
  resetAtMs,
  isExceeded,
})

/** A limit below the cost permits the operation at no time. */
const findRefusal = (levels: Level[], cost: number) => {
  const exceeded = levels.filter(({ isExceeded }) => isExceeded)
  return exceeded.find(({ unit, limit }) => unit === 'points' && limit < cost) ?? findLast(exceeded)
}

const getFactor = ({ kind }: Subject) => (kind === 'key' ? keyFactor : 1)
const toKey = ({ kind, id }: Subject) => `${kind}:${id}`

const chargeLevels = (
  charge: ReturnType<typeof createWindows>,
  entries: Entry[],
  amount: Parameters<typeof charge>[1],
  toEntryLevel: (entry: Entry, used: Used) => Level,
) =>
  mapLater(charge(entries, amount), (all) =>
    entries.flatMap((entry, at) => {
      const used = all[at]
      return used ? toEntryLevel(entry, used) : []
    }),
  )

export const createBuckets = (pointsPerMinute: number, redis?: Redis) => {
  const chargePoints = createWindows('points', windowS, redis)
  const chargeAttempts = createWindows('attempts', attempts.windowS, redis)
  const blocked = new LRUCache<string, Level>({ maxSize: maxBlocked, sizeCalculation: () => 1 })

  const toPointsEntry = (subject: Subject) => ({
    key: toKey(subject),
    limit: subject.points ?? pointsPerMinute * getFactor(subject),
  })
  const toAttemptsEntry = (subject: Subject) => ({
    key: toKey(subject),
    limit: attempts.points * getFactor(subject),
  })

  const toPointsLevel = ({ key, limit }: Entry, used: Used) => {
    const level = toLevel({ unit: 'points', windowS, limit }, used)
    if (used.points > limit) blocked.set(key, level)
    return level
  }
  const toAttemptsLevel = ({ limit }: Entry, used: Used) =>
    toLevel({ unit: 'attempts', windowS: attempts.windowS, limit }, used)

  return {
    /** The exceeded limit that ends last; null for a caller with points. */
    findBlock: (subjects: Subject[]): Level | null => {
      if (blocked.size === 0) return null
      const levels = subjects.flatMap((each) => blocked.get(toKey(each)) ?? [])
      return findLast(levels.filter(({ resetAtMs }) => resetAtMs > performance.now()))
    },

    charge: (
      subjects: Subject[],
      { points, attempts: tries, pointsIfRefused = refusedPoints }: Charge,
    ): Later<Charged> => {
      const cost = Math.max(1, Math.ceil(points))
      const amount = { points: cost, pointsIfRefused: Math.ceil(pointsIfRefused) }
      const pointsLevels = chargeLevels(chargePoints, subjects.map(toPointsEntry), amount, toPointsLevel)
      const attemptsLevels =
        tries > 0
          ? chargeLevels(
              chargeAttempts,
              subjects.map(toAttemptsEntry),
              { points: tries, pointsIfRefused: tries },
              toAttemptsLevel,
            )
          : []
      return mapLater(allLater<Level[]>([pointsLevels, attemptsLevels]), ([ofPoints = [], ofAttempts = []]) => {
        const scarcest = findScarcest(ofPoints)
        return {
          status: scarcest && toStatus(scarcest, cost),
          refusal: findRefusal([...ofPoints, ...ofAttempts], cost),
        }
      })
    },
  }
}

export type Buckets = ReturnType<typeof createBuckets>
