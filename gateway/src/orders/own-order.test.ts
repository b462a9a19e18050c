import { describe, expect, it } from 'vitest'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { toGlobalId } from '../graphql/ids.ts'
import { parseOrderNoArgument } from './own-order.ts'
import { openGateway, siteUrl } from '../../testing/harness.ts'
import { orderNumber, makeListedOrder, makeOrder } from '../../testing/order-data.ts'
import { orderCounts } from '../../testing/order-responses.ts'
import { Refusal } from '../../testing/refusal.ts'

const endpoints = contract.orders
const bearer = { authorization: 'Bearer abc' }
const id = toGlobalId('Order', orderNumber)

describe('an order', () => {
  it('of a list has all its fields, in one request to the shop for a hundred orders', async () => {
    const { shop, run } = await openGateway()
    const list = Array.from({ length: 100 }, (_, at) =>
      makeListedOrder({
        order_no: `PG-7K3M9-X2${String(at).padStart(3, '0')}`,
      }),
    )
    shop.respond(endpoints.list, () => ({
      total: 100,
      list,
      has_more: false,
      counts: orderCounts,
    }))
    const { data, errors } = await run(
      `{ viewer { orders(first: 100, status: UNPAID, orderNumber: "7k3") {
        nodes { email trackingUrl history { status } shippingAddress { city } }
      } } }`,
      { headers: bearer },
    )
    expect(errors).toBeUndefined()
    const node = {
      email: 'ada@example.com',
      trackingUrl: null,
      history: [{ status: 'UNPAID' }],
      shippingAddress: { city: 'London' },
    }
    expect(data['viewer']).toEqual({ orders: { nodes: list.map(() => node) } })
    expect(shop.requests.map(({ endpoint }) => endpoint)).toEqual([contract.account.profileInfo, endpoints.list])
    expect(shop.findLastRequest(endpoints.list)?.query).toMatchObject({ status: 'unpaid', order_no: '7k3' })
  })

  it('has the address of its page in the storefront, in the language of the request', async () => {
    const { run } = await openGateway()
    const readUrl = async (headers: Record<string, string>) => {
      const { data } = await run(`{ order(orderNumber: "${orderNumber}") { url } }`, {
        headers: { ...bearer, ...headers },
      })
      return data['order']
    }
    expect(await readUrl({})).toEqual({ url: `${siteUrl}/myaccount/order-status-history/${orderNumber}` })
    expect(await readUrl({ lang: 'de' })).toEqual({
      url: `${siteUrl}/de/myaccount/order-status-history/${orderNumber}`,
    })
  })

  it('that is missing or of another buyer is null, and a visitor without an access token causes no request', async () => {
    const { shop, run } = await openGateway()
    const query = `{ a: order(orderNumber: "${orderNumber}") { id } b: order(orderNumber: "1 or 1=1") { id } }`
    expect((await run(query)).data).toEqual({ a: null, b: null })
    expect(shop.countRequests(endpoints.detail)).toBe(0)
    const other = '{ order(orderNumber: "PG-00000-00000") { id } }'
    expect((await run(other, { headers: bearer })).data).toEqual({ order: null })
  })

  it.each([orderNumber.toLowerCase(), orderNumber.replaceAll('-', ''), ` ${orderNumber} `])(
    'is found by its number in the spelling "%s"',
    async (spelling) => {
      const { shop, run } = await openGateway()
      const { data } = await run(`{ order(orderNumber: "${spelling}") { orderNumber } }`, { headers: bearer })
      expect(data['order']).toEqual({ orderNumber })
      expect(shop.findLastRequest(endpoints.detail)?.params).toEqual({ id: orderNumber })
    },
  )

  it('can be fetched again by its id', async () => {
    const { run } = await openGateway()
    const { data } = await run('query ($id: ID!) { node(id: $id) { __typename id } }', {
      variables: { id },
      headers: bearer,
    })
    expect(data['node']).toEqual({ __typename: 'Order', id })
  })

  it('with a newer status is shown with that status', async () => {
    const { shop, run } = await openGateway()
    shop.respond(endpoints.cancel, () => new Refusal(codes.statusConflict, 'Too late.'))
    shop.respond(endpoints.detail, () => makeOrder({ status: 'shipping', can_receive: true }))
    const { data } = await run(
      `mutation { cancelOrder(input: { orderId: "${id}" }) { order { status canConfirmReceipt } errors { __typename } } }`,
      { headers: bearer },
    )
    expect(data['cancelOrder']).toEqual({
      order: { status: 'SHIPPED', canConfirmReceipt: true },
      errors: [{ __typename: 'OrderStatusError' }],
    })
  })
})

describe('a list of orders', () => {
  type Listed = {
    orders: {
      pageInfo: {
        endCursor: string
        hasNextPage: boolean
        hasPreviousPage: boolean
      }
    }
  }
  const list = async (args: string) => {
    const { shop, run } = await openGateway()
    shop.respond(endpoints.list, () => ({
      total: 9,
      list: [makeListedOrder()],
      has_more: true,
      counts: orderCounts,
    }))
    const read = async (given: string) => {
      const { data, errors } = await run(
        `{ viewer { orders(${given}) { totalCount pageInfo { endCursor hasNextPage hasPreviousPage } } } }`,
        { headers: bearer },
      )
      const query = shop.findLastRequest(endpoints.list)?.query
      return {
        list: errors ? null : (data['viewer'] as Listed).orders,
        query,
        message: errors?.[0]?.message,
      }
    }
    return { first: await read(args), read }
  }

  it('goes on from a row of the shop, not from a number of rows', async () => {
    const { first, read } = await list('first: 3, sort: UPDATED_AT_ASC, updatedFrom: "2026-11-01T01:00:00+01:00"')
    expect(first.query).toMatchObject({
      sort: 'updated',
      updated_from: '2026-11-01T00:00:00Z',
      limit: '3',
      page: '1',
    })
    const { endCursor, ...position } = first.list?.pageInfo ?? {}
    expect(position).toEqual({ hasNextPage: true, hasPreviousPage: false })
    const next = await read(`first: 3, sort: UPDATED_AT_ASC, after: "${endCursor}"`)
    expect(next.query).toMatchObject({
      after: makeListedOrder().cursor,
      limit: '3',
      page: '1',
    })
    expect(next.list?.pageInfo.hasPreviousPage).toBe(true)
    expect((await read(`after: "${endCursor}"`)).message).toBe('`after` is not a cursor of this list.')
    expect((await read('after: "cm93OjM"')).message).toBe('`after` is not a cursor of this list.')
  })

  it('has a status of its own words, a period, and page numbers', async () => {
    const { first, read } = await list(
      'status: SHIPPED, placedFrom: "2026-11-01T00:00:00Z", placedTo: "2026-12-01T00:00:00Z", page: 4',
    )
    expect(first.query).toMatchObject({
      status: 'shipping',
      placed_from: '2026-11-01T00:00:00Z',
      placed_to: '2026-12-01T00:00:00Z',
      sort: 'placed',
      page: '4',
    })
    expect((await read('status: DELIVERED')).query).toMatchObject({
      status: 'received',
    })
    const several = 'statuses: [SHIPPED, DELIVERED, SHIPPED], purchaseOrderNumber: " PO 4711/26 ", search: " 4711 "'
    expect((await read(several)).query).toMatchObject({
      status: 'all',
      statuses: 'shipping,received',
      purchase_order_no: 'PO 4711/26',
      search: '4711',
    })
    const { query } = await read('status: SHIPPED, statuses: [], purchaseOrderNumber: " ", search: ""')
    expect(query).toMatchObject({ status: 'shipping' })
    for (const name of ['statuses', 'purchase_order_no', 'search']) expect(query).not.toHaveProperty(name)
    expect((await read(`purchaseOrderNumber: "${'9'.repeat(51)}"`)).message).toContain('`purchaseOrderNumber`')
    const earlier = await read('placedFrom: "0001-01-01T00:00:00Z", placedTo: "1969-12-31T23:59:59.9Z"')
    expect(earlier.query).toMatchObject({ placed_from: '1970-01-01T00:00:00Z', placed_to: '1970-01-01T00:00:00Z' })
  })
})

it.each([
  ['', '`orderId` must be the id of an Order.'],
  [toGlobalId('Product', 1), '`orderId` must be the id of an Order.'],
])('the id "%s" of an order is refused with the name of the argument', (orderId, message) => {
  expect(() => parseOrderNoArgument('orderId', orderId)).toThrow(message)
})
