import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Goods } from '@partgate/schema/shop-api/goods.ts'
import { findGoodsInStock } from '../contract/members-and-goods.ts'
import { requestData } from '../contract/shop-client.ts'
import { env } from './env.ts'
import { toMinOrder } from './min-order.ts'
import { type Member, createMember } from './member.ts'
import { cancelOrder, declareTransfer, submitOrder, type Placed, receiveOrder } from './placed-order.ts'
import { getMain } from './screen.ts'
import { sendShopCommand } from './shop-command.ts'

const { cart, orders } = contract
const shop = env.SHOP_API_URL

const address = {
  contact_name: 'Ada Keller',
  company_name: 'Keller Messtechnik',
  telephone: '+49 30 5550 0123',
  country: 'DE',
  city: 'Berlin',
  address_line_1: 'Invalidenstr. 44',
  postal_code: '10115',
}

type Wanted = { lines?: number; goods?: Goods[]; method?: 'paypal' | 'bank'; remark?: string }

export const placeOrder = async (
  buyer: Member | { email: string },
  { lines = 1, goods, method = 'paypal', remark = '' }: Wanted = {},
) => {
  const bearer = 'bearer' in buyer ? buyer.bearer : undefined
  let cartToken: string | undefined
  for (const each of goods ?? (await findGoodsInStock(shop, lines))) {
    const body = { ...toMinOrder(each), customer_part_no: `C-${each.goods_id}` }
    cartToken = (await requestData(shop, cart.add, { bearer, cartToken, body })).cart_token ?? cartToken
  }
  const { quote_hash } = await requestData(shop, orders.before, {
    bearer,
    cartToken,
    body: { country: 'DE', carrier: 'dhl' },
  })
  return submitOrder({
    bearer,
    cartToken,
    body: {
      idempotency_key: randomUUID(),
      quote_hash,
      ...(!bearer && { email: buyer.email }),
      shipping_address: address,
      carrier: 'dhl',
      payment_method: method,
      purchase_order_no: 'PO 4711/26',
      remark,
    },
  })
}

/** Runs a command of the sales team, for example `order confirm PG-…`. */
export const runShopCommand = async (...args: string[]) => {
  if (!env.SHOP_DATA_DIR) throw new Error('SHOP_DATA_DIR must name the data folder of the running shop.')
  return (await sendShopCommand(env.SHOP_DATA_DIR, args)).data
}

export const shipOrder = async (placed: Placed) => {
  await runShopCommand('order', 'confirm', placed.number)
  await runShopCommand('order', 'ship', placed.number, '--carrier', 'dhl', '--number', 'JD014600003')
}

/** The shipped order has seven lines. */
export const placeOrdersOfEachStatus = async () => {
  const buyer = await createMember()
  const bank = { method: 'bank' } as const
  const orders = {
    unpaid: await placeOrder(buyer, { lines: 2, remark: 'In bags, please' }),
    confirming: await placeOrder(buyer, bank),
    canceled: await placeOrder(buyer),
    shipped: await placeOrder(buyer, { ...bank, lines: 7 }),
    received: await placeOrder(buyer, bank),
    preparing: await placeOrder(buyer, bank),
  }
  await declareTransfer(orders.confirming)
  await cancelOrder(orders.canceled)
  await shipOrder(orders.shipped)
  await runShopCommand('order', 'remark', orders.shipped.number, 'The reel comes on Monday.')
  await shipOrder(orders.received)
  await receiveOrder(orders.received)
  await runShopCommand('order', 'confirm', orders.preparing.number)
  return { buyer, orders }
}

export const orderGroup = (page: Page, { number }: Placed) => getMain(page).locator('tbody').filter({ hasText: number })
export const statusTab = (page: Page, name: string, count: number) =>
  getMain(page).getByRole('link', { name: `${name} ${count}`, exact: true })
