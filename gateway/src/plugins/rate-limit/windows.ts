import { LRUCache } from 'lru-cache'
import type { Later } from '../../later.ts'
import { type Redis, type RedisReply, unavailable, type Unavailable } from '../../redis.ts'

const maxKeys = 100_000

export type Entry = { key: string; limit: number }
type Amount = { points: number; pointsIfRefused: number }
/** `isExceeded`: the points of the charge did not fit into the limit. `resetAtMs` is on the clock of performance.now. */
export type Used = { points: number; resetAtMs: number; isExceeded: boolean }
type Charge = (entries: readonly Entry[], amount: Amount) => Later<Used[]>

/** A fixed window, which starts with the first charge. */
type Window = { points: number; resetAtMs: number }

const createMemoryWindows = (windowMs: number) => {
  // With `max`, the cache would allocate all of its entries at the start.
  const windows = new LRUCache<string, Window>({ maxSize: maxKeys, sizeCalculation: () => 1 })
  const open = (key: string, nowMs: number) => {
    const known = windows.get(key)
    if (known && known.resetAtMs > nowMs) return known
    const opened = { points: 0, resetAtMs: nowMs + windowMs }
    windows.set(key, opened)
    return opened
  }
  return (entries: readonly Entry[], { points, pointsIfRefused }: Amount): Used[] => {
    const nowMs = performance.now()
    const charged = entries.map(({ key, limit }) => {
      const window = open(key, nowMs)
      return { window, isExceeded: window.points + points > limit }
    })
    const added = charged.some(({ isExceeded }) => isExceeded) ? pointsIfRefused : points
    return charged.map(({ window, isExceeded }) => {
      window.points += added
      return { ...window, isExceeded }
    })
  }
}

const script = `
local added = ARGV[1]
local exceeded = {}
for i, key in ipairs(KEYS) do
  local used = tonumber(redis.call('GET', key) or 0)
  exceeded[i] = 0
  if used + tonumber(ARGV[1]) > tonumber(ARGV[i + 3]) then
    exceeded[i] = 1
    added = ARGV[2]
  end
end
local reply = {}
for i, key in ipairs(KEYS) do
  local used = redis.call('INCRBY', key, added)
  local leftMs = redis.call('PTTL', key)
  if leftMs < 0 then
    leftMs = tonumber(ARGV[3])
    redis.call('PEXPIRE', key, leftMs)
  end
  reply[i] = { used, leftMs, exceeded[i] }
end
return reply`

const readWindow = (reply: RedisReply): Used | null => {
  if (!Array.isArray(reply)) return null
  const [points, leftMs, exceeded] = reply
  return typeof points === 'number' && typeof leftMs === 'number'
    ? { points, resetAtMs: performance.now() + leftMs, isExceeded: exceeded === 1 }
    : null
}

const readReply = (reply: RedisReply | Unavailable, count: number): Used[] | null => {
  if (reply === unavailable || !Array.isArray(reply)) return null
  const windows = reply.map(readWindow).filter((window) => window !== null)
  return windows.length === count ? windows : null
}

/**
 * Charges the keys of a caller at once, in this process or for all processes in Redis: `points`, or `pointsIfRefused` if a
 * limit does not permit them. While Redis is down, each process counts alone.
 */
export const createWindows = (name: string, windowS: number, redis: Redis | undefined): Charge => {
  const chargeMemory = createMemoryWindows(windowS * 1000)
  if (!redis) return chargeMemory
  return async (entries, amount) => {
    if (entries.length === 0) return []
    const keys = entries.map(({ key }) => `partgate:rate:${name}:${key}`)
    const values = [amount.points, amount.pointsIfRefused, windowS * 1000, ...entries.map(({ limit }) => limit)]
    const reply = await redis.send(['EVAL', script, `${keys.length}`, ...keys, ...values.map(String)])
    return readReply(reply, entries.length) ?? chargeMemory(entries, amount)
  }
}
