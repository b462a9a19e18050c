import { codes } from '@partgate/schema/shop-api/envelope.ts'
import {
  prepareOrder,
  fillGuestCart,
  submitOrder,
  toPlaced,
  createGuest,
} from '@partgate/shop-api/testing/races/buyer.ts'
import { countStock, type RaceStack } from '@partgate/shop-api/testing/races/stack.ts'
import { retryUntilFinal } from '@partgate/shop-api/testing/races/wait.ts'

const buyers = 50
const presses = 8
const groupsAtOnce = 4

const pickShop = ({ shops }: RaceStack, index: number) => {
  const shop = shops[index % shops.length]
  if (!shop) throw new Error('The stack has no shops')
  return shop
}

export const lastPieces = async (stack: RaceStack, rounds: number, signal: AbortSignal) => {
  const goodsId = await stack.goods(0)
  const piece = { goods_id: goodsId, cart_num: 1 }
  let [sold, oversold, undersold, wrong] = [0, 0, 0, 0]
  for (let round = 0; round < rounds; round++) {
    signal.throwIfAborted()
    const stock = round % 2 === 0 ? 1 : 5
    await countStock(stack.db, goodsId, stock)
    const { key: first, body } = await prepareOrder(pickShop(stack, round), createGuest(), [piece])
    const responses = await Promise.all(
      Array.from({ length: buyers }, (_, i) => {
        const person = createGuest()
        const key = `${first.slice(0, 20)}${i}`
        const own = { ...body, idempotency_key: key, email: `buyer-${i}-${round}@example.com` }
        return submitOrder(pickShop(stack, i), person, { key, body: own })
      }),
    )
    const bought = responses.filter(({ code }) => code === codes.ok).length
    sold += bought
    oversold += Math.max(0, bought - stock)
    undersold += Math.max(0, stock - bought)
    wrong += responses.filter(
      ({ code }) => ![codes.ok, codes.outOfStock, codes.priceChanged].some((c) => c === code),
    ).length
  }
  return { sold, oversold, undersold, wrong }
}

export const duplicateSubmits = async (stack: RaceStack, groups: number, signal: AbortSignal) => {
  const goodsId = await stack.goods(1_000_000)
  let [twice, unanswered, done] = [0, 0, 0]
  const group = async (index: number) => {
    const person = await fillGuestCart(pickShop(stack, index), [{ goods_id: goodsId, cart_num: 1 }])
    const submit = await prepareOrder(pickShop(stack, index), person)
    const responses = await Promise.all(
      Array.from({ length: presses }, (_, i) =>
        retryUntilFinal(
          () => submitOrder(pickShop(stack, index + i), person, submit),
          ({ code }) => code !== codes.inProgress,
        ),
      ),
    )
    const numbers = responses.flatMap((response) =>
      response.code === codes.ok ? [toPlaced(person, response).order.order_no] : [],
    )
    unanswered += presses - numbers.length
    twice += new Set(numbers).size - 1
  }
  const lane = async () => {
    while (done < groups) {
      signal.throwIfAborted()
      await group(done++)
    }
  }
  await Promise.all(Array.from({ length: groupsAtOnce }, lane))
  const [row] = await stack.db.query<{ count: number }>(
    'select count(*)::int as count from order_lines where goods_id = $1',
    [goodsId],
  )
  return { twice: twice + Math.abs((row?.count ?? 0) - groups), unanswered }
}
