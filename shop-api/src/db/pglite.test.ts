import { beforeAll, describe, expect, test } from 'vitest'
import type { Database, Queryable } from './database.ts'
import { openPglite } from './pglite.ts'

let db: Database
beforeAll(async () => {
  db = await openPglite('memory://')
  await db.exec('create table things (id int primary key, name text)')
})

const readNames = async () =>
  (await db.query<{ name: string }>('select name from things order by id')).map(({ name }) => name)

test.each([undefined, 'test.values'])('values equal those of PostgreSQL, statement %s', async (name) => {
  const [row] = await db.query(
    `select 9007199254740993::int8 as big, array[1]::int8[] as bigs, 1.50::numeric as price, '{"a": [1]}'::jsonb as json,
     $1::timestamptz as moment, $2::bytea as bytes, $3::int[] as ids, array[true] as flags, $4::int as nothing`,
    [new Date(0), Buffer.from([1, 255]), [1, 2], null],
    name,
  )
  expect(row).toMatchObject({
    big: '9007199254740993',
    bigs: ['1'],
    price: '1.50',
    json: { a: [1] },
    moment: new Date(0),
    ids: [1, 2],
    flags: [true],
    nothing: null,
  })
  expect(row?.['bytes']).toEqual(Uint8Array.from([1, 255]))
})

test('a refused statement has its SQL state, and the next one works', async () => {
  await expect(db.query('select 1 / 0')).rejects.toMatchObject({ code: '22012' })
  expect(await db.query('select 1 as one')).toEqual([{ one: 1 }])
})

describe('a named statement', () => {
  const divide = (by: number) => db.query('select 6 / $1::int as share', [by], 'test.divide')

  test('is parsed once', async () => {
    expect([await divide(2), await divide(3)]).toEqual([[{ share: 3 }], [{ share: 2 }]])
    const prepared = await db.query(
      "select generic_plans + custom_plans as runs from pg_prepared_statements where name = 'test.divide'",
    )
    expect(prepared).toEqual([{ runs: '2' }])
  })

  test('that is refused has its SQL state, and runs again', async () => {
    await expect(divide(0)).rejects.toMatchObject({ code: '22012' })
    expect(await divide(6)).toEqual([{ share: 1 }])
    await expect(db.query('select nothing', [], 'test.unknown')).rejects.toMatchObject({ code: '42703' })
    await expect(db.query('select nothing', [], 'test.unknown')).rejects.toMatchObject({ code: '42703' })
  })

  test('belongs to its transaction', async () => {
    const add = (tx: Queryable) => tx.query("insert into things values (9, 'nine')", [], 'test.add')
    const work = db.tx(async (tx) => {
      await add(tx)
      await add(tx)
    })
    await expect(work).rejects.toMatchObject({ code: '23505' })
    expect(await readNames()).toEqual([])
  })

  test('returns no rows where it changes some, and is planned again for a new index', async () => {
    expect(await db.query('create table columns (a int)', [], 'test.create')).toEqual([])
    expect(await db.query('insert into columns values (1)', [], 'test.insert')).toEqual([])
    expect(await db.query('select a from columns', [], 'test.select')).toEqual([{ a: 1 }])
    await db.exec('create index columns_a on columns (a)')
    expect(await db.query('select a from columns', [], 'test.select')).toEqual([{ a: 1 }])
  })
})

describe('a transaction', () => {
  test('that throws changes nothing', async () => {
    const work = db.tx(async (tx) => {
      await tx.query("insert into things values (1, 'gone')")
      throw new Error('changed my mind')
    })
    await expect(work).rejects.toThrow('changed my mind')
    expect(await readNames()).toEqual([])
  })

  test('runs alone: other statements wait for its end', async () => {
    const order: string[] = []
    const first = db.tx(async (tx) => {
      await tx.query("insert into things values (2, 'two')")
      order.push('inside')
      await tx.query("update things set name = 'second' where id = 2")
    })
    const outside = readNames().then((names) => order.push(`outside saw ${names.join()}`))
    const second = db.tx(async (tx) => {
      await tx.query('delete from things')
      order.push('next')
    })
    await Promise.all([first, outside, second])
    expect(order).toEqual(['inside', 'outside saw second', 'next'])
  })
})

describe('a bulk load', () => {
  async function* lines() {
    yield '1\tone\n2\ttwo\n'
    yield '3\t\\N\n'
  }

  test('takes lines of COPY text', async () => {
    await db.copyIn('things', ['id', 'name'], lines())
    expect(await readNames()).toEqual(['one', 'two', null])
  })

  test('that fails half-way loads nothing', async () => {
    async function* broken() {
      yield Array.from({ length: 200_000 }, (_, i) => `${i + 10}\t${'x'.repeat(20)}\n`).join('')
      throw new Error('source lost')
    }
    await expect(db.copyIn('things', ['id', 'name'], broken())).rejects.toThrow('source lost')
    expect(await readNames()).toHaveLength(3)
  })
})

test('after closing, statements are refused instead of waiting', async () => {
  await db.close()
  await expect(db.query('select 1')).rejects.toThrow('has stopped')
})
