import { describe, expect, it } from 'vitest'
import pino from 'pino'
import { check } from '../check/index.ts'
import type { TestShop } from '../../testing/open-test-shop.ts'
import { noOrders, createOrderClient, shippingAddress } from '../../testing/order-client.ts'
import { fillSmallCatalogue } from '../../testing/small-catalogue.ts'
import { partNamed, tapeId } from '../../testing/small-parts.ts'
import { useTestShop } from '../../testing/use-test-shop.ts'
import { createStaffContext } from './context.ts'
import { createCommandRunner } from './perform.ts'

let shop: TestShop
let buyers: ReturnType<typeof createOrderClient>
let perform: ReturnType<typeof createCommandRunner>
useTestShop({
  open: async (opened) => {
    shop = opened
    buyers = createOrderClient(shop)
    perform = createCommandRunner(createStaffContext(shop.deps, pino({ level: 'silent' })))
    await fillSmallCatalogue(shop.db)
  },
  emptied: `${noOrders}; truncate site_config restart identity cascade`,
})

const tape = tapeId('RC0603FR-0710KL')
const heavy = tapeId('NE555P')

const said = async (...args: string[]) => {
  const response = await perform(args)
  return response.ok ? response.text : `refused: ${response.message}`
}
const runForData = async (...args: string[]) => {
  const response = await perform(args)
  if (!response.ok) throw new Error(response.message)
  return response.data
}
const guestBuys = async (goodsId = tape, quantity = 20, changes: Record<string, unknown> = {}) => {
  const placed = await buyers.buy({}, goodsId, quantity, { email: 'guest@example.com', ...changes })
  return { ...placed.order, headers: { 'Order-Token': placed.order_token ?? '' } }
}
const mailKinds = async () => (await buyers.mails()).map(({ kind }) => kind)

describe('orders', () => {
  it('are listed, the newest first, and by status', async () => {
    const [first, second] = [await guestBuys(), await guestBuys()]
    await said('order', 'cancel', first.order_no)
    const lines = (await said('order', 'list')).split('\n')
    expect(lines[0]).toMatch(/^order +serial number +status +payment +total USD +placed +canceled by the shop +buyer$/)
    expect(lines[1]).toContain(second.order_no)
    expect(lines[2]).toMatch(
      new RegExp(`^${first.order_no} +${first.serial_no} +canceled +paypal: none +${first.total}`),
    )
    expect(await runForData('order', 'list', '--status', 'unpaid')).toMatchObject([
      { order_no: second.order_no, total: second.total, freight: '40.00' },
    ])
    expect((await said('order', 'list', '--limit', '1')).split('\n')).toHaveLength(2)
    expect(await said('order', 'list', '--status', 'shipping')).toBe('There are no such orders.')
  })

  it('are shown with their addresses in the order of the country', async () => {
    const tokyo = {
      ...shippingAddress,
      contact_name: '山田太郎',
      company_name: '',
      country: 'JP',
      state: '東京都',
      city: '千代田区',
      address_line_1: '丸の内1-1-1',
      postal_code: '100-0005',
    }
    const { order_no } = await guestBuys(tape, 20, { billing_address: tokyo })
    const shown = await said('order', 'show', order_no)
    expect(shown).toMatch(/^bill to +JP, 〒100-0005, 東京都千代田区丸の内1-1-1, 山田太郎, /m)
    expect(shown).toMatch(/^ship to +Ada Lovelace, Analytical Engines, 12 St James Square, SW1Y 4JH London, GB, /m)
  })

  it('are held for some days, or without a deadline', async () => {
    const { order_no } = await guestBuys()
    const held = await said('order', 'hold', order_no, '--days', '7')
    expect(held).toMatch(new RegExp(`^Order ${order_no} is held until 20\\d\\d-\\d\\d-\\d\\d \\d\\d:\\d\\d`))
    expect(await said('order', 'hold', order_no, '--days', '1')).toBe(held)
    const withoutDeadline = `Order ${order_no} is held without a deadline.`
    expect(await said('order', 'hold', order_no)).toBe(withoutDeadline)
    expect(await said('order', 'hold', order_no, '--days', '7')).toBe(withoutDeadline)
    expect(await said('order', 'hold', order_no, '--days', '0')).toContain('a number of days from 1 to 365')
  })

  it('are shown complete, by any spelling of the number and by the serial number', async () => {
    const order = await guestBuys(tape, 20, { remark: 'Ring\u001b[2Jtwice' })
    const shown = await said('order', 'show', order.order_no)
    for (const part of ['guest@example.com', 'RC0603FR-0710KL', order.total ?? '', 'Ada Lovelace', 'Ring [2Jtwice'])
      expect(shown).toContain(part)
    expect(shown).not.toContain('\u001b')
    expect(await said('order', 'show', order.order_no.toLowerCase().replaceAll('-', ''))).toBe(shown)
    expect(await said('order', 'show', order.serial_no)).toBe(shown)
    expect(await runForData('order', 'show', order.serial_no)).toMatchObject({ order_no: order.order_no, payments: [] })
  })

  it('that do not exist are reported as none', async () => {
    for (const verb of ['show', 'cancel', 'confirm', 'refund'])
      expect(await said('order', verb, 'PG-00000-00000')).toBe('refused: There is no order PG-00000-00000.')
    expect(await said('order', 'ship', '000000000000', '--number', 'X')).toBe(
      'refused: There is no order 000000000000.',
    )
  })

  it('by bank transfer are confirmed, shipped and refunded, with a mail each', async () => {
    const { order_no, headers } = await guestBuys(tape, 20, { payment_method: 'bank' })
    expect(await said('order', 'confirm', order_no)).toMatch(new RegExp(`^Order ${order_no} is paid`))
    expect(await said('order', 'ship', order_no, '--carrier', 'ups', '--number', '1Z 999')).toBe(
      `Order ${order_no} is on its way with 1Z 999.`,
    )
    expect((await buyers.detail(headers, order_no)).data).toMatchObject({
      status: 'shipping',
      payment_status: 'paid',
      carrier: 'ups',
      shipping_number: '1Z 999',
    })
    expect(await said('order', 'confirm', order_no)).toBe(
      `refused: Order ${order_no} is shipping, its payment paid: the command is not possible now.`,
    )
    expect(await said('order', 'refund', order_no)).toMatch(new RegExp(`^Order ${order_no} is refunded`))
    expect(await mailKinds()).toEqual(['orderPlaced', 'orderConfirmed', 'orderShipped', 'orderTransferRefund'])
    expect(await check(shop.db)).toEqual([])
  })

  it('that are heavy get their freight, and can then be paid', async () => {
    await shop.db.query('update parts set weight_mg = 60000 where id = $1', [partNamed('NE555P').id])
    const order = await guestBuys(heavy)
    expect(order).toMatchObject({ confirm_with_sales: true, can_pay: false, total: null })
    expect(await said('order', 'list')).toContain('name the freight')
    expect(await said('order', 'hold', order.order_no, '--days', '7')).toBe(
      `refused: Order ${order.order_no} has no payment period, because its freight is open. Set it by "order freight".`,
    )
    expect(await said('order', 'freight', order.order_no, '55.5')).toMatch(
      /^Order PG-\S+ is sent for USD 55\.50, in all USD /,
    )
    expect((await buyers.detail(order.headers, order.order_no)).data).toMatchObject({ freight: '55.50', can_pay: true })
    expect(await mailKinds()).toEqual(['orderPlaced', 'orderFreight'])
    const light = await guestBuys()
    expect(await said('order', 'freight', light.order_no, '5')).toMatch(/^refused: Order .* is unpaid/)
  })

  it('have the shop’s remark, which can be removed', async () => {
    const { order_no, headers } = await guestBuys()
    expect(await said('order', 'remark', order_no, 'Two parcels.')).toBe(`Order ${order_no} has the remark.`)
    expect((await buyers.detail(headers, order_no)).data).toMatchObject({ platform_remark: 'Two parcels.' })
    expect(await said('order', 'remark', order_no, '')).toBe(`Order ${order_no} has no remark.`)
    expect((await buyers.detail(headers, order_no)).data).toMatchObject({ platform_remark: '' })
  })

  it('are canceled once, and return their stock', async () => {
    const before = await buyers.readStock(tape)
    const { order_no } = await guestBuys()
    expect(await said('order', 'cancel', order_no)).toBe(`Order ${order_no} is canceled.`)
    expect(await buyers.readStock(tape)).toBe(before)
    expect(await said('order', 'cancel', order_no)).toBe(
      `refused: Order ${order_no} is canceled, its payment none: the command is not possible now.`,
    )
  })
})

describe('stock', () => {
  it('is set by a count, and its moves still add up', async () => {
    const { order_no } = await guestBuys()
    expect(await said('stock', 'set', String(tape), '500')).toBe(`Goods ${tape}: 1185 → 500 pieces.`)
    expect(await said('stock', 'set', String(tape), '500')).toBe(`Goods ${tape}: 500 → 500 pieces.`)
    await said('order', 'cancel', order_no)
    expect(await buyers.readStock(tape)).toBe(520)
    expect(await said('check')).toBe('Every rule holds.')
    expect(await said('stock', 'set', '999999', '5')).toBe('refused: There are no goods 999999.')
  })

  it('that was tampered with is found', async () => {
    await guestBuys()
    await shop.db.query('update goods set stock = stock - 1 where id = $1', [tape])
    expect(await perform(['check'])).toMatchObject({
      ok: true,
      isBad: true,
      text: expect.stringContaining(`Goods ${tape}: the last move left 1185 pieces, but 1184 are in stock.`),
    })
  })
})

describe('the configuration', () => {
  it('is listed, set, emptied and reset, and returned by the storefront’s endpoint', async () => {
    const readConfig = async () => Object((await shop.call('GET', '/api/config/getConfig')).data)
    expect(await said('config', 'set', 'contact_skype', 'live:shop')).toBe('contact_skype is live:shop.')
    expect(await said('config', 'list')).toMatch(/^contact_skype +live:shop$/m)
    expect(await readConfig()).toMatchObject({ contact_skype: 'live:shop' })
    expect(await said('config', 'set', 'contact_tel', '')).toBe('contact_tel is empty.')
    expect(await readConfig()).toMatchObject({ contact_tel: '' })
    expect(await said('config', 'reset', 'contact_tel')).toBe('contact_tel has its default.')
    expect(await readConfig()).toMatchObject({ contact_tel: '+1 555 0100 55' })
  })

  it.each([
    [['logo_head', 'javascript:alert(1)'], 'logo_head must be an address like https://shop.example/logo.svg.'],
    [['contact_email', 'sales'], 'contact_email must be an e-mail address.'],
    [['stats', 'friends=7'], 'stats must be numbers like'],
    [['constructor', 'x'], 'setting must be one of logo_head,'],
  ])('refuses %j', async (given, sentence) => {
    expect(await said('config', 'set', ...given)).toContain(`refused: ${sentence}`)
  })
})

describe('mails', () => {
  it('are listed without their text, and failed ones can be sent again', async () => {
    await guestBuys()
    expect(await said('mail', 'list')).toMatch(/1 +orderPlaced +guest@example\.com .* waiting +0/)
    expect(await said('mail', 'list', '--dead')).toBe('No mail has failed.')
    await shop.db.query("update outbox set dead_at = now(), attempts = 9, last_error = 'no such mailbox'")
    expect(await said('mail', 'list', '--dead')).toMatch(/failed +9 +no such mailbox/)
    expect(await said('mail', 'retry', '1')).toBe('Mail 1 to guest@example.com will be sent again.')
    expect(await said('mail', 'list')).toMatch(/waiting +0/)
    expect(JSON.stringify(await runForData('mail', 'list'))).not.toContain('token')
  })
})

it.for([
  [[], 'There is no command ""; type "help" for all commands.'],
  [['orders'], 'There is no command "orders"; type "help" for all commands.'],
  [['order', 'list', '--status', 'lost'], 'status must be one of unpaid, confirming, preparing'],
  [['order', 'show', '123'], 'order must be an order number like PG-7K3M9-X2Q4T or a serial number, not "123".'],
  [['order', 'freight', '7K3M9X2Q4T', '5,50'], 'amount must be an amount in USD like 55.00, not "5,50".'],
  [['order', 'remark', '7K3M9X2Q4T', 'a\0b'], 'text must be a text of at most 2000 characters'],
] as const)('%j is refused', async ([args, sentence]) => {
  expect(await said(...args)).toContain(`refused: ${sentence}`)
})
