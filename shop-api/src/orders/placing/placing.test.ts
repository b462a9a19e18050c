import { describe, expect, it } from 'vitest'
import { mergeGuestCart } from '#cart/index.ts'
import { formatMinute } from '#i18n/format-minute.ts'
import type { TestShop } from '../../../testing/open-test-shop.ts'
import { toCart } from '../../../testing/cart-client.ts'
import { parseOrder, parseQuote, shippingAddress } from '../../../testing/order-client.ts'
import { reelId, tapeId } from '../../../testing/small-parts.ts'
import { type OrderClient, useOrderClient } from '../../../testing/use-client.ts'

let shop: TestShop
let client: OrderClient
useOrderClient((opened) => ({ shop, client } = opened))

const [tape, other, reel] = [tapeId('RC0603FR-0710KL'), tapeId('LM358DR'), reelId('RC0603FR-0710KL')]
const rows = (table: string) => shop.db.query(`select * from ${table} order by 1, 2`)
const linkIn = (text = '') => /http:\/\/shop\.test\S+/.exec(text)?.[0]

describe('a member', () => {
  it('orders what is selected in the cart; the rest stays there', async () => {
    const headers = await client.member('ada@example.com')
    for (const id of [tape, other, reel]) await client.put(headers, id, id === reel ? 5_000 : 100)
    const { list } = await client.lists(headers)
    await client.select(headers, [list[2]?.cart_id ?? 0], false)
    const shown = parseQuote(await client.before(headers, { country: 'GB', carrier: 'dhl' }))
    const response = await client.add(
      headers,
      await client.form(headers, { purchase_order_no: ' PO 4711/26 ', remark: 'Ring twice.' }),
    )
    expect(response).toMatchObject({ code: 200, message: 'Order submitted successfully' })
    const { order, order_token } = client.placedIn(response)
    expect(order_token).toBeNull()
    expect(order).toMatchObject({
      status: 'unpaid',
      payment_status: 'none',
      email: 'ada@example.com',
      subtotal: shown.subtotal,
      freight: '40.00',
      total: shown.total,
      confirm_with_sales: false,
      shipping_address: shippingAddress,
      billing_address: shippingAddress,
      purchase_order_no: 'PO 4711/26',
      remark: 'Ring twice.',
      can_pay: true,
      can_cancel: true,
      can_receive: false,
      history: [{ status: 'unpaid', at: order.placed_at }],
    })
    expect(order.lines.map(({ goods_id, cart_num, price, amount }) => [goods_id, cart_num, price, amount])).toEqual(
      shown.lines.map(({ goods, cart_num, price, amount }) => [goods.goods_id, cart_num, price, amount]),
    )
    expect(Date.parse(order.expires_at ?? '') - Date.parse(order.placed_at)).toBe(1_440 * 60_000)
    expect((await client.lists(headers)).list.map(({ goods }) => goods.goods_id)).toEqual([reel])
    expect(parseOrder(await client.detail(headers, order.order_no))).toEqual(order)
  })

  it('orders lines with the part numbers of the own company; the cart stays unchanged', async () => {
    const headers = await client.member('ada@example.com')
    await client.put(headers, tape, 20)
    const lines = [
      { goods_id: other, cart_num: 100, customer_part_no: ' 4711-B ' },
      { goods_id: tape, cart_num: 20 },
    ]
    const { order } = client.placedIn(await client.add(headers, await client.form(headers, { lines })))
    expect(order.lines).toMatchObject([
      { line_no: 1, goods_id: other, cart_num: 100, customer_part_no: '4711-B' },
      { line_no: 2, goods_id: tape, cart_num: 20, customer_part_no: '' },
    ])
    const [mail] = await client.mails()
    expect(mail?.body_text).toContain('\n    Your part no.: 4711-B\n')
    expect((await client.lists(headers)).list).toMatchObject([{ goods: { goods_id: tape }, cart_num: 20 }])
  })

  it('finds the part numbers of the own company in the order, from the guest cart on', async () => {
    const body = {
      lines: [tape, other].map((goods_id) => ({ goods_id, cart_num: 20, customer_part_no: `C-${goods_id}` })),
    }
    const { cart_token } = toCart(await shop.call('POST', '/api/cart/addMany', { body }))
    const guest = { 'Cart-Token': cart_token ?? '' }
    const { list } = toCart(await client.put(guest, tape, 10))
    await shop.call('POST', '/api/cart/save', { headers: guest, body: { cart_ids: [list[1]?.cart_id] } })
    const headers = await client.member('ada@example.com')
    const [ada] = await shop.db.query<{ id: number }>('select id from users')
    await shop.db.tx((tx) => mergeGuestCart(tx, { cartToken: cart_token ?? '', userId: ada?.id ?? 0 }))
    const { saved } = await client.lists(headers)
    expect(saved).toMatchObject([{ customer_part_no: `C-${other}` }])
    await shop.call('POST', '/api/cart/unsave', { headers, body: { saved_ids: [saved[0]?.saved_id] } })
    const { order } = client.placedIn(await client.add(headers, await client.form(headers)))
    expect(order.lines).toMatchObject([
      { goods_id: tape, cart_num: 30, customer_part_no: `C-${tape}` },
      { goods_id: other, cart_num: 20, customer_part_no: `C-${other}` },
    ])
  })

  it('gets one mail with what was ordered, to the cent, and a link to the order', async () => {
    const headers = { ...(await client.member('ada@example.com')), Lang: 'de' }
    const { order } = await client.buy(headers, tape, 100, { purchase_order_no: 'PO 4711/26' })
    const [mail, ...others] = await client.mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ recipient: 'ada@example.com', kind: 'orderPlaced', lang: 'de' })
    const deadline = formatMinute(new Date(order.expires_at!))
    const facts = [`Zahlbar bis: ${deadline}`, order.order_no, order.serial_no, 'PO 4711/26', 'RC0603FR-0710KL']
    const amounts = [order.subtotal, order.freight, order.total].map(
      (amount) => `${amount?.replace('.', ',')}\u00A0USD`,
    )
    for (const said of [...facts, ...amounts]) expect(mail?.body_text).toContain(said)
    expect(linkIn(mail?.body_text)).toBe(`http://shop.test/de/myaccount/order-status-history/${order.order_no}`)
  })

  it('is sent to saved addresses, which stay on the order as they were', async () => {
    const headers = await client.member('ada@example.com')
    const stored = { ...shippingAddress, city: 'Oxford' }
    const saved = await shop.db.query<{ id: number }>(
      'insert into addresses (user_id, body) select id, $1 from users returning id',
      [JSON.stringify(stored)],
    )
    const { order } = await client.buy(headers, tape, 20, {
      shipping_address: undefined,
      shipping_address_id: saved[0]?.id,
      billing_address: { ...shippingAddress, city: 'Leeds' },
    })
    await shop.db.query('delete from addresses')
    expect(parseOrder(await client.detail(headers, order.order_no))).toMatchObject({
      shipping_address: stored,
      billing_address: { ...shippingAddress, city: 'Leeds' },
    })
  })
})

describe('a guest', () => {
  it('orders from the cart, and opens the order with the returned and the mailed token', async () => {
    const { headers } = await client.guest(tape)
    const { order, order_token } = client.placedIn(
      await client.add(headers, await client.form(headers, { email: 'bob@example.com' })),
    )
    expect(order.email).toBe('bob@example.com')
    expect((await client.lists(headers)).list).toEqual([])
    const [mail] = await client.mails()
    const mailed = new URL(linkIn(mail?.body_text) ?? '')
    expect(mailed.pathname).toBe(`/myaccount/order-status-history/${order.order_no}`)
    const secrets = [order_token ?? '', mailed.searchParams.get('token') ?? '']
    expect(new Set([...secrets, headers['Cart-Token']]).size).toBe(3)
    for (const secret of secrets)
      expect(parseOrder(await client.detail({ 'Order-Token': secret }, order.order_no))).toEqual(order)
    const storedText = JSON.stringify([
      await rows('orders'),
      await rows('order_tokens'),
      await rows('idempotency_keys'),
    ])
    for (const secret of secrets) expect(storedText).not.toContain(secret)
  })

  it('buys without a cart, and without changing an existing one', async () => {
    const { headers } = await client.guest(other)
    const bare = await client.buy({}, tape, 30, { email: 'bob@example.com' })
    const withCart = await client.buy(headers, tape, 40, { email: 'bob@example.com' })
    expect([bare.order.lines[0]?.cart_num, withCart.order.lines[0]?.cart_num]).toEqual([30, 40])
    expect((await client.lists(headers)).list).toMatchObject([{ cart_num: 20 }])
    expect(await client.readStock(tape)).toBe(1_205 - 70)
  })
})

it('an order keeps different shipping and billing addresses, as stored and as returned', async () => {
  const billingAddress = {
    ...shippingAddress,
    contact_name: 'Grace Hopper',
    country: 'DE',
    city: 'Berlin',
    postal_code: '10117',
  }
  const { order } = await client.buy(await client.member('ada@example.com'), tape, 20, {
    billing_address: billingAddress,
  })
  const addresses = { shipping_address: shippingAddress, billing_address: billingAddress }
  expect(order).toMatchObject(addresses)
  expect(await rows('orders')).toMatchObject([addresses])
})

it('unlisted goods are not ordered and stay in the cart', async () => {
  const headers = await client.member('ada@example.com')
  for (const id of [tape, other]) await client.put(headers, id, 20)
  await shop.db.query('update goods set id = -id where id = $1', [tape])
  const { order } = client.placedIn(await client.add(headers, await client.form(headers)))
  await shop.db.query('update goods set id = -id where id = $1', [-tape])
  expect(order.lines.map(({ goods_id }) => goods_id)).toEqual([other])
  expect((await client.lists(headers)).list.map(({ goods }) => goods.goods_id)).toEqual([tape])
})

it('an order takes its items from stock and records the moves', async () => {
  const headers = await client.member('ada@example.com')
  await client.put(headers, other, 30)
  await client.put(headers, tape, 200)
  await client.add(headers, await client.form(headers))
  expect([await client.readStock(tape), await client.readStock(other)]).toEqual([1_005, 1_175])
  expect(await rows('stock_moves')).toMatchObject([
    { goods_id: tape, delta: -200, stock_after: 1_005, reason: 'placed' },
    { goods_id: other, delta: -30, stock_after: 1_175, reason: 'placed' },
  ])
})

it('the last pieces can be ordered', async () => {
  await shop.db.query('update goods set stock = 20 where id = $1', [tape])
  await client.adaBuys(tape, 20)
  expect(await client.readStock(tape)).toBe(0)
})

it('an order above half a kilogram has no freight and no total, and cannot be paid yet', async () => {
  await shop.db.query('update parts set weight_mg = 50001 where id = $1', [tape / 10])
  const { order } = await client.adaBuys(tape, 10)
  expect(order).toMatchObject({
    freight: null,
    total: null,
    confirm_with_sales: true,
    can_pay: false,
    weight_mg: 500_010,
  })
  expect((await client.mails())[0]?.body_text).toContain('to be confirmed by sales')
})

it('the numbers of an order are unique and do not reveal the number of orders', async () => {
  const headers = await client.member('ada@example.com')
  const orders = []
  for (let i = 0; i < 3; i++) orders.push((await client.buy(headers, tape)).order)
  expect(new Set(orders.flatMap(({ order_no, serial_no }) => [order_no, serial_no])).size).toBe(6)
})

it('an order keeps its lines when the goods change or disappear', async () => {
  const { headers, order } = await client.adaBuys(tape, 20)
  await shop.db.query("update goods set price_breaks = '[[10, 9999]]' where id = $1", [tape])
  const [line] = parseOrder(await client.detail(headers, order.order_no)).lines
  expect(line).toMatchObject({
    price: '0.01880',
    goods: { prices: expect.arrayContaining([{ quantity: 10, unit_price: '0.09999' }]) },
  })
  await shop.db.query('update goods set id = -id where id = $1', [tape])
  expect(parseOrder(await client.detail(headers, order.order_no)).lines[0]).toMatchObject({
    price: '0.01880',
    goods: null,
  })
  await shop.db.query('update goods set id = -id where id = $1', [-tape])
})
