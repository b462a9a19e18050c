import { describe, expect, it } from 'vitest'
import type { TestShop } from '../../testing/open-test-shop.ts'
import { tapeId } from '../../testing/small-parts.ts'
import { type OrderClient, useOrderClient } from '../../testing/use-client.ts'

let shop: TestShop
let client: OrderClient
const gatewayToken = 'a-token-of-the-gateway'
useOrderClient((opened) => ({ shop, client } = opened), { env: { GATEWAY_TOKEN: gatewayToken } })

const tape = tapeId('RC0603FR-0710KL')

describe('the mails of a guest', () => {
  const place = async (changes: object = {}, from?: string) => {
    const body = await client.form(
      {},
      { email: 'victim@example.com', lines: [{ goods_id: tape, cart_num: 10 }], ...changes },
    )
    return shop.call('POST', '/api/orders/add', { body, ...(from ? { from } : {}) })
  }
  const cancel = async (response: Awaited<ReturnType<typeof place>>) => {
    const { order, order_token } = client.placedIn(response)
    return client.cancel({ 'Order-Token': order_token ?? '' }, order.order_no)
  }

  it('are five orders an hour for an address, with canceled ones, and no order is placed without its mail', async () => {
    for (let i = 0; i < 5; i++) expect((await cancel(await place({}, `203.0.113.${i}`))).code).toBe(200)
    const refusal = { code: 429, message: expect.stringContaining('Please try again in 60 minutes') }
    expect(await place({ email: 'Victim@Example.com' }, '203.0.113.9')).toMatchObject(refusal)
    expect((await client.mails()).map(({ kind }) => kind)).toEqual(Array.from({ length: 5 }, () => 'orderPlaced'))
    expect(await shop.db.query('select 1 from orders')).toHaveLength(5)
    expect((await place({ email: 'other@example.com' })).code).toBe(200)
    const partner = { 'Gateway-Token': gatewayToken, 'Api-Client': 'acme' }
    expect((await client.buy(partner, tape, 10, { email: 'victim@example.com' })).order.status).toBe('unpaid')
  })

  it('are thirty orders an hour for a network', async () => {
    for (let i = 0; i < 30; i++) await cancel(await place({ email: `reader${i}@example.com` }, '203.0.113.9'))
    expect(await place({ email: 'last@example.com' }, '203.0.113.9')).toMatchObject({ code: 429 })
    expect((await place({ email: 'last@example.com' }, '203.0.113.10')).code).toBe(200)
  })

  it('have the buyer’s numbers, and no links that the sender has typed', async () => {
    const typed = (text: string) => ({
      purchase_order_no: text,
      lines: [{ goods_id: tape, cart_num: 10, customer_part_no: text }],
    })
    await place(typed('PO 4500012345/10-B.2'))
    expect((await client.mails()).at(-1)?.body_text.match(/PO 4500012345\/10-B\.2/g)).toHaveLength(2)
    await place(typed('WIN: evil.example/claim'))
    expect((await client.mails()).at(-1)?.body_text).not.toMatch(/WIN|evil/)
    const member = await client.member('ada@example.com')
    await client.buy(member, tape, 10, { purchase_order_no: 'acme.eu 7' })
    expect((await client.mails()).at(-1)?.body_text).toContain('acme.eu 7')
  })
})
