import { contract } from '@partgate/schema/shop-api/contract.ts'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { Client } from 'pg'
import { describe, expect, inject, it } from 'vitest'
import { createRandom } from '../../schema/testing/create-random.ts'
import { connections } from '../../shop-api/src/db/postgresql.ts'
import {
  requestEnvelope,
  prepareOrder,
  type Person,
  submitOrder,
  submitUntilFinal,
  toPlaced,
  createGuest,
  type Submit,
} from '../../shop-api/testing/races/buyer.ts'
import { startLoad } from '../../shop-api/testing/races/load.ts'
import { waitUntil } from '../../shop-api/testing/races/wait.ts'
import { useStack } from './use-stack.ts'

const stack = useStack({ LOG_LEVEL: 'silent' }, '?lock_timeout=3000&statement_timeout=4000')

/** Connects to the server, but not to the shop's database. */
const atServer = async (work: (client: Client) => Promise<void>) => {
  const client = new Client({ connectionString: inject('postgres').url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

const shopsDatabase = async () => {
  const [row] = await stack().db.query<{ name: string }>('select current_database() as name')
  return row?.name ?? ''
}

const cutAll = (client: Client, database: string) =>
  client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [database])

const readiness = async (shop: { url: string }) => (await fetch(new URL('/readyz', shop.url))).status
const isReady = async () => {
  const found = await Promise.all(stack().both.map(readiness))
  return found.every((status) => status === 200)
}

const ordersMade = async () => {
  const [row] = await stack().db.query<{ count: number }>('select count(*)::int as count from orders')
  return row?.count ?? 0
}

type Ready = { person: Person; submit: Submit }
const readyGuests = async (count: number): Promise<Ready[]> => {
  const goods_id = await stack().goods(1_000)
  return Promise.all(
    Array.from({ length: count }, async () => {
      const person = createGuest()
      return { person, submit: await prepareOrder(stack().left, person, [{ goods_id, cart_num: 1 }]) }
    }),
  )
}
const placeEach = (guests: readonly Ready[]) =>
  Promise.all(guests.map(({ person, submit }) => submitOrder(stack().left, person, submit)))
/** Repeats the same orders until the shop accepts or refuses them. */
const placeAgain = (guests: readonly Ready[]) =>
  Promise.all(
    guests.map(async ({ person, submit }) =>
      toPlaced(person, await submitUntilFinal(() => stack().left, person, submit)),
    ),
  )
const refused = { status: 503, code: codes.unavailable }

describe('the database', () => {
  it('is away for a moment under load: the shop returns 503 with Retry-After, recovers and loses no acknowledged order', async () => {
    const { both, goods, db } = stack()
    const kinds = await Promise.all([goods(100_000), goods(100_000)])
    const before = await ordersMade()
    const database = await shopsDatabase()
    const load = startLoad({ shops: () => both, goods: kinds, buyers: 6, random: createRandom(inject('seed')) })
    const orders = (count: number) =>
      Promise.race([waitUntil(() => load.acknowledged.length >= count, `${count} orders`), load.failed])
    await orders(4)
    await atServer(async (client) => {
      const name = client.escapeIdentifier(database)
      await client.query(`alter database ${name} allow_connections false`)
      try {
        await cutAll(client, database)
        await waitUntil(
          async () => (await Promise.all(both.map(readiness))).every((status) => status === 503),
          'not ready',
        )
        const response = await fetch(new URL(contract.catalogue.categoryTree.path, both[0]?.url))
        expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5'])
        expect((await fetch(new URL('/healthz', both[0]?.url))).status).toBe(200)
      } finally {
        await client.query(`alter database ${name} allow_connections true`)
      }
    })
    await waitUntil(isReady, 'ready again')
    await orders(load.acknowledged.length + 4)
    await load.stop()
    const stored = await db.query('select from orders where order_no = any($1)', [load.acknowledged])
    expect(stored).toHaveLength(load.acknowledged.length)
    expect(await ordersMade()).toBe(before + load.acknowledged.length)
  })

  it('is read-only for a while: the shop refuses orders as busy and shows parts', async () => {
    const guests = await readyGuests(2)
    const { left } = stack()
    const database = await shopsDatabase()
    await atServer(async (client) => {
      const setting = `alter database ${client.escapeIdentifier(database)}`
      await client.query(`${setting} set default_transaction_read_only = on`)
      await cutAll(client, database)
      try {
        await waitUntil(isReady, 'ready')
        expect(await placeEach(guests)).toEqual(guests.map(() => expect.objectContaining(refused)))
        expect(await requestEnvelope(left, createGuest(), contract.catalogue.categoryTree)).toMatchObject({
          code: codes.ok,
        })
      } finally {
        await client.query(`${setting} reset default_transaction_read_only`)
        await cutAll(client, database)
      }
    })
    await waitUntil(isReady, 'ready again')
    expect(await placeAgain(guests)).toHaveLength(guests.length)
  })
})

describe('a slow database', () => {
  it('with locked stock: the shop refuses whole orders as busy, and readers continue', async () => {
    const guests = await readyGuests(3 * connections.transactions)
    const { left, db } = stack()
    const before = await ordersMade()
    const first = Promise.withResolvers<string>()
    await atServer(async (client) => {
      const waiting = async () =>
        (
          await client.query(
            "select from pg_stat_activity where datname = $1 and wait_event_type = 'Lock' and query like '%goods%'",
            [database],
          )
        ).rowCount ?? 0
      const database = await shopsDatabase()
      await db.tx(async (tx) => {
        await tx.query('lock table goods in exclusive mode')
        const placing = placeEach(guests)
        void placing.finally(() => first.resolve('an order'))
        await waitUntil(async () => (await waiting()) >= connections.transactions, 'orders that wait')
        const reading = Promise.all(
          Array.from({ length: 20 }, () => requestEnvelope(left, createGuest(), contract.catalogue.floorList)),
        )
        void reading.then(() => first.resolve('the readers'))
        for (const response of await reading) expect(response).toMatchObject({ code: codes.ok })
        expect(await first.promise).toBe('the readers')
        for (const response of await placing) expect(response).toMatchObject(refused)
      })
    })
    expect(await ordersMade()).toBe(before)
    expect(await placeAgain(guests)).toHaveLength(guests.length)
    expect(await ordersMade()).toBe(before + guests.length)
  })
})

/** While `work` runs, each insert of an order line fails with `trouble`. */
const whereWriting = async (trouble: string, work: () => Promise<void>) => {
  const { db } = stack()
  await db.exec(
    `create function trouble() returns trigger language plpgsql as $$ begin ${trouble}; return new; end $$;
     create trigger trouble before insert on order_lines for each row execute function trouble()`,
  )
  try {
    await work()
  } finally {
    await db.exec('drop trigger trouble on order_lines; drop function trouble()')
  }
}

describe.each([
  ['a statement that never ends', 'perform pg_sleep(600)'],
  ['a full disk', "raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'"],
])('%s', (_, trouble) => {
  it('refuses the order as busy without partial changes, and the same order succeeds afterwards', async () => {
    const guests = await readyGuests(3)
    const before = await ordersMade()
    await whereWriting(trouble, async () => {
      for (const response of await placeEach(guests)) expect(response).toMatchObject(refused)
    })
    expect(await ordersMade()).toBe(before)
    expect(await stack().violations()).toEqual([])
    expect(await placeAgain(guests)).toHaveLength(guests.length)
  })
})
