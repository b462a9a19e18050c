import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from './database.ts'
import { migrate } from './migrate.ts'
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

test('a migration that was changed afterwards is refused by name', async () => {
  await db.query("update migrations set checksum = 'other' where name = '0002-people.sql'")
  await expect(migrate(db)).rejects.toThrow('Migration 0002-people.sql was changed')
})
