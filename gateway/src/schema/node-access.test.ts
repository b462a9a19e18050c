import { expect, it, test } from 'vitest'
import { z } from 'zod'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { toGlobalId } from '../graphql/ids.ts'
import type { FakeShop } from '../../testing/fake-shop.ts'
import type { ShopRequest } from '../../testing/shop-request.ts'
import { openGateway, siteUrl } from '../../testing/harness.ts'
import { address, orderNumber, makeListedOrder, makeOrder, makeSavedAddress } from '../../testing/order-data.ts'
import { Refusal } from '../../testing/refusal.ts'
import { orderCounts, listedRfq } from '../../testing/order-responses.ts'
import { listCursor, listHead, makeSavedRow } from '../../testing/saved-list-data.ts'
import { cartKey, makeCartData, makeCartLine, profile } from '../../testing/shop-data.ts'

const { account, cart, orders, rfq } = contract
const secret = 'canary-of-ada'

/** A shop that shows Ada's data to Ada alone, with a canary in each. */
const guard = (shop: FakeShop) => {
  const isAda = ({ headers }: ShopRequest) => headers.authorization === 'Bearer ada'
  const isKnown = ({ headers }: ShopRequest) => headers.authorization !== undefined
  const missing = () => new Refusal(codes.notFound, 'Not found.')
  const ended = () => new Refusal(codes.sessionEnded, 'Please sign in.')
  const saved = makeSavedAddress(7, { company_name: secret })
  const placed = makeOrder({ shipping_address: { ...address, company_name: secret }, remark: secret })
  const bob = { ...profile, member_id: 'member-id-of-bob-1', email: 'bob@example.com' }
  shop.respond(account.profileInfo, (request) => {
    if (isAda(request)) return { ...profile, company_name: secret }
    return isKnown(request) ? bob : ended()
  })
  shop.respond(account.addressList, (request) => (isAda(request) ? [saved] : isKnown(request) ? [] : ended()))
  shop.respond(orders.detail, (request) => (isAda(request) ? placed : missing()))
  shop.respond(orders.list, (request) => ({
    ...(isAda(request) ? { total: 1, list: [makeListedOrder({ serial_no: secret })] } : { total: 0, list: [] }),
    has_more: false,
    counts: orderCounts,
  }))
  shop.respond(rfq.partsLists, (request) => ({
    ...(isAda(request)
      ? { total: 1, list: [{ ...listHead, name: secret, cursor: listCursor }] }
      : { total: 0, list: [] }),
    has_more: false,
  }))
  shop.respond(rfq.partsList, (request) =>
    isAda(request) ? { ...listHead, name: secret, rows: [makeSavedRow({ note: secret })] } : missing(),
  )
  const requested = { ...listedRfq, company_name: secret, comment: secret, parts: [] }
  shop.respond(rfq.list, (request) => ({
    ...(isAda(request) ? { total: 1, list: [requested] } : { total: 0, list: [] }),
    has_more: false,
  }))
  shop.respond(rfq.detail, (request) => (isAda(request) ? requested : missing()))
  shop.respond(cart.lists, (request) =>
    isAda(request)
      ? makeCartData({ list: [makeCartLine(7, { cart_num: 424_242 })] })
      : makeCartData({ cart_key: isKnown(request) ? 'cart-key-of-bob-01' : null, list: [] }),
  )
}

const ids = {
  Viewer: toGlobalId('Viewer', profile.member_id),
  SavedAddress: toGlobalId('SavedAddress', 7),
  Order: toGlobalId('Order', orderNumber),
  Rfq: toGlobalId('Rfq', listedRfq.rfq_no),
  SavedPartsList: toGlobalId('SavedPartsList', listHead.id),
  Cart: toGlobalId('Cart', cartKey),
  CartLine: toGlobalId('CartLine', 7),
}

const ofOrder = 'serialNumber remark shippingAddress { companyName }'
const ofRfq = 'rfqCompany: companyName comment'
const ofViewer = `companyName addresses { address { companyName } } orders(first: 2) { edges { node { ${ofOrder} } } }`
const ofList = 'listName: name rows { note }'
const ofLine = 'quantity product { partNumber }'
const anything = `__typename id
  ... on Viewer { ${ofViewer} } ... on SavedAddress { address { companyName } } ... on Order { ${ofOrder} } ... on Rfq { ${ofRfq} }
  ... on SavedPartsList { ${ofList} }
  ... on Cart { lines { ${ofLine} } } ... on CartLine { ${ofLine} }`

const ways: [name: string, query: string][] = [
  ...Object.entries(ids).flatMap(([type, id]): [string, string][] => [
    [`node of ${type}`, `{ node(id: "${id}") { ${anything} } }`],
    [`nodes of ${type}, twice and by another name`, `{ a: nodes(ids: ["${id}", "${id}"]) { ${anything} } }`],
  ]),
  ['the order by its number', `{ order(orderNumber: "${orderNumber}") { ${ofOrder} } }`],
  ['the requests', `{ viewer { rfqs { nodes { ${ofRfq} } } } }`],
  ['the request through the viewer', `{ viewer { rfq(rfqNumber: "${listedRfq.rfq_no}") { ${ofRfq} } } }`],
  ['the parts lists', `{ viewer { partsLists(first: 2) { nodes { ${ofList} } } } }`],
  ['the parts list through the viewer', `{ viewer { partsList(id: "${ids.SavedPartsList}") { ${ofList} } } }`],
  ['the viewer', `{ viewer { ${ofViewer} } }`],
  ['the cart', `{ cart { lines { ${ofLine} } } }`],
]

const strangers: [name: string, headers: Record<string, string>, credentials: RegExp][] = [
  ['a visitor', {}, /^undefined$/],
  ['another person', { cookie: 'token=bob', origin: siteUrl }, /^Bearer bob$/],
  ['a guest with a cart and an order', { cookie: 'cart=guest; orders=PG-22222-22222.guest' }, /^undefined$/],
]
const own = { authorization: 'Bearer ada' }
const isPrivate = (request: ShopRequest) =>
  ![contract.catalogue, contract.site].some((domain) => Object.values(domain).includes(request.endpoint))

test.each(ways)(
  '%s shows data of an account to its owner only, also in parallel and later requests',
  async (_, query) => {
    const { shop, post } = await openGateway()
    guard(shop)
    const ask = async (headers: Record<string, string>) => await (await post({ query, headers })).text()
    const [first, ...others] = await Promise.all([ask(own), ...strangers.map(([, headers]) => ask(headers))])
    expect(first).toMatch(/canary-of-ada|424242/)
    for (const [name, headers, credentials] of strangers) {
      shop.requests.length = 0
      others.push(await ask(headers))
      for (const request of shop.requests.filter(isPrivate))
        expect(String(request.headers.authorization), `${name}: ${request.url}`).toMatch(credentials)
    }
    for (const payload of others) expect(payload).not.toMatch(/canary|424242|SW1Y/)
  },
)

it('Ada’s id gets another visitor the response of an unknown id', async () => {
  const { shop, run } = await openGateway()
  guard(shop)
  const headers = { authorization: 'Bearer bob' }
  const unknown = [
    toGlobalId('Viewer', 'member-id-of-none'),
    toGlobalId('Cart', 'cart-key-of-no-one'),
    toGlobalId('SavedAddress', 99),
    toGlobalId('Order', 'PG-22222-22222'),
    toGlobalId('Rfq', 'Q-22222-22222'),
    toGlobalId('SavedPartsList', 'list-of-none-0123456789'),
  ]
  const known = [ids.Viewer, ids.Cart, ids.SavedAddress, ids.Order, ids.Rfq, ids.SavedPartsList]
  const ask = async (wanted: string[]) => {
    const { data, errors } = await run(`{ nodes(ids: ${JSON.stringify(wanted)}) { id } }`, { headers })
    return { data, errors }
  }
  expect(await ask(known)).toEqual(await ask(unknown))
})

it('no id holds the e-mail address of its owner', async () => {
  const { run } = await openGateway()
  const { data } = await run('{ viewer { id } cart { id } }', { headers: own })
  const read = z.object({ id: z.string() }).array().parse(Object.values(data))
  for (const { id } of read) expect(Buffer.from(id, 'base64url').toString()).not.toContain('@')
})
