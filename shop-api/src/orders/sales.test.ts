import { describe, expect, it } from 'vitest'
import { formatMinute } from '#i18n/format-minute.ts'
import type { TestShop } from '../../testing/open-test-shop.ts'
import { parseOrder } from '../../testing/order-client.ts'
import { tapeId } from '../../testing/small-parts.ts'
import { type OrderClient, useOrderClient } from '../../testing/use-client.ts'
import { moveOrder } from './move-order.ts'
import { releaseExpired } from './release-expired.ts'
import { createSalesService } from './sales.ts'

let shop: TestShop
let client: OrderClient
let sales: ReturnType<typeof createSalesService>
useOrderClient((opened) => {
  ;({ shop, client } = opened)
  sales = createSalesService(shop.deps)
})

const tape = tapeId('RC0603FR-0710KL')
const siteUrl = 'http://shop.test'
const refusal = (code: number) => expect.objectContaining({ code })
const heavyOrder = async () => {
  await shop.db.query('update parts set weight_mg = 50000 where id = $1', [tape / 10])
  return client.adaBuys(tape)
}

describe('setting the freight of a heavy parcel', () => {
  it('makes the order payable, with a mail and the whole payment period', async () => {
    const { headers, order } = await heavyOrder()
    await sales.setFreight(order.serial_no, 7_550n)
    const named = parseOrder(await client.detail(headers, order.order_no))
    expect(named).toMatchObject({
      freight: '75.50',
      subtotal: '0.38',
      total: '75.88',
      can_pay: true,
      confirm_with_sales: true,
    })
    expect(Date.parse(named.expires_at ?? '') - Date.now()).toBeGreaterThan(1_439 * 60_000)
    const mail = (await client.mails()).at(-1)
    expect(mail).toMatchObject({ kind: 'orderFreight', recipient: 'ada@example.com' })
    expect(mail?.body_text).toContain('75.88')
    expect(mail?.body_text).toContain(`Pay before: ${formatMinute(new Date(named.expires_at!))}`)
    await sales.setFreight(order.order_no, 7_000n)
    expect(parseOrder(await client.detail(headers, order.order_no)).total).toBe('70.38')
  })

  it('again does not shorten a deadline that sales has granted', async () => {
    const { headers, order } = await heavyOrder()
    await sales.setFreight(order.order_no, 7_550n)
    const readDeadline = async () => parseOrder(await client.detail(headers, order.order_no)).expires_at
    const { expires_at: granted } = await sales.holdOrder(order.order_no, 30)
    await sales.setFreight(order.order_no, 7_000n)
    expect(await readDeadline()).toBe(granted?.toISOString())
    await shop.db.query("update orders set expires_at = now() + interval '1 minute'")
    await sales.setFreight(order.order_no, 7_100n)
    expect(Date.parse((await readDeadline()) ?? '') - Date.now()).toBeGreaterThan(1_439 * 60_000)
    await sales.holdOrder(order.order_no, null)
    await sales.setFreight(order.order_no, 7_200n)
    expect(await readDeadline()).toBeNull()
  })

  it('is refused where the transitions forbid it, where money has come, and after canceling', async () => {
    const light = await client.buy(await client.member('bob@example.com'), tape)
    await expect(sales.setFreight(light.order.order_no, 1n)).rejects.toEqual(refusal(4204))
    const { headers, order } = await heavyOrder()
    await shop.db.query("update orders set payment_status = 'pending'")
    await expect(sales.setFreight(order.order_no, 1n)).rejects.toEqual(refusal(4204))
    await shop.db.query("update orders set payment_status = 'none'")
    await client.cancel(headers, order.order_no)
    await expect(sales.setFreight(order.order_no, 1n)).rejects.toEqual(refusal(4204))
    expect((await client.mails()).filter(({ kind }) => kind === 'orderFreight')).toEqual([])
  })

  it('is refused for negative amounts and above the maximum of an order', async () => {
    const { order } = await heavyOrder()
    for (const cents of [-1n, 100_000_001n])
      await expect(sales.setFreight(order.order_no, cents)).rejects.toEqual(refusal(400))
  })
})

describe('holding an unpaid order', () => {
  it('moves the deadline, or removes it so that the order never expires', async () => {
    const { headers, order } = await client.adaBuys(tape)
    await sales.holdOrder(order.order_no, 30)
    const held = parseOrder(await client.detail(headers, order.order_no))
    expect(Date.parse(held.expires_at ?? '') - Date.now()).toBeGreaterThan(29 * 86_400_000)
    await sales.holdOrder(order.order_no, null)
    expect(parseOrder(await client.detail(headers, order.order_no))).toMatchObject({ expires_at: null, can_pay: true })
    expect(await releaseExpired({ ...shop.deps, log: shop.log })).toBe(0)
  })

  it('never shortens the deadline', async () => {
    const { order } = await client.adaBuys(tape)
    const { expires_at: month } = await sales.holdOrder(order.order_no, 30)
    expect((await sales.holdOrder(order.order_no, 3)).expires_at).toEqual(month)
    await sales.holdOrder(order.order_no, null)
    expect((await sales.holdOrder(order.order_no, 3)).expires_at).toBeNull()
  })

  it('is refused after the order is canceled', async () => {
    const { headers, order } = await client.adaBuys(tape)
    await client.cancel(headers, order.order_no)
    await expect(sales.holdOrder(order.order_no, null)).rejects.toEqual(refusal(4204))
  })
})

describe('shipping', () => {
  const prepared = async () => {
    const { headers, order } = await client.adaBuys(tape)
    for (const to of ['confirming', 'preparing'] as const)
      await shop.db.tx((tx) => moveOrder(tx, { id: 1 }, to, { actor: 'staff', siteUrl }))
    return { headers, order }
  }

  it('stores the number and the carrier, and mails the buyer', async () => {
    const { headers, order } = await prepared()
    await sales.shipOrder(order.order_no, { carrier: 'fedex', shippingNumber: '7712 3456' })
    const shipped = parseOrder(await client.detail(headers, order.order_no))
    expect(shipped).toMatchObject({
      status: 'shipping',
      carrier: 'fedex',
      shipping_number: '7712 3456',
      can_receive: true,
    })
    expect(shipped.shipped_at).not.toBeNull()
    const mail = (await client.mails()).at(-1)
    expect(mail?.kind).toBe('orderShipped')
    for (const said of ['7712 3456', 'FedEx International', order.order_no]) expect(mail?.body_text).toContain(said)
  })

  it('is refused a second time and before confirmation, and changes nothing', async () => {
    const { headers, order } = await prepared()
    await sales.shipOrder(order.order_no, { shippingNumber: '1' })
    const before = await client.everything()
    await expect(sales.shipOrder(order.order_no, { shippingNumber: '2' })).rejects.toEqual(refusal(4204))
    expect(await client.everything()).toEqual(before)
    const unpaid = (await client.buy(headers, tape)).order
    await expect(sales.shipOrder(unpaid.order_no, { shippingNumber: '3' })).rejects.toEqual(refusal(4204))
    expect(parseOrder(await client.detail(headers, unpaid.order_no)).shipping_number).toBeNull()
  })
})

it('the shop’s remark is shown on the order', async () => {
  const { headers, order } = await client.adaBuys(tape)
  await sales.setPlatformRemark(order.order_no, 'We add a spare reel.')
  expect(parseOrder(await client.detail(headers, order.order_no)).platform_remark).toBe('We add a spare reel.')
})

it('an unknown number is not found', async () => {
  await expect(sales.setPlatformRemark('PG-00000-00000', 'x')).rejects.toEqual(refusal(404))
})
