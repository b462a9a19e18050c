import { beforeAll, describe, expect, test } from 'vitest'
import type { Database } from './database.ts'
import { openPglite } from './pglite.ts'

let db: Database
beforeAll(async () => {
  db = await openPglite('memory://')
  await db.exec('create table things (id int primary key, name text)')
})

const readNames = async () =>
  (await db.query<{ name: string }>('select name from things order by id')).map(({ name }) => name)

test('values equal those of PostgreSQL', async () => {
  const [row] = await db.query(
    `select 9007199254740993::int8 as big, array[1]::int8[] as bigs, 1.50::numeric as price, '{"a": [1]}'::jsonb as json,
     $1::timestamptz as moment, $2::bytea as bytes, $3::int[] as ids, array[true] as flags, null::int as nothing`,
    [new Date(0), Buffer.from([1, 255]), [1, 2]],
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
