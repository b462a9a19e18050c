import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { check } from '../../shop-api/src/check/index.ts'
import type { Database } from '../../shop-api/src/db/database.ts'
import { migrate } from '../../shop-api/src/db/migrate.ts'
import { openPostgresql } from '../../shop-api/src/db/postgresql.ts'
import { createTestDatabase } from '../../shop-api/testing/postgres.ts'
import { faults } from '../../shop-api/testing/races/faults.ts'
import { findViolationsWith } from '../../shop-api/testing/races/violations.ts'
import { validShopSql } from '../../shop-api/testing/races/valid-shop.ts'

let db: Database
let drop: () => Promise<unknown>
beforeAll(async () => {
  const database = await createTestDatabase(inject('postgres'))
  drop = database.drop
  db = await openPostgresql(database.url)
  await migrate(db)
  await db.exec(validShopSql)
})
afterAll(async () => {
  await db.close()
  await drop()
})

describe('the checker on PostgreSQL', () => {
  it('finds nothing in a healthy shop', async () => {
    expect(await check(db)).toEqual([])
  })

  it.each(faults)('$rule: $sentence', async ({ rule, plant, sentence }) => {
    expect(await findViolationsWith(db, plant)).toContainEqual({ rule, sentence })
  })
})
