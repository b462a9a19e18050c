import { LRUCache } from 'lru-cache'
import type { Later } from '../../later.ts'
import { type Redis, type RedisReply, unavailable, type Unavailable } from '../../redis.ts'

const maxKeys = 100_000

/** A fixed window, which starts with the first charge. */
export type Used = { points: number; resetAtMs: number }
type Charge = (key: string, points: number) => Later<Used>

const createMemoryWindows = (windowMs: number) => {
  // With `max`, the cache would allocate all of its entries at the start.
  const windows = new LRUCache<string, Used>({ maxSize: maxKeys, sizeCalculation: () => 1 })
  return (key: string, points: number): Used => {
    const nowMs = Date.now()
    const known = windows.get(key)
    if (known && known.resetAtMs > nowMs) {
      known.points += points
      return known
    }
    const opened = { points, resetAtMs: nowMs + windowMs }
    windows.set(key, opened)
    return opened
  }
}

const script = `
local used = redis.call('INCRBY', KEYS[1], ARGV[1])
local leftMs = redis.call('PTTL', KEYS[1])
if leftMs < 0 then
  leftMs = tonumber(ARGV[2])
  redis.call('PEXPIRE', KEYS[1], leftMs)
end
return { used, leftMs }`

const readReply = (reply: RedisReply | Unavailable): Used | null => {
  if (reply === unavailable || !Array.isArray(reply)) return null
  const [points, leftMs] = reply
  return typeof points === 'number' && typeof leftMs === 'number' ? { points, resetAtMs: Date.now() + leftMs } : null
}

/** Counts points per key at once in this process, or for all processes in Redis. While Redis is down, each process counts alone. */
export const createWindows = (name: string, windowS: number, redis: Redis | undefined): Charge => {
  const chargeMemory = createMemoryWindows(windowS * 1000)
  if (!redis) return chargeMemory
  return async (key, points) => {
    const reply = await redis.send([
      'EVAL',
      script,
      '1',
      `partgate:rate:${name}:${key}`,
      `${points}`,
      `${windowS * 1000}`,
    ])
    return readReply(reply) ?? chargeMemory(key, points)
  }
}
