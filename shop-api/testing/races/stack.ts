import type { Database } from '#db/database.ts'
import { migrate } from '#db/migrate.ts'
import { openPostgresql } from '#db/postgresql.ts'
import { type Simulator, startSimulator } from '@partgate/paypal-simulator/start.ts'
import { postTo } from '@partgate/paypal-simulator/webhooks.ts'
import { check, type Violation } from '../../src/check/index.ts'
import { readCaptures } from './captures.ts'
import { openRaceShop, type RaceShop } from './process.ts'
import type { Start } from './messages.ts'
import { fillSmallCatalogue } from '../small-catalogue.ts'
import { smallParts } from '../small-parts.ts'

type Options = { databaseUrl: string; shops?: number; settings?: Record<string, string> }

export type RaceStack = {
  db: Database
  shops: RaceShop[]
  paypal: Simulator
  goods: (stock: number) => Promise<number>
  reopen: (index: number) => Promise<RaceShop>
  violations: () => Promise<Violation[]>
  close: () => Promise<void>
}

export const toWebhookUrl = (shop: { url: string } | undefined) => `${shop?.url}/api/pay/paypal/webhook`

export const countStock = async (db: Database, goodsId: number, pieces: number) => {
  await db.query(
    `with before as (select id, stock from goods where id = $1 and stock <> $2::int for update),
     after as (update goods g set stock = $2::int from before b where g.id = b.id)
     insert into stock_moves (goods_id, delta, stock_after, reason)
     select id, $2::int - stock, $2::int, 'counted' from before`,
    [goodsId, pieces],
  )
}

export const openRaceStack = async ({ databaseUrl, shops: count = 2, settings }: Options): Promise<RaceStack> => {
  const db = await openPostgresql(databaseUrl)
  await migrate(db)
  await fillSmallCatalogue(db)
  await db.exec('update goods set minimum = 1, multiple = 1')
  const paypal = await startSimulator({ port: 0 })
  const { apiUrl, clientId, clientSecret, webhookId } = paypal.settings
  const start: Start = {
    settings: {
      DATABASE_URL: databaseUrl,
      SITE_URL: 'http://shop.test',
      PAYPAL_API_URL: apiUrl,
      PAYPAL_CLIENT_ID: clientId,
      PAYPAL_CLIENT_SECRET: clientSecret,
      PAYPAL_WEBHOOK_ID: webhookId,
      ...settings,
    },
  }
  const shops = await Promise.all(Array.from({ length: count }, () => openRaceShop(start)))
  paypal.sendEventsTo((event) => postTo(toWebhookUrl(shops[0]))(event))

  const unused = smallParts.map(({ id }) => id * 10)
  return {
    db,
    shops,
    paypal,
    goods: async (stock) => {
      const goodsId = unused.pop()
      if (!goodsId) throw new Error('The small catalogue has no more goods')
      await db.query("update goods set stock = $2, price_breaks = '[[1, 187005], [10, 120505]]' where id = $1", [
        goodsId,
        stock,
      ])
      return goodsId
    },
    reopen: async (index) => {
      const shop = await openRaceShop(start)
      shops[index] = shop
      return shop
    },
    violations: () => check(db, readCaptures(paypal)),
    close: async () => {
      await Promise.all(shops.map((shop) => shop.kill()))
      await paypal.close()
      await db.close()
    },
  }
}
