import type { Placed } from './race-buyer.ts'
import { startBuying } from './race-load.ts'
import type { RaceStreet } from './race-street.ts'
import { until } from './race-wait.ts'

type Kills = {
  street: RaceStreet
  goods: readonly number[]
  rounds: number
  afterwards?: (placed: Placed) => Promise<void>
  signal?: AbortSignal
}

/** What came of shops that were killed under load, each as by kill -9 after a random number of orders. */
export type Survived = { acknowledged: number; lost: string[]; doubled: number }

const buyers = 6

/** Kills one shop after the other under load and opens another in its place. */
export const killUnderLoad = async ({ street, goods, rounds, afterwards, signal }: Kills): Promise<Survived> => {
  const [before] = await street.db.query<{ count: number }>('select count(*)::int as count from orders')
  const load = startBuying({ shops: () => street.shops, goods, buyers }, afterwards)
  for (let round = 0; round < rounds; round++) {
    signal?.throwIfAborted()
    const enough = load.acknowledged.length + 1 + Math.floor(Math.random() * 12)
    await Promise.race([until(() => load.acknowledged.length >= enough, 'orders under load'), load.failed])
    const index = round % street.shops.length
    await street.shops[index]?.kill()
    await street.reopen(index)
  }
  await load.stop()
  const { acknowledged } = load
  const found = await street.db.query<{ order_no: string }>('select order_no from orders where order_no = any($1)', [
    acknowledged,
  ])
  const known = new Set(found.map(({ order_no }) => order_no))
  const [after] = await street.db.query<{ count: number }>('select count(*)::int as count from orders')
  const made = (after?.count ?? 0) - (before?.count ?? 0)
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((orderNo) => !known.has(orderNo)),
    doubled: made - acknowledged.length,
  }
}
