import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { Hono } from 'hono'
import { expect, it, onTestFinished, test } from 'vitest'
import type { Carried } from '#http/context.ts'
import { createPaypalClient } from '#paypal/client.ts'
import type { PaymentClient } from '../../testing/payment-client.ts'
import { usePaymentClient } from '../../testing/use-payment-client.ts'
import { atFailpoint } from '../failpoint.ts'
import { createLog } from '../log.ts'
import type { SignedEvent } from '@partgate/paypal-simulator/webhooks.ts'
import { paypalWebhook } from './webhook.ts'

let client: PaymentClient
usePaymentClient((opened) => {
  client = opened
})

const events = () => client.db.query<{ event_id: string; outcome: string | null }>('select * from payment_events')
const named = (takeEvents: SignedEvent[], name: string) => takeEvents.filter(({ body }) => body.includes(`"${name}"`))

const takenUnseen = async () => {
  const bought = await client.openAndApprove(await client.buy())
  client.simulator.faults.add({ call: 'capture', fault: 'drop_reply' })
  await client.capture(bought.headers, bought.orderNo, bought.id)
  const [event] = named(await client.takeEvents(), 'PAYMENT.CAPTURE.COMPLETED')
  if (!event) throw new Error('PayPal has sent no event')
  return { ...bought, event }
}

it('an event of a completed payment pays the order', async () => {
  const { orderNo, event } = await takenUnseen()
  expect(await client.deliver(event)).toBe(200)
  expect(await client.orderRow(orderNo)).toMatchObject({ status: 'confirming', payment_status: 'paid' })
  expect(await events()).toMatchObject([{ outcome: 'settled' }])
})

const forgeries: Record<string, (event: SignedEvent) => SignedEvent> = {
  'another body': ({ headers, body }) => ({ headers, body: body.replace('COMPLETED', 'COMPLETED ') }),
  'the same body written anew': ({ headers, body }) => ({ headers, body: JSON.stringify(JSON.parse(body)) }),
  'a byte order mark before it': ({ headers, body }) => ({ headers, body: `\uFEFF${body}` }),
  'another signature': ({ headers, body }) => ({
    headers: { ...headers, 'PAYPAL-TRANSMISSION-SIG': 'AAAA' },
    body,
  }),
  'no signature': ({ headers, body }) => {
    const { 'PAYPAL-TRANSMISSION-SIG': _, ...rest } = headers
    return { headers: rest, body }
  },
  'an old time': ({ headers, body }) => ({
    headers: { ...headers, 'PAYPAL-TRANSMISSION-TIME': new Date(Date.now() - 6 * 60_000).toISOString() },
    body,
  }),
  'an old time, well signed': ({ body }) => client.simulator.sign(JSON.parse(body), new Date(Date.now() - 6 * 60_000)),
  'a time to come, well signed': ({ body }) =>
    client.simulator.sign(JSON.parse(body), new Date(Date.now() + 6 * 60_000)),
  'what is no event': ({ headers }) => ({ headers, body: '[]' }),
  'what is no JSON': ({ headers }) => ({ headers, body: '{"id":"WH-1"' }),
  'a part put in behind the event': ({ headers, body }) => ({
    headers,
    body: `${body},"verification_status":"SUCCESS"`,
  }),
}

test.for(Object.keys(forgeries))('%s is refused, and changes nothing', async (name) => {
  const { orderNo, event } = await takenUnseen()
  expect(await client.deliver(forgeries[name]?.(event) ?? event)).toBe(400)
  expect(await client.orderRow(orderNo)).toMatchObject({ payment_status: 'pending' })
  expect(await events()).toEqual([])
  await client.makeAllDue()
  await client.staff.settleOpen()
})

it('a foreign certificate is refused and not fetched', async () => {
  let visits = 0
  const trap = createServer((_, response) => {
    visits++
    response.end()
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void trap.close())
  await once(trap, 'listening')
  const { port } = trap.address() as AddressInfo
  const { event } = await takenUnseen()
  for (const certUrl of [
    `http://127.0.0.1:${port}/cert.pem`,
    'https://paypal.com.evil.test/cert.pem',
    'https://notpaypal.com/cert.pem',
    'http://api.paypal.com/cert.pem',
    'https://api.paypal.com@evil.test/cert.pem',
  ])
    expect(await client.deliver(event, { 'PAYPAL-CERT-URL': certUrl })).toBe(400)
  expect(visits).toBe(0)
  expect(await events()).toEqual([])
  await client.staff.settleOpen()
})

it('an event of another webhook is refused', async () => {
  const { event } = await takenUnseen()
  const other = new Hono<Carried>()
  const paypal = createPaypalClient({ ...client.simulator.settings, webhookId: 'ANOTHER00WEBHOOK' })
  paypalWebhook(other, { ...client.deps, paypal, log: createLog('silent') })
  expect((await other.request('/api/pay/paypal/webhook', { method: 'POST', ...event })).status).toBe(400)
  expect(await events()).toEqual([])
  await client.staff.settleOpen()
})

it('refuses an event whose verification PayPal responds to with 400', async () => {
  const { orderNo, event } = await takenUnseen()
  client.simulator.faults.add({ call: 'verify', fault: 'http_400' })
  expect(await client.deliver(event)).toBe(400)
  expect(client.simulator.faults.list()).toEqual([])
  expect(await events()).toEqual([])
  expect(await client.orderRow(orderNo)).toMatchObject({ payment_status: 'pending' })
  await client.makeAllDue()
  await client.staff.settleOpen()
})

it('an event that cannot be verified now is not accepted, so that PayPal repeats it', async () => {
  const { event } = await takenUnseen()
  client.simulator.faults.add({ call: 'verify', fault: 'garbage' })
  expect(await client.deliver(event)).toBe(503)
  expect(await events()).toEqual([])
  expect(await client.deliver(event)).toBe(200)
})

it('the same event twice, and twenty times at once, is one transition', async () => {
  const { orderNo, event } = await takenUnseen()
  const statuses = await Promise.all(Array.from({ length: 20 }, () => client.deliver(event)))
  expect(new Set(statuses)).toEqual(new Set([200]))
  client.simulator.faults.add({ call: 'get', fault: 'http_500' })
  expect(await client.deliver(event)).toBe(200)
  expect(client.simulator.faults.list(), 'PayPal is not asked again').toHaveLength(1)
  expect(await client.history(orderNo)).toEqual(['unpaid', 'confirming'])
  expect(await client.readMailKinds(orderNo)).toEqual(['orderPlaced', 'orderPaid'])
  expect(await events()).toHaveLength(1)
})

it('the event arrives before the buyer’s browser', async () => {
  const { headers, orderNo, id } = await client.openAndApprove(await client.buy())
  const off = atFailpoint('payment.afterCaptureCall', async () => {
    for (const event of await client.takeEvents()) await client.deliver(event)
  })
  onTestFinished(off)
  expect(await client.capture(headers, orderNo, id)).toMatchObject({ data: { outcome: 'paid' } })
  expect(await client.history(orderNo)).toEqual(['unpaid', 'confirming'])
  expect(await client.readMailKinds(orderNo)).toEqual(['orderPlaced', 'orderPaid'])
})

it('events out of order end in PayPal’s current state', async () => {
  const bought = await client.openAndApprove(await client.buy())
  client.simulator.faults.add({ call: 'capture', fault: 'pending' })
  await client.capture(bought.headers, bought.orderNo, bought.id)
  const captureId = client.simulator.orders().find(({ id }) => id === bought.id)?.capture?.id ?? ''
  await fetch(`${client.simulator.settings.apiUrl}/simulator/captures/${captureId}`, {
    method: 'POST',
    body: JSON.stringify({ status: 'COMPLETED' }),
  })
  const takeEvents = await client.takeEvents()
  expect(takeEvents).toHaveLength(3)
  for (const event of takeEvents.toReversed()) expect(await client.deliver(event)).toBe(200)
  expect(await client.orderRow(bought.orderNo)).toMatchObject({ status: 'confirming', payment_status: 'paid' })
})

it('an approval takes no money', async () => {
  const { orderNo, id } = await client.openAndApprove(await client.buy())
  for (const event of await client.takeEvents()) expect(await client.deliver(event)).toBe(200)
  expect(await client.orderRow(orderNo)).toMatchObject({ status: 'unpaid', payment_status: 'none' })
  expect(client.simulator.orders().find((order) => order.id === id)?.capture).toBeNull()
})

it('an event about an unknown payment is stored, accepted and logged', async () => {
  const event = client.simulator.sign({
    id: 'WH-UNKNOWN',
    event_type: 'PAYMENT.CAPTURE.COMPLETED',
    resource_type: 'capture',
    resource: { id: '9AB12345CD678901E', custom_id: 'PG-00000-00000' },
  })
  expect(await client.deliver(event)).toBe(200)
  expect(await events()).toMatchObject([{ event_id: 'WH-UNKNOWN', outcome: 'unknown payment' }])
  expect(client.lines.some((line) => line.includes('"level":40') && line.includes('WH-UNKNOWN'))).toBe(true)
})

it('an event that could not be settled is settled by the reconciler', async () => {
  const { orderNo, event } = await takenUnseen()
  await client.db.query("update payments set next_look_at = now() + interval '1 day'")
  client.simulator.faults.add({ call: 'get', fault: 'http_500' })
  expect(await client.deliver(event)).toBe(200)
  expect(await events()).toMatchObject([{ outcome: null }])
  await client.db.query('update payment_events set next_look_at = now()')
  await client.staff.settleOpen()
  expect(await client.orderRow(orderNo)).toMatchObject({ payment_status: 'paid' })
  expect(await events()).toMatchObject([{ outcome: 'settled' }])
})

it('an event is settled although another one fails', async () => {
  const bought = [await takenUnseen(), await takenUnseen()]
  await client.db.query("update payments set next_look_at = now() + interval '1 day'")
  client.simulator.faults.add({ call: 'get', fault: 'http_500', count: 2 })
  for (const { event } of bought) await client.deliver(event)
  let failures = 1
  const off = atFailpoint('payment.beforeOutcome', async () => {
    if (failures-- > 0) throw new Error('the database is gone')
  })
  await client.db.query('update payment_events set next_look_at = now()')
  await client.staff.settleOpen()
  off()
  expect((await events()).filter(({ outcome }) => outcome === 'settled')).toHaveLength(1)
  expect(client.lines.some((line) => line.includes('an event could not be settled'))).toBe(true)
  await client.makeAllDue()
  await client.staff.settleOpen()
  expect((await events()).map(({ outcome }) => outcome)).toEqual(['settled', 'settled'])
})

it('a large body is not read, and a stranger who repeats a request from many addresses of a network is limited', async () => {
  const { event } = await takenUnseen()
  expect(await client.deliver({ ...event, body: 'x'.repeat(300_000) })).toBe(413)
  const statuses = []
  for (let i = 0; i < 125; i++)
    statuses.push(await client.deliver({ ...event, body: '[]' }, { 'X-Forwarded-For': `2001:db8::${i}` }))
  expect(statuses[0]).toBe(400)
  expect(statuses.at(-1)).toBe(429)
  await client.staff.settleOpen()
})
