import { prepareOrder, type Placed, submitUntilFinal, toPlaced, createGuest } from './buyer.ts'
import { retryUntilFinal } from './wait.ts'

type Shop = { url: string }

type Random = () => number

export const chooseOne = <T>(list: readonly T[], random: Random): T => {
  const one = list[Math.floor(random() * list.length)]
  if (one === undefined) throw new Error('There is nothing to choose from')
  return one
}

/** Its shops may die at any time, so it repeats the request with the same key until the order is acknowledged. */
const placeOrderWithRetries = async (chooseShop: () => Shop, goodsId: number): Promise<Placed> => {
  const person = createGuest()
  const submit = await retryUntilFinal(() => prepareOrder(chooseShop(), person, [{ goods_id: goodsId, cart_num: 1 }]))
  return toPlaced(person, await submitUntilFinal(chooseShop, person, submit))
}

type Load = { shops: () => readonly Shop[]; goods: readonly number[]; buyers: number; random: Random }

export const startLoad = (
  { shops, goods, buyers, random }: Load,
  afterwards: (placed: Placed) => Promise<void> = async () => {},
) => {
  const acknowledged: string[] = []
  const stopping = new AbortController()
  const lane = async () => {
    while (!stopping.signal.aborted) {
      const placed = await placeOrderWithRetries(() => chooseOne(shops(), random), chooseOne(goods, random))
      acknowledged.push(placed.order.order_no)
      await afterwards(placed)
    }
  }
  const lanes = Array.from({ length: buyers }, lane)
  const failed = Promise.all(lanes)
  failed.catch(() => undefined)
  return {
    acknowledged,
    failed,
    stop: async () => {
      stopping.abort()
      await failed
    },
  }
}
