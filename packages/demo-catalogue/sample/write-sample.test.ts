import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { orderStatuses } from '@partgate/schema/shop-api/orders.ts'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { releaseExpired } from '@partgate/shop-api/src/orders/index.ts'
import { createPaymentService } from '@partgate/shop-api/src/payments/index.ts'
import { createPaypalClient } from '@partgate/shop-api/src/paypal/client.ts'
import { openTestShop, type TestShop } from '@partgate/shop-api/testing/open-test-shop.ts'
import { check } from '@partgate/shop-api/src/check/index.ts'
import { type Env, parseEnv } from '@partgate/shop-api/src/env.ts'
import { startSimulator } from '@partgate/paypal-simulator/start.ts'
import { addDemoAccount } from './demo-account.ts'
import { loadCatalogue } from '../loading/load.ts'
import { requireNoOrders } from '../loading/no-orders.ts'
import { minParts } from '../engine/plan.ts'
import { allSeries } from '../series/all.ts'
import { dropSample } from './drop-sample.ts'

let shop: TestShop
let dataDir: string
let env: Env
let stockBefore: unknown

const stock = () => shop.db.query('select id, stock from goods order by id')
const written = () =>
  Promise.all(
    ['users', 'addresses', 'orders', 'order_events', 'payments', 'stock_moves', 'rfqs', 'rfq_parts', 'sessions'].map(
      (table) => shop.db.query(`select * from ${table} order by 1, 2`),
    ),
  )
const counted = async (text: string) =>
  Object.fromEntries((await shop.db.query<{ key: string; count: number }>(text)).map(({ key, count }) => [key, count]))

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'partgate-sample-'))
  env = parseEnv({ DATA_DIR: dataDir, SITE_URL: 'http://shop.test' })
  shop = await openTestShop()
  await loadCatalogue(shop.db, { parts: minParts(allSeries), seed: 1, onProgress: () => undefined })
  stockBefore = await stock()
  await addDemoAccount(shop.db, env)
}, 120_000)
afterAll(async () => {
  await shop.close()
  await rm(dataDir, { recursive: true })
})

test('the demo account has orders in every status, requests in both, and a default address of each kind', async () => {
  const orders = await counted('select status as key, count(*)::int as count from orders group by 1')
  expect(new Set(Object.keys(orders))).toEqual(new Set(orderStatuses))
  expect(
    Object.keys(await counted('select payment_method as key, count(*)::int as count from orders group by 1')),
  ).toHaveLength(2)
  expect(await counted('select status as key, count(*)::int as count from rfqs group by 1')).toEqual({
    submitted: 1,
    viewed: 3,
  })
  expect(
    await shop.db.query('select is_default_shipping as s, is_default_billing as b from addresses order by id'),
  ).toEqual([
    { s: false, b: true },
    { s: true, b: false },
  ])
})

test('a fresh seed breaks no rule of the shop and sends no mail', async () => {
  expect(await check(shop.db)).toEqual([])
  expect(await shop.db.query('select kind from outbox')).toEqual([])
})

test('its orders lie in the past, each step at its own time', async () => {
  const wrong = await shop.db.query(`
    select o.order_no, e.to_status from (
      select *, lag(at) over (partition by order_id order by id) as before from order_events) e
    join orders o on o.id = e.order_id
    where e.at > now() or e.at <= e.before or (e.before is null and e.at <> o.placed_at)
      or (e.to_status = 'shipping' and e.at <> o.shipped_at) or o.paid_at <= o.placed_at`)
  expect(wrong).toEqual([])
  const [{ days } = { days: 0 }] = await shop.db.query<{ days: number }>(
    'select extract(day from now() - min(placed_at))::int as days from orders',
  )
  expect(days).toBeGreaterThan(90)
  const changed = await shop.db.query(`
    select from orders o where o.updated_at > now() - interval '1 minute'
      or o.updated_at < (select max(e.at) from order_events e where e.order_id = o.id)`)
  expect(changed).toEqual([])
})

test('a second seed changes nothing', async () => {
  const before = await written()
  await addDemoAccount(shop.db, env)
  expect(await written()).toEqual(before)
})

test('the jobs of the shop leave them unchanged', async () => {
  const before = await written()
  expect(await releaseExpired({ ...shop.deps, log: shop.log })).toBe(0)
  await createPaymentService({ ...shop.deps, log: shop.log }).settleOpen()
  expect(await written()).toEqual(before)
  expect(await shop.db.query("select order_no from orders where status = 'unpaid' and expires_at is not null")).toEqual(
    [],
  )
})

test('sales refunds a payment of the simulator, and the buyer gets a mail', async () => {
  const simulator = await startSimulator({ port: 0, path: join(dataDir, 'paypal-simulator.jsonl') })
  try {
    const payments = createPaymentService({
      ...shop.deps,
      paypal: createPaypalClient(simulator.settings),
      log: pino({ level: 'silent' }),
    })
    const [order] = await shop.db.query<{ order_no: string }>(
      "select order_no from orders where status = 'confirming' and payment_method = 'paypal'",
    )
    expect(await payments.refundOrder(order?.order_no ?? '')).toMatchObject({
      status: 'refunded',
      payment_status: 'refunded',
    })
  } finally {
    await simulator.close()
  }
  expect(await shop.db.query('select kind from outbox')).toEqual([{ kind: 'orderRefunded' }])
  expect(await check(shop.db)).toEqual([])
})

test('they are replaced together with the catalogue', { timeout: 60_000 }, async () => {
  await expect(requireNoOrders(shop.db)).resolves.toBeUndefined()
  await dropSample(shop.db)
  for (const table of ['orders', 'rfqs', 'payments', 'stock_moves', 'outbox', 'idempotency_keys'])
    expect(await shop.db.query(`select 1 from ${table}`), table).toEqual([])
  await loadCatalogue(shop.db, { parts: minParts(allSeries), seed: 1, onProgress: () => undefined })
  expect(await stock()).toEqual(stockBefore)
  await addDemoAccount(shop.db, env)
  expect(await check(shop.db)).toEqual([])
  expect(await shop.db.query('select 1 from addresses')).toHaveLength(2)
})

test('the demo account signs in', async () => {
  const body = { email: 'demo@partgate.example', password: 'components-2026' }
  expect(await shop.call('POST', '/api/user/login?sequence=1', { body })).toMatchObject({ code: 200 })
})
