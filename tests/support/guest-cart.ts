import type { BrowserContext } from '@playwright/test'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Goods } from '@partgate/schema/shop-api/goods.ts'
import { findGoodsInStock } from '../contract/members-and-goods.ts'
import { requestData } from '../contract/shop-client.ts'
import { env } from './env.ts'
import { toMinOrder } from './min-order.ts'

const { cart } = contract
const shop = env.SHOP_API_URL

/** Light goods in tubes; no other test checks their stock. */
export const findTubes = (count: number) => findGoodsInStock(shop, count, 'tube')

type GuestLine = { goods: Goods; times: number }

export const openGuestCart = async (context: BrowserContext, lines: readonly GuestLine[]) => {
  let cartToken: string | undefined
  for (const { goods, times } of lines) {
    const minOrder = toMinOrder(goods)
    const body = { ...minOrder, cart_num: minOrder.cart_num * times }
    const { cart_token } = await requestData(shop, cart.add, { cartToken, body })
    cartToken ??= cart_token ?? undefined
  }
  if (!cartToken) throw new Error('The guest got no cart.')
  await context.addCookies([{ name: 'cart', value: cartToken, url: env.SITE_URL }])
  const read = () => requestData(shop, cart.lists, { cartToken })
  const remove = async ({ goods_id }: Goods) => {
    const line = (await read()).list.find(({ goods }) => goods.goods_id === goods_id)
    if (!line) throw new Error('The cart does not contain these goods.')
    await requestData(shop, cart.delete, { cartToken, params: { id: String(line.cart_id) } })
  }
  return { read, remove }
}
