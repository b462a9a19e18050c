import { order, type Order } from '@partgate/schema/shop-api/orders.ts'
import { type Quote, quote } from '@partgate/schema/shop-api/quote.ts'
import { codes, type envelope } from '@partgate/schema/shop-api/envelope.ts'
import { z } from 'zod'
import { createToken } from '#security/tokens.ts'
import { createCartClient, type Headers } from './cart-client.ts'
import { emptyTables } from './empty-tables.ts'
import type { TestShop } from './open-test-shop.ts'
import { partNamed, soldOut } from './small-parts.ts'

export const shippingAddress = {
  contact_name: 'Ada Lovelace',
  company_name: 'Analytical Engines',
  telephone: '+44 20 7946 0000',
  country: 'GB',
  state: '',
  city: 'London',
  address_line_1: '12 St James Square',
  address_line_2: '',
  postal_code: 'SW1Y 4JH',
}

type Envelope = z.output<typeof envelope>

const placed = z.object({ order, order_token: z.string().nullable() })
export const parseQuote = ({ data }: { data: unknown }): Quote => quote.parse(data)
export const parseOrder = ({ data }: { data: unknown }): Order => order.parse(data)

const written = ['orders', 'order_lines', 'order_events', 'order_tokens', 'stock_moves', 'idempotency_keys', 'outbox']

export const createOrderClient = (shop: TestShop) => {
  const carts = createCartClient(shop)
  const post = (path: string, headers: Headers, body: object) => shop.call('POST', path, { headers, body })
  const before = (headers: Headers, body: object = {}) => post('/api/orders/before', headers, body)
  const buyNowBefore = (headers: Headers, body: object) => post('/api/orders/buyNow_before', headers, body)
  const add = (headers: Headers, body: object) => post('/api/orders/add', headers, body)

  const form = async (headers: Headers, changes: Record<string, unknown> = {}) => {
    const destination = { country: 'GB', carrier: 'dhl' }
    const seen = 'lines' in changes ? { ...destination, lines: changes['lines'] } : destination
    const response = await ('lines' in changes ? buyNowBefore(headers, seen) : before(headers, seen))
    return {
      idempotency_key: createToken(),
      quote_hash: quote.safeParse(response.data).data?.quote_hash ?? '',
      shipping_address: shippingAddress,
      carrier: 'dhl',
      payment_method: 'paypal',
      ...changes,
    }
  }
  const placedIn = (response: Envelope) => {
    if (response.code !== codes.ok) throw new Error(`The order was refused: ${JSON.stringify(response)}`)
    return placed.parse(response.data)
  }

  const buy = async (headers: Headers, goods_id: number, cart_num = 20, changes: Record<string, unknown> = {}) =>
    placedIn(await add(headers, await form(headers, { lines: [{ goods_id, cart_num }], ...changes })))
  const ada = () => carts.member('ada@example.com')

  return {
    ...carts,
    put: carts.add,
    before,
    buyNowBefore,
    add,
    form,
    placedIn,
    detail: (headers: Headers, orderNo: string) => shop.call('GET', `/api/user/order/${orderNo}`, { headers }),
    cancel: (headers: Headers, order_no: string) => post('/api/user/order/cancel', headers, { order_no }),
    receive: (headers: Headers, order_no: string) => post('/api/user/order/receive', headers, { order_no }),
    list: (headers: Headers, query = '') => shop.call('GET', `/api/user/order${query}`, { headers }),

    buy,
    adaBuys: async (goodsId: number, quantity?: number) => {
      const headers = await ada()
      const { order } = await buy(headers, goodsId, quantity)
      return { headers, order }
    },
    adaFills: async (...goodsIds: number[]) => {
      const headers = await ada()
      for (const id of goodsIds) await carts.add(headers, id, 20)
      return { headers, form: await form(headers) }
    },

    everything: () =>
      Promise.all(
        [...written, 'cart_lines', 'goods'].map((table) => shop.db.query(`select * from ${table} order by 1, 2`)),
      ),
    readStock: async (goodsId: number) => {
      const [row] = await shop.db.query<{ stock: number }>('select stock from goods where id = $1', [goodsId])
      return row?.stock
    },
    mails: () =>
      shop.db.query<{ recipient: string; kind: string; lang: string; body_text: string; order_id: number }>(
        'select recipient, kind, lang, body_text, order_id from outbox order by id',
      ),
  }
}

/** Also resets the stock of the small catalogue. */
export const noOrders = `
  ${emptyTables([...written, 'payments', 'rate_limits', 'users', 'carts'])};
  update goods set stock = case id % 10 when 0 then 1205 else 20000 end
    where id / 10 <> ${partNamed(soldOut).id};
  update goods set price_breaks = json_build_array(json_build_array(10, 1870 + part_id), '[100, 1205]'::json, '[1000, 955]'::json)
    where first_price is not null;
  update parts set weight_mg = 20 where weight_mg <> 20`
