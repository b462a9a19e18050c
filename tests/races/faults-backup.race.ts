import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { createRandom } from '../../schema/testing/create-random.ts'
import { isFullScope } from '../../schema/testing/scope.ts'
import { check } from '../../shop-api/src/check/index.ts'
import { migrate, migrationsMissing } from '../../shop-api/src/db/migrate.ts'
import { openDatabase } from '../../shop-api/src/db/open.ts'
import { openPostgresql } from '../../shop-api/src/db/postgresql.ts'
import { createTestDatabase } from '../../shop-api/testing/postgres.ts'
import { requestEnvelope, placeOrder } from '../../shop-api/testing/races/buyer.ts'
import { openRaceShop } from '../../shop-api/testing/races/process.ts'
import { startLoad } from '../../shop-api/testing/races/load.ts'
import { fillSmallCatalogue } from '../../shop-api/testing/small-catalogue.ts'
import { tapeId } from '../../shop-api/testing/small-parts.ts'
import { waitUntil } from '../../shop-api/testing/races/wait.ts'
import { useStack } from './use-stack.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'partgate-backup-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const tape = tapeId('RC0603FR-0710KL')
const settingsFor = (dataDir: string) => ({
  settings: { DATA_DIR: dataDir, SITE_URL: 'http://shop.test', PAYPAL_SIMULATOR_PORT: '1' },
})

const inFolder = async <T>(dataDir: string, work: (db: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>) => {
  const db = await openDatabase({ DATA_DIR: dataDir })
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

describe('a backup of the embedded database', () => {
  it.runIf(isFullScope())('works from a copy of the folder made while no shop runs', { timeout: 180_000 }, async () => {
    const [original, copy] = [join(folder, 'shop'), join(folder, 'copy')]
    await inFolder(original, async (db) => {
      await migrate(db)
      await fillSmallCatalogue(db)
    })
    const shop = await openRaceShop(settingsFor(original))
    const placed = [
      await placeOrder(shop, { goods_id: tape, cart_num: 10 }),
      await placeOrder(shop, { goods_id: tape, cart_num: 20 }),
    ]
    await shop.kill()
    await cp(original, copy, { recursive: true })

    const second = await openRaceShop(settingsFor(copy))
    for (const { order, person } of placed) {
      const response = await requestEnvelope(second, person, contract.orders.detail, { params: { id: order.order_no } })
      expect(response).toMatchObject({ code: codes.ok, data: { order_no: order.order_no } })
    }
    await placeOrder(second, { goods_id: tape, cart_num: 30 })
    await second.kill()
    await inFolder(copy, async (db) => {
      expect(await check(db)).toEqual([])
      expect(await db.query('select from orders')).toHaveLength(3)
    })
  })
})

const readVersion = (tool: string) =>
  Number(/ (\d+)/.exec(spawnSync(tool, ['--version']).stdout?.toString() ?? '')?.[1] ?? 0)

const run = async (tool: string, args: string[]) => {
  const child = spawn(tool, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  child.stderr.on('data', (text: Buffer) => (output += text.toString()))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${tool} ended with ${code}: ${output}`)
}

describe('a backup of PostgreSQL', () => {
  const stack = useStack()

  // pg_dump reads only servers up to its own version.
  it.runIf(readVersion('pg_dump') >= inject('postgres').version)(
    'restores to one consistent moment from a dump taken while the shop sells',
    async () => {
      const { both, goods, db } = stack()
      const [row] = await db.query<{ name: string }>('select current_database() as name')
      const source = new URL(inject('postgres').url)
      source.pathname = `/${row?.name}`
      const kinds = await Promise.all([goods(100_000), goods(100_000)])
      const load = startLoad({ shops: () => both, goods: kinds, buyers: 6, random: createRandom(inject('seed')) })
      const orders = (count: number) =>
        Promise.race([waitUntil(() => load.acknowledged.length >= count, `${count} orders`), load.failed])
      await orders(5)
      const before = [...load.acknowledged]
      const dump = join(folder, 'dump')
      await run('pg_dump', ['--format=custom', `--file=${dump}`, source.href])
      await orders(load.acknowledged.length + 3)
      await load.stop()

      const target = await createTestDatabase(inject('postgres'))
      await run('pg_restore', ['--no-owner', '--exit-on-error', `--dbname=${target.url}`, dump])
      const restored = await openPostgresql(target.url)
      try {
        expect(await migrationsMissing(restored)).toEqual([])
        expect(await check(restored)).toEqual([])
        const found = await restored.query<{ order_no: string }>('select order_no from orders')
        const numbers = found.map(({ order_no }) => order_no)
        expect(numbers).toEqual(expect.arrayContaining(before))
        expect(numbers.length).toBeLessThan(load.acknowledged.length)
      } finally {
        await restored.close()
        await target.drop()
      }
    },
  )
})
