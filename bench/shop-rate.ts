import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@partgate/shop-api/src/db/open.ts'
import { migrate } from '@partgate/shop-api/src/db/migrate.ts'
import { prepareOrder, submitOrder, toPlaced, createGuest } from '@partgate/shop-api/testing/races/buyer.ts'
import { openRaceShop } from '@partgate/shop-api/testing/races/process.ts'
import { fillSmallCatalogue } from '@partgate/shop-api/testing/small-catalogue.ts'
import { quantile } from './quantile.ts'

const buyers = 8
const warmUpSeconds = 2
const seconds = 8
const goodsIds = [10, 20, 30, 40, 50, 60, 70, 80]

export type Rate = { perSecond: number; p50Ms: number; p95Ms: number }
type Shop = { url: string }

/** A checkout is a quote and an order of one line. */
const checkout = async (shop: Shop, goodsId: number) => {
  const person = createGuest()
  const submit = await prepareOrder(shop, person, [{ goods_id: goodsId, cart_num: 1 }])
  toPlaced(person, await submitOrder(shop, person, submit))
}

const measure = async (shops: readonly Shop[]): Promise<Rate> => {
  const times: number[] = []
  const from = performance.now() + warmUpSeconds * 1_000
  const to = from + seconds * 1_000
  const lane = async (_: unknown, index: number) => {
    for (let turn = index; performance.now() < to; turn++) {
      const startedAt = performance.now()
      const shop = shops[turn % shops.length]
      if (shop) await checkout(shop, goodsIds[turn % goodsIds.length] ?? 0)
      if (startedAt >= from) times.push(performance.now() - startedAt)
    }
  }
  await Promise.all(Array.from({ length: buyers }, lane))
  const sorted = times.toSorted((a, b) => a - b)
  return { perSecond: sorted.length / seconds, p50Ms: quantile(sorted, 0.5), p95Ms: quantile(sorted, 0.95) }
}

const stocked = `
  update goods set minimum = 1, multiple = 1;
  update goods set stock = 1000000, price_breaks = '[[1, 187005]]';`

const rateOn = async (where: { DATABASE_URL: string } | { DATA_DIR: string }, shops: number): Promise<Rate> => {
  const db = await openDatabase({ DATA_DIR: '', ...where })
  await migrate(db)
  await fillSmallCatalogue(db)
  await db.exec(stocked)
  await db.close()
  const settings = { ...where, SITE_URL: 'http://shop.test', NODE_ENV: 'production' }
  const open = await Promise.all(Array.from({ length: shops }, () => openRaceShop({ settings })))
  try {
    return await measure(open)
  } finally {
    await Promise.all(open.map((shop) => shop.kill()))
  }
}

export const rateOnPostgresql = (databaseUrl: string, shops: number) => rateOn({ DATABASE_URL: databaseUrl }, shops)

export const rateOnEmbedded = async (): Promise<Rate> => {
  const folder = await mkdtemp(join(tmpdir(), 'partgate-bench-shop-'))
  try {
    return await rateOn({ DATA_DIR: folder }, 1)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
