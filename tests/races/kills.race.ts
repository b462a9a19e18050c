import { describe, expect, inject, it } from 'vitest'
import { createRandom } from '../../schema/testing/create-random.ts'
import { isFullScope } from '../../schema/testing/scope.ts'
import { startLoad } from '../../shop-api/testing/races/load.ts'
import { killUnderLoad } from '../../shop-api/testing/races/kills.ts'
import { expireLeases, payOnce } from '../../shop-api/testing/races/payer.ts'
import { waitUntil } from '../../shop-api/testing/races/wait.ts'
import { useStack } from './use-stack.ts'

const stack = useStack()

/** The rounds of a full run take minutes on a slow machine. */
const timeout = isFullScope() ? 900_000 : 120_000

describe('under load', { timeout }, () => {
  it('shops killed at random lose no acknowledged order and place none twice', async () => {
    const { goods, ...open } = stack()
    const kinds = await Promise.all([goods(100_000), goods(100_000), goods(100_000)])
    const survived = await killUnderLoad({
      stack: { goods, ...open },
      goods: kinds,
      rounds: isFullScope() ? 12 : 3,
      random: createRandom(inject('seed')),
      afterwards: (placed) => payOnce(open.shops[placed.order.order_no.charCodeAt(3) % 2]!, placed),
    })
    await expireLeases(open.db)
    await Promise.all(open.shops.map((shop) => shop.run('settleOpen')))
    expect(survived).toMatchObject({ lost: [], doubled: 0 })
    expect(survived.acknowledged).toBeGreaterThan(3)
  })

  it('the numbers of many simultaneous orders are unique and do not reveal their count', async () => {
    const { both, goods, db } = stack()
    const kinds = await Promise.all([goods(100_000), goods(100_000)])
    const [last] = await db.query<{ id: number }>('select coalesce(max(id), 0)::int as id from orders')
    const load = startLoad({ shops: () => both, goods: kinds, buyers: 24, random: createRandom(inject('seed')) })
    for (const enough of isFullScope() ? [60, 120, 180, 240, 300] : [60, 120])
      await Promise.race([waitUntil(() => load.acknowledged.length >= enough, `${enough} orders`), load.failed])
    await load.stop()
    expect(new Set(load.acknowledged).size).toBe(load.acknowledged.length)

    const rows = await db.query<{ order_no: string; serial_no: string }>(
      'select order_no, serial_no from orders where id > $1 order by id',
      [last?.id],
    )
    for (const numbers of [rows.map(({ order_no }) => order_no), rows.map(({ serial_no }) => serial_no)]) {
      const rising = numbers.filter((number, i) => i > 0 && number > (numbers[i - 1] ?? '')).length
      expect(rising / numbers.length).toBeGreaterThan(0.35)
      expect(rising / numbers.length).toBeLessThan(0.65)
    }
  })
})
