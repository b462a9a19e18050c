import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { createApiKey } from '../../gateway/src/api-keys/api-keys.ts'
import { root } from '../../tools/env.ts'
import { type Example, fillPlaceholders, listExamples, listUserErrors, parseCurl, readPath } from './guide/examples.ts'
import { openGateway } from './open-gateway.ts'
import { requestData } from './shop-client.ts'

const page = readFileSync(join(root, 'docs/partner-guide.md'), 'utf8')
const examples = listExamples(page)

const { key, line } = createApiKey('my-bot')
const values = new Map<string, unknown>([
  ['apiKey', key],
  ['idempotencyKey', randomUUID()],
  ['lastSync', '2020-01-01T00:00:00Z'],
])

const shop = inject('shop').address
let gateway: Awaited<ReturnType<typeof openGateway>>
beforeAll(async () => {
  gateway = await openGateway(shop, line)
})
afterAll(() => gateway?.close())

type Sent = { headers: Record<string, string>; body: string }

const send = async ({ headers, body }: Sent) => {
  const filled = Object.entries(headers).map(
    ([name, value]) => [name, String(fillPlaceholders(value, values))] as const,
  )
  const response = await fetch(`${gateway.address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...Object.fromEntries(filled) },
    body,
  })
  return { response, result: await response.json() }
}

const expectNoErrors = ({ data, errors }: { data?: object; errors?: unknown }) => {
  expect(errors).toBeUndefined()
  expect(listUserErrors(data)).toEqual([])
  expect(Object.values(data ?? {})).not.toContain(null)
}

const runExample = async ({ headers, query, runs, captures }: Example) => {
  for (const { variables, response } of runs) {
    const { result } = await send({
      headers,
      body: JSON.stringify({ query, variables: fillPlaceholders(variables, values) }),
    })
    if (response) expect(result).toMatchObject(response)
    else expectNoErrors(result)
    for (const [name, path] of captures) values.set(name, readPath(result.data, path))
  }
}

const pick = (name: string) => {
  const example = examples.find((each) => each.name === name)
  if (!example) throw new Error(`The guide has no operation ${name}.`)
  return example
}

const sendPick = async (name: string, headers: Record<string, string> = {}, input: object = {}) => {
  const { query, runs, ...example } = pick(name)
  const filled = fillPlaceholders(runs[0]?.variables, values) as { input?: object }
  const variables = filled.input ? { input: { ...filled.input, ...input } } : filled
  const { result } = await send({
    headers: { ...example.headers, ...headers },
    body: JSON.stringify({ query, variables }),
  })
  expectNoErrors(result)
  return result.data
}

it('the curl command finds parts', async () => {
  const { headers, body } = parseCurl(page)
  const { result } = await send({ headers, body })
  expectNoErrors(result)
  expect(result.data.search.nodes[0].partNumber).toBe('NE555P')
})

it.each(examples.map((example) => [example.name, example] as const))('the example %s works', (_, example) =>
  runExample(example),
)

it('the API key is required', async () => {
  const { query } = pick('GetRateLimit')
  const { result } = await send({ headers: {}, body: JSON.stringify({ query }) })
  expect(result.errors[0].extensions.code).toBe('TRUSTED_DOCUMENTS_ONLY')
})

it('the product has texts in the requested language', async () => {
  const { query, headers, runs } = pick('GetProduct')
  const { response } = await send({ headers, body: JSON.stringify({ query, variables: runs[0]?.variables }) })
  expect(response.headers.get('content-language')).toBe('de')
})

it('the order is in the shop, with the numbers of the buyer', async () => {
  const order = await requestData(shop, contract.orders.detail, {
    params: { id: String(values.get('orderNumber')) },
    orderToken: String(values.get('orderToken')),
  })
  expect(order.order_no).toBe(values.get('orderNumber'))
  expect(JSON.stringify(order)).toContain('PO-2026-0042')
  expect(JSON.stringify(order)).toContain('ACME-1002')
})

it('the repeated request returns the same order', async () => {
  const { placeOrder } = await sendPick('PlaceOrder')
  expect(placeOrder.order.orderNumber).toBe(values.get('orderNumber'))
})

it('the request for a quote has the numbers of the buyer, and belongs to the account', async () => {
  const { submitRfq } = await sendPick('RequestQuote')
  const rfq = await requestData(shop, contract.rfq.detail, {
    bearer: String(values.get('sessionToken')),
    query: { rfq_no: submitRfq.rfq.rfqNumber },
  })
  expect(rfq).toMatchObject({ reference: 'RFQ-2026-0017', parts: [{ customer_part_no: 'ACME-1001' }] })
})

it('an order with the session token belongs to the account', async () => {
  const headers = { Authorization: 'Bearer <sessionToken>' }
  const { placeOrder } = await sendPick('PlaceOrder', headers, { idempotencyKey: randomUUID() })
  expect(placeOrder.orderToken).toBeNull()
  values.set('lastSync', new Date(Date.parse(placeOrder.order.updatedAt)).toISOString())
  const expected = [{ orderNumber: placeOrder.order.orderNumber, purchaseOrderNumber: 'PO-2026-0042' }]
  for (const name of ['SyncOrders', 'FindOrders'])
    expect((await sendPick(name)).viewer.orders.nodes, name).toMatchObject(expected)
})
