import * as fc from 'fast-check'
import { beforeAll, expect, inject, it } from 'vitest'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { codes, envelope, failureData } from '@partgate/schema/shop-api/envelope.ts'
import type { Goods } from '@partgate/schema/shop-api/goods.ts'
import { env } from './env.ts'
import { requestData, sendRequest } from './shop-client.ts'
import { createGuestCart, findGoods } from './members-and-goods.ts'

const { cart, catalogue } = contract

const shop = inject('shop').address
let goods: Goods
let guest: { cartToken: string; cart_id: number }
beforeAll(async () => {
  const { goods_id } = await findGoods(shop)
  // Tests of other files have ordered some of the stock since it was found.
  const [current] = await requestData(shop, catalogue.goodsDetail, { query: { ids: `${goods_id}` } })
  if (!current) throw new Error('The shop has no details of its goods.')
  goods = current
  guest = await createGuestCart(shop)
})

const inCart = async () =>
  (await requestData(shop, cart.lists, { cartToken: guest.cartToken })).list.map((l) => l.cart_num)

const verdict = (typed: unknown, before: number) => {
  const isQuantity = typeof typed === 'number' && Number.isInteger(typed) && typed >= 1 && typed <= 999_999_999
  if (!isQuantity) return codes.invalidRequest
  const wanted = before + typed
  if (wanted < goods.minimum) return codes.belowMinimum
  if (wanted % goods.multiple !== 0) return codes.notAMultiple
  return wanted > goods.stock ? codes.outOfStock : codes.ok
}

const asNumber = fc.oneof(
  fc.integer({ min: -10, max: 5_000 }),
  fc.integer({ min: 1, max: 40 }).map((times) => times * 10),
  fc.integer({ min: -2_147_483_648, max: 2_147_483_647 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(999_999_999, 1_000_000_000, 2_147_483_648, 9_007_199_254_740_992, 0, -0, 0.1),
)
const written = fc.oneof(
  { weight: 8, arbitrary: asNumber.map((number) => JSON.stringify(number)) },
  { weight: 2, arbitrary: asNumber.map((number) => JSON.stringify(String(number))) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '1e400',
      '1e2',
      '1E+1',
      '10.0',
      '"１０"',
      '"٣"',
      'null',
      'true',
      '[10]',
      '{"a":10}',
      '""',
    ),
  },
)

it('a cart holds the requested quantity if the terms allow it, and otherwise keeps its quantity', async () => {
  const changed = fc.asyncProperty(fc.constantFrom('add', 'addMinus'), written, async (name, text) => {
    const [before = 0] = await inCart()
    const line = name === 'add' ? `"goods_id":${goods.goods_id}` : `"cart_id":${guest.cart_id}`
    const options = { cartToken: guest.cartToken, text: `{${line},"cart_num":${text}}` }
    const response = await sendRequest(shop, cart[name], options)
    expect(response.status).toBe(200)
    const { code, data } = envelope.strict().parse(await response.json())
    const typed: unknown = JSON.parse(text)
    const held = name === 'add' ? before : 0
    expect(code).toBe(verdict(typed, held))
    expect(await inCart()).toEqual([code === codes.ok ? held + Number(typed) : before])
    const { fields = [] } = code === codes.ok ? {} : failureData.strict().parse(data)
    expect(fields.map(({ field }) => field)).toEqual(code === codes.invalidRequest ? ['cart_num'] : [])
  })
  await fc.assert(changed, { numRuns: env.QUANTITIES, seed: 1 })
}, 3_600_000)
