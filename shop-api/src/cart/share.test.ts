import { describe, expect, it } from 'vitest'
import { sweepShares } from './share-store.ts'
import type { TestShop } from '../../testing/open-test-shop.ts'
import { tapeId } from '../../testing/small-parts.ts'
import { type CartClient, useCartClient } from '../../testing/use-client.ts'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { createToken } from '#security/tokens.ts'

let shop: TestShop
let calls: CartClient
useCartClient((opened) => ({ shop, client: calls } = opened))

const tape = tapeId('RC0603FR-0710KL')
const { share, shared } = contract.cart

const makeLink = async () => {
  const { headers, line } = await calls.guest(tape)
  const { token, expires_at } = share.data.parse((await shop.call('POST', share.path, { headers })).data)
  return { headers, line, token, expires_at }
}
const read = (token: string) => shop.call('POST', shared.path, { body: { token } })

describe('a shared cart', () => {
  it('shows goods and quantities as they were, at today’s prices and stock, to any client with the link', async () => {
    const { headers, line, token, expires_at } = await makeLink()
    await calls.set(headers, line, 100)
    const days = (Date.parse(expires_at) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(29.9)
    expect(days).toBeLessThan(30.1)
    const data = shared.data.parse((await read(token)).data)
    expect(data).toMatchObject({
      list: [{ cart_num: 20, amount: '0.38', refusal: null }],
      subtotal: '0.38',
      expires_at,
    })
    await shop.db.query('update goods set stock = 10 where id = $1', [tape])
    expect((await read(token)).data).toMatchObject({ list: [{ refusal: 'understock' }], subtotal: '0.00' })
    await shop.db.query('update goods set stock = 1205 where id = $1', [tape])
  })

  it('does not reveal the buyer’s own part numbers', async () => {
    const { headers, line } = await calls.guest(tape)
    const lines = [{ cart_id: line, customer_part_no: 'SECRET-4711' }]
    await shop.call('PUT', contract.cart.partNumbers.path, { headers, body: { lines } })
    const { token } = share.data.parse((await shop.call('POST', share.path, { headers })).data)
    const response = await read(token)
    expect(response.code).toBe(200)
    expect(JSON.stringify(response)).not.toContain('SECRET')
  })

  it('is not found after it expires or with an unknown token', async () => {
    const { token } = await makeLink()
    expect((await read(createToken())).code).toBe(404)
    await sweepShares(shop.db)
    expect((await read(token)).code).toBe(200)
    await shop.db.exec("update cart_shares set expires_at = now() - interval '1 second'")
    expect((await read(token)).code).toBe(404)
    await sweepShares(shop.db)
    expect(await shop.db.query('select from cart_shares')).toEqual([])
    expect(await shop.db.query('select from cart_share_lines')).toEqual([])
  })

  it('is not created from an empty cart', async () => {
    expect((await shop.call('POST', share.path, {})).code).toBe(404)
  })

  it('is stored without its token', async () => {
    const { token } = await makeLink()
    const rows = await shop.db.query('select * from cart_shares')
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})
