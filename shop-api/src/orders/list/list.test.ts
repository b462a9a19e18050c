import { orders, orderStatuses } from '@partgate/schema/shop-api/orders.ts'
import { describe, expect, it } from 'vitest'
import type { TestShop } from '../../../testing/open-test-shop.ts'
import { createOrderClient, parseOrder } from '../../../testing/order-client.ts'
import { fillSmallCatalogue } from '../../../testing/small-catalogue.ts'
import { tapeId } from '../../../testing/small-parts.ts'
import { useTestShop } from '../../../testing/use-test-shop.ts'

const tape = tapeId('RC0603FR-0710KL')
let shop: TestShop
let client: ReturnType<typeof createOrderClient>
let headers: Record<string, string>
const numbers: string[] = []
const fill = async (opened: TestShop) => {
  shop = opened
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
    expect(order).toEqual({
      ...parseOrder(await client.detail(headers, order.order_no)),
      cursor: order.cursor,
    })
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
  it('finds it whole or in part, in lower case, without dashes, and with digits for similar letters', async () => {
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
    for (const text of ['%', '_', "'", 'PGU', 'ZZZZZZZZZZZ', '\\', '订单', '---'])
      expect(await listed(`?order_no=${encodeURIComponent(text)}`), text).toMatchObject({ total: 0, list: [] })
    expect((await client.list(headers, `?order_no=${'9'.repeat(41)}`)).code).toBe(400)
  })
})

describe('a purchase order number', () => {
  const other = 'P%'
  const setNumbers = () =>
    shop.db.query(
      'update orders set purchase_order_no = n.no from unnest($1::text[], $2::text[]) n (id, no) where order_no = n.id',
      [numbers.slice(0, 3), ['PO 4711/26', 'po 4711/26', other]],
    )

  it('finds orders as a whole, in any case and with blanks around it', async () => {
    await setNumbers()
    for (const text of ['PO 4711/26', 'po 4711/26', ' Po 4711/26 '])
      expect((await listed(`?purchase_order_no=${encodeURIComponent(text)}`)).numbers, text).toEqual([
        numbers[1],
        numbers[0],
      ])
    expect((await listed(`?purchase_order_no=${encodeURIComponent(other)}`)).numbers).toEqual([numbers[2]])
    for (const text of ['4711', 'PO%', 'PO 4711/2_', '\\', '订单'])
      expect(await listed(`?purchase_order_no=${encodeURIComponent(text)}`), text).toMatchObject({ total: 0, list: [] })
    expect((await listed('?purchase_order_no=')).total).toBe(8)
    expect((await client.list(headers, `?purchase_order_no=${'9'.repeat(51)}`)).code).toBe(400)
  })

  it('is found by a search, in part, beside order numbers', async () => {
    await setNumbers()
    const [, , third = '', fourth = ''] = numbers
    expect((await listed('?search=o%204711')).numbers).toEqual([numbers[1], numbers[0]])
    expect((await listed(`?search=${encodeURIComponent('%')}`)).numbers).toEqual([third])
    expect((await listed(`?search=${fourth.slice(3).toLowerCase()}`)).numbers).toEqual([fourth])
    expect(await listed(`?search=o%204711&order_no=${numbers[1]}&status=all`)).toMatchObject({ numbers: [numbers[1]] })
    expect(await listed('?search=---')).toMatchObject({ total: 0, list: [] })
  })
})

describe('several statuses', () => {
  it('list the orders that have one of them', async () => {
    const { list, total, counts } = await listed('?statuses=received,unpaid,received')
    expect(list.map(({ status }) => status)).toEqual(['unpaid', 'received', 'unpaid'])
    expect([total, counts.all]).toEqual([3, 8])
    for (const statuses of ['', 'all', 'unpaid,', 'unpaid,all', 'UNPAID', Array(8).fill('unpaid').join(',')])
      expect((await client.list(headers, `?statuses=${statuses}`)).code, statuses).toBe(400)
  })

  it('combine with one status, and with a cursor', async () => {
    expect((await listed('?statuses=received,unpaid&status=unpaid')).total).toBe(2)
    expect(await listed('?statuses=received,unpaid&status=canceled')).toMatchObject({ total: 0, list: [] })
    const whole = await listed('?statuses=received,unpaid')
    const first = await listed('?statuses=received,unpaid&limit=1')
    const rest = await listed(`?statuses=received,unpaid&after=${first.list[0]?.cursor}`)
    expect([...first.numbers, ...rest.numbers]).toEqual(whole.numbers)
  })
})

it('pages follow each other without a gap or a repeat', async () => {
  const pages = await Promise.all(['1', '2', '3', '4'].map((page) => listed(`?limit=3&page=${page}`)))
  expect(pages.flatMap((page) => page.numbers)).toEqual(numbers.toReversed())
  expect(pages.map(({ total }) => total)).toEqual([8, 8, 8, 8])
})

describe('a list that changes between two pages', () => {
  const readOn = async (query: string, { list, has_more }: Awaited<ReturnType<typeof listed>>) => {
    expect(has_more).toBe(true)
    return listed(`${query}&after=${list.at(-1)?.cursor}`)
  }
  const setPlaced = (at: string, orderNos: readonly string[]) =>
    shop.db.query('update orders set placed_at = $1 where order_no = any($2::text[])', [at, orderNos])
  const sameTime = '2026-03-01T10:00:00.123456Z'

  it('neither repeats nor skips a row when an order is placed, also among orders of the same microsecond', async () => {
    await setPlaced(sameTime, numbers.slice(1, 5))
    await setPlaced('2026-03-01T10:00:00.123457Z', numbers.slice(0, 1))
    const before = await listed()
    const first = await listed('?limit=3')
    const { order } = await client.buy(headers, tape, 10)
    const second = await readOn('?limit=3', first)
    const third = await readOn('?limit=3', second)
    expect([first, second, third].flatMap((page) => page.numbers)).toEqual(before.numbers)
    expect([first.total, third.total, third.has_more]).toEqual([8, 9, false])
    expect((await listed('?limit=3')).numbers[0]).toBe(order.order_no)
    await client.cancel(headers, order.order_no)
    expect((await listed('?limit=1&sort=updated&page=9')).numbers).toEqual([order.order_no])
  })

  it('in the order of changes lists a changed order again at the end', async () => {
    const all = await listed('?sort=updated')
    const first = await listed('?sort=updated&limit=2')
    const [changed = '', untouched = ''] = all.numbers
    await shop.db.query("update orders set platform_remark = 'Two parcels.' where order_no = $1", [changed])
    await shop.db.query('update orders set status = status where order_no = $1', [untouched])
    const rest = await listed(`?sort=updated&after=${first.list.at(-1)?.cursor}`)
    expect(first.numbers).toEqual([changed, untouched])
    expect(rest.numbers).toEqual([...all.numbers.slice(2), changed])
    expect(rest.list.at(-1)?.platform_remark).toBe('Two parcels.')
  })
})

describe('a period', () => {
  it('includes its start and excludes its end', async () => {
    const [early = '', late = ''] = numbers
    const setPlaced = (number: string, at: string) =>
      shop.db.query('update orders set placed_at = $2 where order_no = $1', [number, at])
    await setPlaced(early, '2026-03-01T00:00:00Z')
    await setPlaced(late, '2026-04-01T00:00:00Z')
    const march = '?placed_from=2026-03-01T00:00:00Z&placed_to=2026-04-01T00:00:00Z'
    expect(await listed(march)).toMatchObject({
      numbers: expect.arrayContaining([early]),
    })
    expect((await listed(march)).numbers).not.toContain(late)
  })

  it('of changes starts with the first order that has changed since', async () => {
    await shop.db.query("update orders set updated_at = '2026-05-01T00:00:00Z'::timestamptz + id * interval '1 minute'")
    const all = await listed('?sort=updated')
    const since = all.list[3]?.updated_at
    expect((await listed(`?sort=updated&updated_from=${since}`)).numbers).toEqual(all.numbers.slice(3))
  })

  it('or a cursor that is no time is refused', async () => {
    for (const query of [
      'placed_from=2026-02-30T00:00:00Z',
      'updated_from=0000-01-01T00:00:00Z',
      'after=x',
      'after=2026-01-01T00:00:00Z~PG',
    ])
      expect((await client.list(headers, `?${query}`)).code, query).toBe(400)
  })
})

it('times are UTC', async () => {
  const { list } = await listed()
  for (const { placed_at } of list) expect(placed_at).toMatch(/Z$/)
})

it('requires a member', async () => {
  expect(await client.list({})).toMatchObject({ code: 4001 })
})
