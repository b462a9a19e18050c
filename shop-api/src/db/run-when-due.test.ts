import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestDb } from '../../testing/open-test-db.ts'
import type { Database } from './database.ts'
import { runWhenDue } from './run-when-due.ts'

let db: Database
let runs = 0
beforeAll(async () => {
  db = await openTestDb()
})
afterAll(() => db.close())
beforeEach(async () => {
  runs = 0
  await db.query("delete from meta where key = 'counted_at'")
})

const run = (work: () => Promise<unknown> = async () => runs++) => runWhenDue(db, 'counted_at', work)
const letPass = (interval: string) =>
  db.query("update meta set value = (value::timestamptz - $1::interval)::text where key = 'counted_at'", [interval])

test('of several processes that start together, one does the work', async () => {
  await Promise.all([run(), run(), run()])
  expect(runs).toBe(1)
})

test('the work is due again an hour after its end', async () => {
  await run()
  await letPass('59 minutes')
  await run()
  expect(runs).toBe(1)
  await letPass('2 minutes')
  await run()
  expect(runs).toBe(2)
})

test('work that fails is due again after ten minutes', async () => {
  await expect(run(() => Promise.reject(new Error('the process ends')))).rejects.toThrow('the process ends')
  await letPass('9 minutes')
  await run()
  expect(runs).toBe(0)
  await letPass('2 minutes')
  await run()
  expect(runs).toBe(1)
})
