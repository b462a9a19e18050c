import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from './database.ts'
import { migrate } from './migrate.ts'
import { estimateMigration } from './migration-estimates.ts'
import { openPglite } from './pglite.ts'

let db: Database
beforeAll(async () => {
  db = await openPglite('memory://')
})
afterAll(() => db.close())

test('the first start applies every migration in order, the second none', async () => {
  const applied = await migrate(db)
  expect(applied[0]).toBe('0001-catalogue.sql')
  expect(applied).toEqual(applied.toSorted())
  expect(await migrate(db)).toEqual([])
})

test('starts at the same time apply each once', async () => {
  await db.exec('drop schema public cascade; create schema public')
  const [first, second] = await Promise.all([migrate(db), migrate(db)])
  expect(new Set([...first, ...second]).size).toBe(first.length + second.length)
})

test('a migration of many rows is announced with their number and its duration', async () => {
  await db.exec('drop schema public cascade; create schema public')
  await migrate(db)
  await db.exec(`
    insert into goods (id, part_id, slug, order_code, packaging, package_quantity, batch, minimum, multiple, is_default)
      select n, n, n, n, 'reel', 1, '', 1, 1, true from generate_series(1, 130000) n;
    analyze goods`)
  expect(await estimateMigration(db, '0033-listed-goods.sql')).toBe(
    'Migration 0033-listed-goods.sql reads about 130,000 rows (goods) and takes about 6 seconds. Writers of these tables wait until it ends.',
  )
  await db.exec('truncate goods; analyze goods')
  expect(await estimateMigration(db, '0033-listed-goods.sql')).toBeNull()
})

test('a migration that was changed afterwards is refused by name', async () => {
  await db.query("update migrations set checksum = 'other' where name = '0002-people.sql'")
  await expect(migrate(db)).rejects.toThrow('Migration 0002-people.sql was changed')
})
