import { contract } from '@partgate/schema/shop-api/contract.ts'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { Client } from 'pg'
import { describe, expect, inject, it } from 'vitest'
import { connections } from '../../shop-api/src/db/postgresql.ts'
import {
  ask,
  atCheckout,
  type Person,
  place,
  placedBy,
  stranger,
  type Submit,
} from '../../shop-api/src/testing/race-buyer.ts'
import { startBuying } from '../../shop-api/src/testing/race-load.ts'
import { insist, until } from '../../shop-api/src/testing/race-wait.ts'
import { useStreet } from './use-street.ts'

const street = useStreet({ LOG_LEVEL: 'silent' }, '?lock_timeout=3000&statement_timeout=4000')

/** Somebody at the server who is not at the shop's database. */
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
  const [row] = await street().db.query<{ name: string }>('select current_database() as name')
  return row?.name ?? ''
}

const cutAll = (client: Client, database: string) =>
  client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [database])

const readiness = async (shop: { url: string }) => (await fetch(new URL('/readyz', shop.url))).status
const isReady = async () => {
  const found = await Promise.all(street().both.map(readiness))
  return found.every((status) => status === 200)
}

const ordersMade = async () => {
  const [row] = await street().db.query<{ count: number }>('select count(*)::int as count from orders')
  return row?.count ?? 0
}

type Ready = { person: Person; submit: Submit }
const readyGuests = async (count: number): Promise<Ready[]> => {
  const goods_id = await street().goods(1_000)
  return Promise.all(
    Array.from({ length: count }, async () => {
      const person = stranger()
      return { person, submit: await atCheckout(street().left, person, { goods_id, cart_num: 1 }) }
    }),
  )
}
const placeEach = (guests: readonly Ready[]) =>
  Promise.all(guests.map(({ person, submit }) => place(street().left, person, submit)))
/** As they asked before, until the shop has an answer. */
const placeAgain = (guests: readonly Ready[]) =>
  Promise.all(
    guests.map(async ({ person, submit }) =>
      placedBy(
        person,
        await insist(
          () => place(street().left, person, submit),
          ({ code }) => code !== codes.unavailable && code !== codes.inProgress,
        ),
      ),
    ),
  )
const refused = { status: 503, code: codes.unavailable }

describe('G6: the database', () => {
  it('is away for a moment under load: 503 with Retry-After, then all goes on, and no acknowledged order is lost', async () => {
    const { both, goods, db } = street()
    const kinds = await Promise.all([goods(100_000), goods(100_000)])
    const before = await ordersMade()
    const database = await shopsDatabase()
    const load = startBuying({ shops: () => both, goods: kinds, buyers: 6 })
    const orders = (count: number) =>
      Promise.race([until(() => load.acknowledged.length >= count, `${count} orders`), load.failed])
    await orders(4)
    await atServer(async (client) => {
      const name = client.escapeIdentifier(database)
      await client.query(`alter database ${name} allow_connections false`)
      try {
        await cutAll(client, database)
        await until(async () => (await Promise.all(both.map(readiness))).every((status) => status === 503), 'not ready')
        const answer = await fetch(new URL(contract.catalogue.categoryTree.path, both[0]?.url))
        expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5'])
        expect((await fetch(new URL('/healthz', both[0]?.url))).status).toBe(200)
      } finally {
        await client.query(`alter database ${name} allow_connections true`)
      }
    })
    await until(isReady, 'ready again')
    await orders(load.acknowledged.length + 4)
    await load.stop()
    const kept = await db.query('select from orders where order_no = any($1)', [load.acknowledged])
    expect(kept).toHaveLength(load.acknowledged.length)
    expect(await ordersMade()).toBe(before + load.acknowledged.length)
  })

  it('that only reads for a while, as after a switch, refuses orders as busy and shows parts', async () => {
    const guests = await readyGuests(2)
    const { left } = street()
    const database = await shopsDatabase()
    await atServer(async (client) => {
      const setting = `alter database ${client.escapeIdentifier(database)}`
      await client.query(`${setting} set default_transaction_read_only = on`)
      await cutAll(client, database)
      try {
        await until(isReady, 'ready')
        expect(await placeEach(guests)).toEqual(guests.map(() => expect.objectContaining(refused)))
        expect(await ask(left, stranger(), contract.catalogue.categoryTree)).toMatchObject({ code: codes.ok })
      } finally {
        await client.query(`${setting} reset default_transaction_read_only`)
        await cutAll(client, database)
      }
    })
    await until(isReady, 'ready again')
    expect(await placeAgain(guests)).toHaveLength(guests.length)
  })
})

describe('G7: a database that is slow', () => {
  it('since somebody holds the stock: orders are refused as busy, whole, and readers go on meanwhile', async () => {
    const guests = await readyGuests(3 * connections.transactions)
    const { left, db } = street()
    const before = await ordersMade()
    const first = Promise.withResolvers<string>()
    await atServer(async (client) => {
      const waiting = async () =>
        (
          await client.query(
            "select from pg_stat_activity where datname = $1 and wait_event_type = 'Lock' and query like '%goods_offers%'",
            [database],
          )
        ).rowCount ?? 0
      const database = await shopsDatabase()
      await db.tx(async (tx) => {
        await tx.query('lock table goods_offers in exclusive mode')
        const placing = placeEach(guests)
        void placing.finally(() => first.resolve('an order'))
        await until(async () => (await waiting()) >= connections.transactions, 'orders that wait')
        const reading = Promise.all(
          Array.from({ length: 20 }, () => ask(left, stranger(), contract.catalogue.floorList)),
        )
        void reading.then(() => first.resolve('the readers'))
        for (const answer of await reading) expect(answer).toMatchObject({ code: codes.ok })
        expect(await first.promise).toBe('the readers')
        for (const answer of await placing) expect(answer).toMatchObject(refused)
      })
    })
    expect(await ordersMade()).toBe(before)
    expect(await placeAgain(guests)).toHaveLength(guests.length)
    expect(await ordersMade()).toBe(before + guests.length)
  })
})

/** While `work` runs, whoever writes an order meets `trouble`. */
const whereWriting = async (trouble: string, work: () => Promise<void>) => {
  const { db } = street()
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
  ['G7: a statement that never ends', 'perform pg_sleep(600)'],
  ['G8: a full disk', "raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'"],
])('%s', (_, trouble) => {
  it('ends its order as busy, with nothing half-done, and the same order is placed when it is over', async () => {
    const guests = await readyGuests(3)
    const before = await ordersMade()
    await whereWriting(trouble, async () => {
      for (const answer of await placeEach(guests)) expect(answer).toMatchObject(refused)
    })
    expect(await ordersMade()).toBe(before)
    expect(await street().violations()).toEqual([])
    expect(await placeAgain(guests)).toHaveLength(guests.length)
  })
})
