import { parse } from 'graphql'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { describe, expect, it, test } from 'vitest'
import { createApiKey, parseApiKey } from '../../api-keys/api-keys.ts'
import { toGlobalId } from '../../graphql/ids.ts'
import { loadSchema } from '../../schema/schema.ts'
import { longTimeouts, openGateway } from '../../../testing/harness.ts'
import { makeListedOrder } from '../../../testing/order-data.ts'
import { orderCounts } from '../../../testing/order-responses.ts'
import { makeSearchData } from '../../../testing/shop-data.ts'
import { createCostCalculator } from './operation-cost.ts'

const { catalogue, orders } = contract
const calculate = createCostCalculator(loadSchema())
const readNodes = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }'
const ids = (type: 'Order' | 'Product', count: number) =>
  Array.from({ length: count }, (_, at) => toGlobalId(type, type === 'Order' ? `PG-7K3M9-X2Q${at}` : at + 1))

const orderDetails = `{ viewer { orders(first: 100) { nodes {
  orderNumber status total { amount } shippingAddress { city } history { status at }
  lines { partNumber quantity unitPrice { amount } product { slug manufacturer { name } } }
} } } }`
const recommended = (first: number) =>
  `search(first: ${first}) { nodes { recommendations { slug manufacturer { name } packagingOptions { slug } } } }`
const repeat = (count: number, field: string) =>
  `{ ${Array.from({ length: count }, (_, at) => `a${at}: ${field}`).join(' ')} }`

const related = 'product { relatedArticles { slug } }'

test.for<[string, string, number, Record<string, unknown>?]>([
  ['a field', '{ categories { name } }', 1],
  [
    'a list with shared look-ups',
    '{ search(first: 100) { nodes { manufacturer { name } aliases { partNumber } } } }',
    1,
  ],
  ['a list with a request for each row', `{ ${recommended(30)} }`, 31],
  ['a hundred orders with their details', orderDetails, 2],
  ['a cart with a request for each line', `{ cart { lines { ${related} } } }`, 201],
  ['saved lines', `{ cart { savedLines { ${related} } } }`, 201],
  ['a shared cart', `{ sharedCart(token: "t") { lines { ${related} } } }`, 201],
  ['an order', `{ order(orderNumber: "x") { lines { ${related} } } }`, 201],
  ['a preview of an order', `{ checkout { preview { lines { ${related} } excludedLines { ${related} } } } }`, 401],
  ['a saved parts list', `{ viewer { partsList(id: "x") { rows { ${related} } } } }`, 2003],
  ['the buyer after a change of an address', 'mutation { removeAddress(input: {}) { viewer { email } } }', 2],
  ['the buyer after a sign-in', 'mutation { signIn(input: {}) { viewer { email } } }', 2],
  [
    'a hundred requests for a quote with their parts',
    '{ viewer { rfqs(first: 100) { nodes { parts { quantity } } } } }',
    2,
  ],
  ['the cart of a storefront', '{ cart { lines { product { slug manufacturer { name } } } } }', 1],
  ['a product look-up by many ids', readNodes, 10, { ids: ids('Product', 100) }],
  ['orders by their ids', readNodes, 40, { ids: ids('Order', 30) }],
  ['an id that is none', readNodes, 11, { ids: ['x', 7] }],
  ['a single id instead of a list', readNodes, 11, { ids: 'x' }],
])('%s', ([, query, requests, variables]) => {
  expect(calculate(parse(query), undefined, variables).requests).toBe(requests)
})

describe('an operation with an API key', () => {
  const partner = createApiKey('acme')
  const apiKeys = [parseApiKey(partner.line)].filter((key) => key !== null)
  const headers = { 'x-api-key': partner.key, authorization: 'Bearer abc' }
  const open = () => openGateway({ apiKeys, ...longTimeouts })

  it('for a hundred orders with their details is completed', async () => {
    const { shop, run } = await open()
    const list = Array.from({ length: 100 }, (_, at) =>
      makeListedOrder({ order_no: `PG-7K3M9-X2${String(at).padStart(3, '0')}` }),
    )
    shop.respond(orders.list, () => ({ total: 100, list, has_more: false, counts: orderCounts }))
    expect((await run(orderDetails, { headers })).errors).toBeUndefined()
  })

  it('with as many requests as allowed, and their look-ups, is completed', async () => {
    const { shop, run } = await open()
    shop.respond(catalogue.search, () => makeSearchData(1, 49, 49))
    expect((await run(`{ ${recommended(49)} }`, { headers })).errors).toBeUndefined()
    expect(shop.countRequests(catalogue.recommend)).toBe(49)
  })

  it.for([
    ['more requests than allowed', `{ ${recommended(50)} }`, 'may need 51 requests to the shop; the maximum is 50'],
    [
      'a cart of 200 lines with a request for each line',
      `{ cart { lines { product { id substitutes { reason } ${related.slice(10)} } } }`,
      'may need 401 requests to the shop; the maximum is 50',
    ],
    ['many lists', repeat(20, recommended(2)), 'may need 60 requests to the shop; the maximum is 50'],
    [
      '60 aliased lists',
      repeat(60, 'search(first: 1) { totalCount }'),
      'too many fields at its root; the maximum is 20',
    ],
  ] as const)('for %s is refused before a request to the shop', async ([, query, message]) => {
    const { shop, run } = await open()
    const { errors } = await run(query, { headers })
    expect(errors).toMatchObject([{ extensions: { code: 'OPERATION_TOO_COMPLEX' } }])
    expect(errors?.[0]?.message).toContain(message)
    expect(shop.requests).toHaveLength(0)
  })
})
