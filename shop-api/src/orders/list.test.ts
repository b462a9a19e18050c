import { orders, orderStatuses } from '@partgate/schema/shop-api/orders.ts'
import { describe, expect, it } from 'vitest'
import type { TestShop } from '../../testing/open-test-shop.ts'
import { createOrderClient } from '../../testing/order-client.ts'
import { fillSmallCatalogue } from '../../testing/small-catalogue.ts'
import { tapeId } from '../../testing/small-parts.ts'
import { useTestShop } from '../../testing/use-test-shop.ts'

const tape = tapeId('RC0603FR-0710KL')
let client: ReturnType<typeof createOrderClient>
let headers: Record<string, string>
const numbers: string[] = []
const fill = async (shop: TestShop) => {
  client = createOrderClient(shop)
  await fillSmallCatalogue(shop.db)
  headers = await client.member('ada@example.com')
  for (const status of [...orderStatuses, 'unpaid']) {
    const { order } = await client.buy(headers, tape, 10)
    numbers.push(order.order_no)
    await shop.db.query('update orders set status = $2 where order_no = $1', [order.order_no, status])
  }
  await client.buy(await client.member('eve@example.com'), tape, 10)
}
useTestShop({ open: fill, emptied: 'delete from rate_limits' })

const listed = async (query = '', as = headers) => {
  const data = orders.list.data.parse((await client.list(as, query)).data)
  return { ...data, numbers: data.list.map(({ order_no }) => order_no) }
}

it('the newest order is first, and only the member’s own are listed', async () => {
  const { total, numbers: all } = await listed()
  expect(total).toBe(8)
  expect(all).toEqual(numbers.toReversed())
})

it('each order of a list is complete, as by its number', async () => {
  const { list } = await listed()
  for (const order of list) {
    expect(order.history.length).toBeGreaterThan(0)
    expect(order).toEqual((await client.detail(headers, order.order_no)).data)
  }
})

describe('a tab', () => {
  it.each(orderStatuses)('of %s holds those orders; every tab has its count in every view', async (status) => {
    const { list, total, counts } = await listed(`?status=${status}&order_no=PG`)
    expect(list.map((order) => order.status)).toEqual(status === 'unpaid' ? ['unpaid', 'unpaid'] : [status])
    expect(total).toBe(list.length)
    expect(counts).toEqual({ ...Object.fromEntries(orderStatuses.map((each) => [each, 1])), unpaid: 2, all: 8 })
  })

  it('of a member without orders is empty, with count 0', async () => {
    const { total, list, counts } = await listed('', await client.member('new@example.com'))
    expect([total, list, new Set(Object.values(counts))]).toEqual([0, [], new Set([0])])
  })
})

describe('a search by order number', () => {
  it('finds it whole or in part, in small letters, without dashes, and with digits for similar letters', async () => {
    const [number = ''] = numbers
    const bare = number.replaceAll('-', '')
    const writings = [
      number,
      number.toLowerCase(),
      bare,
      ` ${number.slice(4)} `,
      bare.slice(3, -1),
      number.replaceAll('0', 'o'),
    ]
    for (const text of writings)
      expect(await listed(`?order_no=${encodeURIComponent(text)}`)).toMatchObject({
        numbers: expect.arrayContaining([number]),
      })
    expect((await listed(`?order_no=${number}`)).numbers).toEqual([number])
  })

  it('within a tab searches only there', async () => {
    expect((await listed(`?status=unpaid&order_no=${numbers[0]}`)).numbers).toEqual([numbers[0]])
    expect(await listed(`?status=received&order_no=${numbers[0]}`)).toMatchObject({ total: 0, list: [] })
  })

  it('for any other text finds nothing', async () => {
    for (const text of ['%', '_', "'", 'PGU', 'ZZZZZZZZZZZ', '\\'])
      expect((await client.list(headers, `?order_no=${encodeURIComponent(text)}`)).code).toBe(200)
    expect((await listed('?order_no=PGU')).list).toEqual([])
    expect((await client.list(headers, `?order_no=${'9'.repeat(41)}`)).code).toBe(400)
  })
})

it('pages follow each other without a gap or a repeat', async () => {
  const pages = await Promise.all(['1', '2', '3', '4'].map((page) => listed(`?limit=3&page=${page}`)))
  expect(pages.flatMap((page) => page.numbers)).toEqual(numbers.toReversed())
  expect(pages.map(({ total }) => total)).toEqual([8, 8, 8, 8])
})

it('times are UTC', async () => {
  const { list } = await listed()
  for (const { placed_at } of list) expect(placed_at).toMatch(/Z$/)
})

it('requires a member', async () => {
  expect(await client.list({})).toMatchObject({ code: 4001 })
})
