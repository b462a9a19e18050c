import type { Placed } from './buyer.ts'
import { startLoad } from './load.ts'
import type { RaceStack } from './stack.ts'
import { waitUntil } from './wait.ts'

type Kills = {
  stack: RaceStack
  goods: readonly number[]
  rounds: number
  random: () => number
  afterwards?: (placed: Placed) => Promise<void>
  signal?: AbortSignal
}

type Survived = { acknowledged: number; lost: string[]; doubled: number }

const buyers = 6

export const killUnderLoad = async ({ stack, goods, rounds, random, afterwards, signal }: Kills): Promise<Survived> => {
  const [before] = await stack.db.query<{ count: number }>('select count(*)::int as count from orders')
  const load = startLoad({ shops: () => stack.shops, goods, buyers, random }, afterwards)
  for (let round = 0; round < rounds; round++) {
    signal?.throwIfAborted()
    const enough = load.acknowledged.length + 1 + Math.floor(random() * 12)
    await Promise.race([waitUntil(() => load.acknowledged.length >= enough, 'orders under load'), load.failed])
    const index = round % stack.shops.length
    await stack.shops[index]?.kill()
    await stack.reopen(index)
  }
  await load.stop()
  const { acknowledged } = load
  const found = await stack.db.query<{ order_no: string }>('select order_no from orders where order_no = any($1)', [
    acknowledged,
  ])
  const known = new Set(found.map(({ order_no }) => order_no))
  const [after] = await stack.db.query<{ count: number }>('select count(*)::int as count from orders')
  const made = (after?.count ?? 0) - (before?.count ?? 0)
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((orderNo) => !known.has(orderNo)),
    doubled: made - acknowledged.length,
  }
}
