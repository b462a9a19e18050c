import { randomUUID } from 'node:crypto'
import { describe, expect, it, onTestFinished } from 'vitest'
import { hasRealRedis, openRealRedis } from '../../../testing/real-redis.ts'
import { createWindows } from './windows.ts'

const windowS = 60

const open = async () => {
  const name = `test-${randomUUID()}`
  const redis = await openRealRedis()
  const toKey = (id: string) => `partgate:rate:${name}:${id}`
  const used = new Set<string>()
  onTestFinished(async () => {
    await redis.send(['DEL', ...[...used].map(toKey)])
    redis.close()
  })
  const openWindows = () => {
    const charge = createWindows(name, windowS, redis)
    return async (limits: Record<string, number>, points: number, pointsIfRefused = 50) => {
      for (const id of Object.keys(limits)) used.add(id)
      const entries = Object.entries(limits).map(([key, limit]) => ({ key, limit }))
      const all = await charge(entries, { points, pointsIfRefused })
      return all.map(({ points, isExceeded }) => [points, isExceeded])
    }
  }
  /** Fails if the counts are those of the process because Redis has refused the script. */
  const readCount = (id: string) => redis.send(['GET', toKey(id)])
  const readLeftMs = (id: string) => redis.send(['PTTL', toKey(id)])
  const expire = (id: string) => redis.send(['DEL', toKey(id)])
  const persist = (id: string) => redis.send(['PERSIST', toKey(id)])
  return { openWindows, readCount, readLeftMs, expire, persist }
}

describe.skipIf(!hasRealRedis)('the script that counts in Redis', () => {
  it('adds the points up to the limit, and what a refusal costs above it', async () => {
    const { openWindows, readCount } = await open()
    const charge = openWindows()
    expect(await charge({ a: 100 }, 60)).toEqual([[60, false]])
    expect(await charge({ a: 100 }, 40)).toEqual([[100, false]])
    expect(await charge({ a: 100 }, 1)).toEqual([[150, true]])
    expect(await readCount('a')).toBe('150')
  })

  it('charges all keys of a caller the same, and names the one that is exceeded', async () => {
    const { openWindows } = await open()
    const charge = openWindows()
    await charge({ person: 100 }, 90)
    expect(await charge({ address: 1_000, person: 100 }, 20)).toEqual([
      [50, false],
      [140, true],
    ])
  })

  it('counts the charges of several processes at once', async () => {
    const { openWindows, readCount } = await open()
    const processes = [openWindows(), openWindows(), openWindows()]
    const charges = await Promise.all(
      processes.flatMap((charge) => Array.from({ length: 10 }, () => charge({ a: 100 }, 10, 0))),
    )
    expect(charges.flat().filter(([, isExceeded]) => !isExceeded)).toHaveLength(10)
    expect(await readCount('a')).toBe('100')
  })

  it('opens a window with the first charge, which later ones do not extend', async () => {
    const { openWindows, readLeftMs, expire, persist } = await open()
    const charge = openWindows()
    await charge({ a: 100 }, 10)
    const first = Number(await readLeftMs('a'))
    await charge({ a: 100 }, 10)
    const second = Number(await readLeftMs('a'))
    expect(first).toBeGreaterThan(0)
    expect(first).toBeLessThanOrEqual(windowS * 1000)
    expect(second).toBeLessThanOrEqual(first)
    await persist('a')
    await charge({ a: 100 }, 10)
    expect(Number(await readLeftMs('a'))).toBeGreaterThan(0)
    await expire('a')
    expect(await charge({ a: 100 }, 10)).toEqual([[10, false]])
  })
})
