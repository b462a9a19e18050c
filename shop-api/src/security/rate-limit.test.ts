import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '#db/database.ts'
import { openTestDb } from '../../testing/open-test-db.ts'
import { createLog } from '../log.ts'
import { forgetTries, type Limit, limits, perHour, takeTry, takeTryIfLeft } from './rate-limit.ts'
import { sweep } from './sweep.ts'

let db: Database
beforeAll(async () => {
  db = await openTestDb()
})
afterAll(() => db.close())
beforeEach(() => db.exec('delete from rate_limits'))

const attempt = (name = 'ada') =>
  takeTry(db, limits.login, name, '203.0.113.9').then(
    () => 'allowed',
    (refusal: { code: number }) => refusal.code,
  )
const tryTimes = async (times: number) => {
  const results = []
  for (let i = 0; i < times; i++) results.push(await attempt())
  return results
}
const later = (seconds: number) =>
  db.query('update rate_limits set resets_at = resets_at - make_interval(secs => $1)', [seconds])

test('five attempts are free, the sixth must wait a minute, the seventh two more', async () => {
  expect(await tryTimes(6)).toEqual(['allowed', 'allowed', 'allowed', 'allowed', 'allowed', 429])
  await later(59)
  expect(await attempt()).toBe(429)
  await later(2)
  expect(await tryTimes(2)).toEqual(['allowed', 429])
  await later(119)
  expect(await attempt()).toBe(429)
  await later(2)
  expect(await attempt()).toBe('allowed')
})

test('the wait never exceeds an hour', async () => {
  await tryTimes(5)
  await db.query('update rate_limits set hits = 500')
  await later(60)
  expect(await attempt()).toBe('allowed')
  await later(3_599)
  expect(await attempt()).toBe(429)
  await later(2)
  expect(await attempt()).toBe('allowed')
})

test('of fifty at once, five get through', async () => {
  const results = await Promise.all(Array.from({ length: 50 }, () => attempt()))
  expect(results.filter((result) => result === 'allowed')).toHaveLength(5)
})

test('each address and each caller is counted separately', async () => {
  await tryTimes(6)
  expect(await attempt('grace')).toBe('allowed')
})

test('a right password, or a quarter of an hour without attempts, clears the count', async () => {
  await tryTimes(5)
  await forgetTries(db, limits.login, 'ada', '203.0.113.9')
  expect(await tryTimes(4)).not.toContain(429)
  await later(901)
  expect(await tryTimes(5)).not.toContain(429)
})

test('an address gets three mails an hour', async () => {
  const mail = () => takeTry(db, limits.mail, 'ada@example.com')
  for (let i = 0; i < 3; i++) await mail()
  await expect(mail()).rejects.toMatchObject({ code: 429 })
  await later(3_601)
  for (let i = 0; i < 3; i++) await mail()
  await expect(mail()).rejects.toMatchObject({ code: 429 })
})

test.for<[string, Limit, number, number]>([
  ['a network with a mail every half hour', limits.mailOfNetwork, 1_800, 60],
  ['a network with an order every five minutes', limits.guestOrderOfNetwork, 300, 60],
  ['a partner with a request every eight seconds', perHour('rfq-partner', 600, 60), 8, 700],
])('%s stays below its limit', async ([, limit, everySeconds, times]) => {
  for (let i = 0; i < times; i++) {
    expect(await takeTryIfLeft(db, limit, 'buyer'), `attempt ${i}`).toBe(true)
    await later(everySeconds)
  }
})

test('a network over its limit waits for the end of the hour of its first attempt', async () => {
  const take = () => takeTry(db, limits.guestOrder, 'buyer')
  for (let i = 0; i < limits.guestOrder.tries; i++) {
    await take()
    await later(600)
  }
  const refusal = await take().catch((failure: { data: { retry_after_seconds: number } }) => failure)
  expect(refusal?.data.retry_after_seconds).toBeGreaterThan(0)
  expect(refusal?.data.retry_after_seconds).toBeLessThanOrEqual(600)
  await later(refusal?.data.retry_after_seconds ?? 0)
  await take()
})

test('expired counts are deleted', async () => {
  await attempt('gone')
  await later(10_000)
  await attempt('stays')
  await sweep(db, createLog('silent'))
  expect(await db.query('select hits from rate_limits')).toEqual([{ hits: 1 }])
})
