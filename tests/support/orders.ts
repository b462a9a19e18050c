import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { Goods } from '@partgate/schema/shop-api/goods.ts'
import { requestShop } from '@partgate/shop-api/src/staff/control-client.ts'
import { controlPath } from '@partgate/shop-api/src/staff/control-path.ts'
import { dataOf } from '../contract/shop.ts'
import { env } from './env.ts'
import { toMinOrder } from './min-order.ts'
import { type Member, newMember } from './member.ts'
import { cancel, declare, place, type Placed, receive } from './placed-order.ts'
import { mainOf } from './screen.ts'

const { cart, catalogue, orders } = contract
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

const inStock = async (limit: number) => {
  const query = { sort: 'stock', in_stock: '1', packaging: 'cut_tape', limit: `${limit}` }
  return (await dataOf(shop, catalogue.search, { query })).list
}

type Wanted = { lines?: number; goods?: Goods[]; method?: 'paypal' | 'bank'; remark?: string }

export const placeOrder = async (
  buyer: Member | { email: string },
  { lines = 1, goods, method = 'paypal', remark = '' }: Wanted = {},
) => {
  const bearer = 'bearer' in buyer ? buyer.bearer : undefined
  let cartToken: string | undefined
  for (const each of goods ?? (await inStock(lines))) {
    const body = toMinOrder(each)
    cartToken = (await dataOf(shop, cart.add, { bearer, cartToken, body })).cart_token ?? cartToken
  }
  const { quote_hash } = await dataOf(shop, orders.before, {
    bearer,
    cartToken,
    body: { country: 'DE', carrier: 'dhl' },
  })
  return place({
    bearer,
    cartToken,
    body: {
      idempotency_key: randomUUID(),
      quote_hash,
      ...(!bearer && { email: buyer.email }),
      shipping_address: address,
      carrier: 'dhl',
      payment_method: method,
      remark,
    },
  })
}

/** Runs a command of the sales team, for example `order confirm PG-…`. */
export const staff = async (...args: string[]) => {
  if (!env.SHOP_DATA_DIR) throw new Error('SHOP_DATA_DIR must name the data folder of the running shop.')
  const answer = await requestShop(controlPath(env.SHOP_DATA_DIR), args)
  if (!answer?.ok) throw new Error(answer?.message ?? 'The shop has no control socket.')
  return answer.data
}

export const ship = async (placed: Placed) => {
  await staff('order', 'confirm', placed.number)
  await staff('order', 'ship', placed.number, '--carrier', 'dhl', '--number', 'JD014600003')
}

/** The shipped order has seven lines. */
export const severalOrders = async () => {
  const buyer = await newMember()
  const bank = { method: 'bank' } as const
  const orders = {
    unpaid: await placeOrder(buyer, { lines: 2, remark: 'In bags, please' }),
    confirming: await placeOrder(buyer, bank),
    canceled: await placeOrder(buyer),
    shipped: await placeOrder(buyer, { ...bank, lines: 7 }),
    received: await placeOrder(buyer, bank),
    preparing: await placeOrder(buyer, bank),
  }
  await declare(orders.confirming)
  await cancel(orders.canceled)
  await ship(orders.shipped)
  await staff('order', 'remark', orders.shipped.number, 'The reel comes on Monday.')
  await ship(orders.received)
  await receive(orders.received)
  await staff('order', 'confirm', orders.preparing.number)
  return { buyer, orders }
}

export const groupOf = (page: Page, { number }: Placed) => mainOf(page).locator('tbody').filter({ hasText: number })
export const tabOf = (page: Page, name: string, count: number) =>
  mainOf(page).getByRole('link', { name: `${name} ${count}`, exact: true })
