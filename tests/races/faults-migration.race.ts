import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import type { Database } from '../../shop-api/src/db/database.ts'
import { migrate, migrationsMissing } from '../../shop-api/src/db/migrate.ts'
import { openPostgresql } from '../../shop-api/src/db/postgresql.ts'
import { createTestDatabase } from '../../shop-api/testing/postgres.ts'
import { waitUntil } from '../../shop-api/testing/races/wait.ts'

const source = join(import.meta.dirname, '../../shop-api/src/db')
const program = `
  import { migrate } from '${new URL('../../shop-api/src/db/migrate.ts', import.meta.url).href}'
  import { openPostgresql } from '${new URL('../../shop-api/src/db/postgresql.ts', import.meta.url).href}'
  const db = await openPostgresql(process.argv[1])
  console.log(JSON.stringify(await migrate(db)))
  await db.close()`

let url: string
let db: Database
let drop: () => Promise<unknown>

const migrateElsewhere = async (): Promise<string[]> => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, url], {
    cwd: source,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (text: Buffer) => (output += text.toString()))
  await once(child, 'close')
  return JSON.parse(output) as string[]
}

const old = ['0001-catalogue.sql', '0002-people.sql', '0003-news.sql']
const people = `
  insert into manufacturers values (1, 'yageo', 'Yageo', 'TW');
  insert into categories values (1, null, 'resistors', 'chip', 1);
  insert into attributes values (1, 'resistance', 'Ω', true, 1);
  insert into attribute_values values (1, 1, 100, '100 Ω'), (2, 1, 1000, '1 kΩ');
  insert into parts (id, manufacturer_id, category_id, popularity, mpn, description, package, params, value_ids, rohs, lifecycle, weight_mg)
  select n, 1, 1, n, 'RC0402-' || n, '', '0402', '[]', array[1 + n % 2], 'compliant', 'active', 20 from generate_series(1, 1000) n;
  insert into goods (id, part_id, slug, order_code, packaging, package_quantity, batch, minimum, multiple, is_default)
  select n, n, 'part-' || n, 'RC0402-' || n, 'reel', 1, '', 1, 1, true from generate_series(1, 1000) n;
  insert into goods_offers select n, 50, '{1,10}', '{187005,120505}' from generate_series(1, 1000) n;
  insert into users (email, email_norm, password_hash, status, lang, sales_name, contact_name, telephone, company_name, country, city,
    state, address)
  values ('a@example.com', 'a@example.com', '', 'active', 'en', '', '', '', '', 'DE', '', '', 'Unter den Linden 1');
  insert into carts (user_id) values (1);
  insert into cart_lines (cart_id, goods_id, quantity) values (1, 10, 7);
  insert into outbox (recipient, subject, body_text, body_html, kind, lang) values ('a@example.com', 'Hello', '', '', 'activate', 'en')`

beforeEach(async () => {
  const database = await createTestDatabase(inject('postgres'))
  url = database.url
  drop = database.drop
  db = await openPostgresql(url)
  await db.exec(
    'create table migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  )
  for (const name of old) {
    const script = readFileSync(join(source, 'migrations', name), 'utf8')
    await db.exec(script)
    const checksum = createHash('sha256').update(script.replaceAll('\r\n', '\n')).digest('hex')
    await db.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum])
  }
  await db.exec(people)
})
afterEach(async () => {
  await db.close()
  await drop()
})

const all = readdirSync(join(source, 'migrations'))
  .filter((name) => name.endsWith('.sql'))
  .toSorted()

/** Each read and write must succeed while `work` runs. */
const underLoad = async <T>(work: Promise<T>): Promise<{ result: T; done: number }> => {
  let done = 0
  const over = new AbortController()
  const end = () => over.abort()
  work.then(end, end)
  const statements = [
    'select p.mpn, g.slug from parts p join goods g on g.part_id = p.id where p.id < 20',
    "update goods set batch = batch || '+' where id = 10",
    'select from carts c join cart_lines l on l.cart_id = c.id join users u on u.id = c.user_id',
    'update cart_lines set quantity = quantity + 1 where goods_id = 10',
  ]
  const lane = async (text: string) => {
    while (!over.signal.aborted) {
      await db.query(text)
      done++
    }
  }
  await Promise.all(statements.map(lane))
  return { result: await work, done }
}

it('two processes migrate a live shop at once, each step once, while clients read and write', async () => {
  const { result, done } = await underLoad(Promise.all([migrateElsewhere(), migrateElsewhere()]))
  expect(result.flat().toSorted()).toEqual(all.filter((name) => !old.includes(name)))
  expect(done).toBeGreaterThan(4)
  expect(await migrationsMissing(db)).toEqual([])
  expect(
    await db.query(
      `select u.address, l.goods_id, m.subject, v.part_count, s.part_count as in_category, g.first_price::int,
         g.price_breaks::text, g.stock
       from users u, cart_lines l, outbox m, attribute_values v, manufacturer_categories s, goods g
       where v.id = 1 and g.id = 1000`,
    ),
  ).toEqual([
    {
      address: 'Unter den Linden 1',
      goods_id: 10,
      subject: 'Hello',
      part_count: 500,
      in_category: 1000,
      first_price: 187_005,
      price_breaks: '[[1, 187005], [10, 120505]]',
      stock: 50,
    },
  ])
})

it('later readers do not wait while a long reader blocks a migration', async () => {
  const waiting = async () =>
    (await db.query("select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"))
      .length
  const first = Promise.withResolvers<string>()
  let migrating: Promise<string[]> | undefined
  await db.tx(async (tx) => {
    await tx.query('select from goods limit 1')
    migrating = migrate(db)
    migrating.then(
      () => first.resolve('the migration'),
      (error: unknown) => first.resolve(String(error)),
    )
    await waitUntil(async () => (await waiting()) > 0, 'a migration that waits')
    await db.query('select slug from goods where id = 1')
    first.resolve('the reader')
  })
  expect(await first.promise).toBe('the reader')
  expect((await migrating)?.at(-1)).toBe(all.at(-1))
})
