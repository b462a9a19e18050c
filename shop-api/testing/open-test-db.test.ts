import { expect, test } from 'vitest'
import { DatabaseUnavailable } from '#db/database.ts'
import { openTestDb } from './open-test-db.ts'
import { fillSmallCatalogue } from './small-catalogue.ts'

test.each(['select 1', 'alter table goods drop constraint goods_stock_check'])(
  'a test file finds the database as after its migration, though another has filled it and run "%s"',
  async (script) => {
    const first = await openTestDb()
    await fillSmallCatalogue(first)
    await first.exec(script)
    await first.close()
    const db = await openTestDb()
    const [found] = await db.query(`
      select (select count(*) from parts)::int as parts,
        (select count(*) from pg_indexes where indexname = 'parts_popularity')::int as indexes,
        (select count(*) from pg_constraint where conname = 'goods_stock_check')::int as constraints`)
    expect(found).toEqual({ parts: 0, indexes: 0, constraints: 1 })
    await db.close()
  },
)

test('a closed database is not available, though another test file uses its engine', async () => {
  const first = await openTestDb()
  await first.close()
  const second = await openTestDb()
  await expect(first.query('select 1')).rejects.toThrow(DatabaseUnavailable)
  expect(await second.query('select 1 as one')).toEqual([{ one: 1 }])
  await second.close()
})
