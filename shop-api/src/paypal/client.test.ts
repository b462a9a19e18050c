import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, test, vi } from 'vitest'
import type { FaultName } from '@partgate/paypal-simulator/faults.ts'
import { type Simulator, startSimulator } from '@partgate/paypal-simulator/start.ts'
import { createPaypalClient, type Paypal } from './client.ts'

let simulator: Simulator
let paypal: Paypal
beforeAll(async () => {
  simulator = await startSimulator({ port: 0 })
})
afterAll(() => simulator.close())
beforeEach(() => {
  simulator.faults.clear()
  paypal = createPaypalClient(simulator.settings)
})

let last = 0
const requestId = () => `request-${++last}`
const wanted = () => ({
  orderNo: `PG-${String(++last).padStart(5, '0')}-TESTS`,
  itemCents: 1_873n,
  freightCents: 4_000n,
  returnUrl: 'http://shop.test/pay/payment?order_no=1',
  cancelUrl: 'http://shop.test/pay/payment?order_no=1&canceled=1',
  locale: 'de-DE',
})

const approved = async () => {
  const opened = await paypal.createOrder(wanted(), requestId())
  if (opened.kind !== 'done') throw new Error(opened.kind)
  const { id, approveUrl } = opened.value
  await fetch(approveUrl ?? '', { method: 'POST', body: new URLSearchParams({ action: 'pay' }), redirect: 'manual' })
  return id
}

it('opens, reads, captures and refunds', async () => {
  const id = await approved()
  expect(await paypal.getOrder(id)).toMatchObject({ kind: 'done', value: { id, status: 'APPROVED', captures: [] } })
  const captured = await paypal.capture(id, requestId())
  const capture = { status: 'COMPLETED', currency: 'USD', cents: 5_873n }
  expect(captured).toMatchObject({ kind: 'done', value: { status: 'COMPLETED', captures: [capture] } })
  const captureId = captured.kind === 'done' ? (captured.value.captures[0]?.id ?? '') : ''
  expect(await paypal.refund(captureId, requestId())).toMatchObject({ kind: 'done', value: { cents: 5_873n } })
  expect(await paypal.getOrder(id)).toMatchObject({ value: { captures: [{ status: 'REFUNDED' }] } })
  expect(await paypal.refund(captureId, requestId())).toMatchObject({
    kind: 'declined',
    issue: 'CAPTURE_FULLY_REFUNDED',
  })
})

it('the same request id gets the same response, and opens or captures nothing more', async () => {
  const [order, key] = [wanted(), requestId()]
  const [first, second] = [await paypal.createOrder(order, key), await paypal.createOrder(order, key)]
  expect(second).toEqual(first)
  expect(simulator.orders().filter(({ custom_id }) => custom_id === order.orderNo)).toHaveLength(1)
})

test.for([
  ['http_500', 'unknown'],
  ['http_500_after', 'unknown'],
  ['drop_reply', 'unknown'],
  ['reset', 'unknown'],
  ['garbage', 'unknown'],
  ['redirect', 'unknown'],
  ['http_409', 'unknown'],
  ['http_429', 'unavailable'],
  ['decline_instrument', 'declined'],
  ['payer_action_required', 'declined'],
] satisfies [FaultName, string][])('a capture that meets %s is %s', async ([fault, kind]) => {
  const id = await approved()
  simulator.faults.add({ call: 'capture', fault })
  expect((await paypal.capture(id, requestId())).kind).toBe(kind)
})

it('an unreachable server was never sent anything', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  const unreachable = createPaypalClient({ ...simulator.settings, apiUrl: `http://127.0.0.1:${port}` })
  expect(await unreachable.capture('5O190127TN364715T', 'r')).toMatchObject({ kind: 'unavailable' })
})

it('without an access token no money is requested', async () => {
  const id = await approved()
  const other = createPaypalClient({ ...simulator.settings, clientSecret: 'wrong' })
  expect(await other.capture(id, requestId())).toEqual({ kind: 'unavailable', why: 'no access token: HTTP 401' })
  expect(simulator.orders().find((order) => order.id === id)?.capture).toBeNull()
})

it('a refused access token is requested again, once', async () => {
  await paypal.clientToken()
  simulator.faults.add({ call: 'client_token', fault: 'http_401' })
  expect((await paypal.clientToken()).kind).toBe('done')
  simulator.faults.add({ call: 'client_token', fault: 'http_401', count: 2 })
  expect((await paypal.clientToken()).kind).toBe('unavailable')
  simulator.faults.add({ call: 'client_token', fault: 'http_401' })
  simulator.faults.add({ call: 'token', fault: 'http_500' })
  expect(await paypal.clientToken()).toEqual({ kind: 'unavailable', why: 'no access token: HTTP 500' })
  expect(simulator.faults.list()).toEqual([])
})

it('one access token serves all calls', async () => {
  await paypal.clientToken()
  simulator.faults.add({ call: 'token', fault: 'http_500' })
  expect(await Promise.all([paypal.clientToken(), paypal.clientToken()])).toMatchObject([
    { kind: 'done' },
    { kind: 'done' },
  ])
})

it('after five failures in a row PayPal gets no request for ten seconds, then one, and more after a success', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  simulator.faults.add({ call: 'client_token', fault: 'http_500', count: 6 })
  for (let i = 0; i < 7; i++) await paypal.clientToken()
  expect(simulator.faults.list()).toMatchObject([{ count: 1 }])

  vi.setSystemTime(Date.now() + 10_001)
  await paypal.clientToken()
  expect(simulator.faults.list()).toEqual([])
  expect(await paypal.clientToken()).toMatchObject({ kind: 'unavailable' })

  vi.setSystemTime(Date.now() + 10_001)
  for (let i = 0; i < 2; i++) expect(await paypal.clientToken()).toMatchObject({ kind: 'done' })
})

it('failing verifications of webhooks, such as of forged ones, do not stop payments', async () => {
  const id = await approved()
  simulator.faults.add({ call: 'verify', fault: 'http_429', count: 20 })
  const forged = { auth_algo: '', cert_url: '', transmission_id: '', transmission_sig: '', transmission_time: '' }
  for (let i = 0; i < 7; i++) expect(await paypal.isGenuine(forged, '{}')).toMatchObject({ kind: 'unavailable' })
  expect(simulator.faults.list()).toMatchObject([{ count: 15 }])
  expect(await paypal.capture(id, requestId())).toMatchObject({ kind: 'done' })
})

it('failing tokens for PayPal’s buttons, which any visitor requests, do not stop payments', async () => {
  const id = await approved()
  simulator.faults.add({ call: 'client_token', fault: 'http_500', count: 20 })
  for (let i = 0; i < 7; i++) expect((await paypal.clientToken()).kind).not.toBe('done')
  expect(simulator.faults.list()).toMatchObject([{ count: 15 }])
  expect(await paypal.capture(id, requestId())).toMatchObject({ kind: 'done' })
})

it('a redirect is not followed', async () => {
  let visits = 0
  const trap = createServer((_, response) => response.end(String(visits++))).listen(0, '127.0.0.1')
  const away = createServer((_, response) => {
    response.writeHead(307, { Location: `http://127.0.0.1:${(trap.address() as AddressInfo).port}/` }).end()
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void [trap, away].map((server) => server.close()))
  await Promise.all([once(trap, 'listening'), once(away, 'listening')])
  const { port } = away.address() as AddressInfo
  await createPaypalClient({ ...simulator.settings, apiUrl: `http://127.0.0.1:${port}` }).getOrder('5O190127TN364715T')
  expect(visits).toBe(0)
})

it('an endless response is not read to its end', async () => {
  const flood = createServer((_, response) => {
    const piece = Buffer.alloc(100_000, 'x')
    const more = () => {
      while (response.write(piece));
    }
    response.on('drain', more)
    more()
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void flood.close())
  await once(flood, 'listening')
  const { port } = flood.address() as AddressInfo
  const drowned = createPaypalClient({ ...simulator.settings, apiUrl: `http://127.0.0.1:${port}` })
  expect((await drowned.getOrder('5O190127TN364715T')).kind).toBe('unavailable')
})
