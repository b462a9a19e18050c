import { randomUUID } from 'node:crypto'
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { createSimulator } from './app.ts'
import { openStore } from './store.ts'
import { type Simulator, startSimulator } from './start.ts'
import { createWebhooks } from './webhooks.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'partgate-simulator-'))
  return () => rmSync(folder, { recursive: true })
})

const token = z.object({ access_token: z.string() })
const opened = z.object({ id: z.string(), links: z.array(z.object({ rel: z.string(), href: z.string() })) })
const usd = (value: string) => ({ currency_code: 'USD', value })
const returnUrl = 'http://shop.test/pay/payment?order_no=PG-00000-0000A'
const cancelUrl = `${returnUrl}&canceled=1`

const openClient = async ({ settings: { apiUrl, clientId, clientSecret } }: Simulator) => {
  const signedIn = await fetch(`${apiUrl}/v1/oauth2/token`, {
    method: 'POST',
    headers: { Authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  })
  const { access_token } = token.parse(await signedIn.json())
  const post = async (path: string, body: object = {}, requestId: string = randomUUID()) => {
    const response = await fetch(`${apiUrl}${path}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${access_token}`, 'PayPal-Request-Id': requestId },
      body: JSON.stringify(body),
    })
    return { status: response.status, body: await response.json() }
  }
  const order = (orderNo: string, parts = ['10.00', '2.50']) => {
    const [item_total = '', shipping = ''] = parts
    const breakdown = { item_total: usd(item_total), shipping: usd(shipping) }
    return post('/v2/checkout/orders', {
      intent: 'CAPTURE',
      purchase_units: [{ custom_id: orderNo, invoice_id: orderNo, amount: { ...usd('12.50'), breakdown } }],
      payment_source: { paypal: { experience_context: { return_url: returnUrl, cancel_url: cancelUrl } } },
    })
  }
  return {
    clientToken: () => post('/v1/identity/generate-token'),
    order,
    open: async (orderNo = 'PG-00000-0000A') => {
      const { id, links } = opened.parse((await order(orderNo)).body)
      return { id, approveUrl: links.find(({ rel }) => rel === 'payer-action')?.href ?? '' }
    },
    capture: (id: string, requestId: string) => post(`/v2/checkout/orders/${id}/capture`, {}, requestId),
  }
}

const start = async (path?: string) => {
  const simulator = await startSimulator({ port: 0, ...(path ? { path } : {}) })
  onTestFinished(() => simulator.close())
  return { simulator, client: await openClient(simulator) }
}
const refused = (issue: string) => ({ status: 422, body: { details: [{ issue }] } })
const press = (url: string, action: string) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ action }), redirect: 'manual' })

it('the state is restored after a restart, request ids included', async () => {
  const path = join(folder, 'made', 'state.jsonl')
  const first = await startSimulator({ port: 0, path })
  const client = await openClient(first)
  const { id, approveUrl } = await client.open()
  await press(approveUrl, 'pay')
  const captured = await client.capture(id, 'capture-1')
  await first.close()

  const again = await start(path)
  expect(again.simulator.orders()).toEqual(first.orders())
  expect(await again.client.capture(id, 'capture-1')).toEqual(captured)
  expect(await again.client.capture(id, 'capture-2')).toMatchObject(refused('ORDER_ALREADY_CAPTURED'))
})

it('a line cut short by a kill counts as not written', async () => {
  const path = join(folder, 'cut.jsonl')
  const first = await start(path)
  const { id } = await first.client.open()
  appendFileSync(path, '{"kind":"order","order":{"id":"CUT')
  const second = await start(path)
  const { id: next } = await second.client.open()
  expect(
    openStore(path)
      .orders()
      .map((order) => order.id),
  ).toEqual([id, next])
})

it('the page shows what is paid and that no money moves, and lets the buyer pay, decline or cancel', async () => {
  const { client } = await start()
  const { id, approveUrl } = await client.open()
  const page = await fetch(approveUrl)
  const html = await page.text()
  for (const said of ['12.50', 'PG-00000-0000A', 'No money moves', 'value="pay"', 'value="decline"', 'value="cancel"'])
    expect(html).toContain(said)
  expect(html).toMatch(/<html lang="en">[\s\S]*<main>[\s\S]*<h1>/)
  expect(page.headers.get('content-security-policy')).toContain("form-action 'self' http://shop.test")

  const canceled = await press(approveUrl, 'cancel')
  expect(canceled.headers.get('location')).toBe(`${cancelUrl}&token=${id}`)
  const paid = new URL((await press(approveUrl, 'pay')).headers.get('location') ?? '')
  expect(paid.searchParams.get('token')).toBe(id)
  expect(paid.searchParams.get('PayerID')).toMatch(/^[A-Z0-9]{13}$/)
  await client.capture(id, 'capture-paid')
  const gone = await fetch(approveUrl)
  expect(gone.status).toBe(404)
  expect(await gone.text()).toMatch(/already[\s\S]*<a href="http:\/\/shop\.test[^"]*">Back to the shop</)
})

it('markup in an order number is shown as text', async () => {
  const { client } = await start()
  const { approveUrl } = await client.open('<img src=x onerror=alert(1)>')
  expect(await (await fetch(approveUrl)).text()).toContain('&lt;img src=x')
})

it('the parts of an amount must add up, and a second order for a paid invoice is refused', async () => {
  const { client } = await start()
  expect(await client.order('PG-00000-0000B', ['10.00', '2.49'])).toMatchObject(refused('AMOUNT_MISMATCH'))
  const [first, second] = [await client.open(), await client.open()]
  for (const { approveUrl } of [first, second]) await press(approveUrl, 'pay')
  expect((await client.capture(first.id, 'c1')).status).toBe(201)
  expect(await client.capture(second.id, 'c2')).toMatchObject(refused('DUPLICATE_INVOICE_ID'))
})

it('the fault switch plays, lists and clears faults', async () => {
  const { simulator, client } = await start()
  const faults = `${simulator.settings.apiUrl}/simulator/faults`
  const post = (body: object) => fetch(faults, { method: 'POST', body: JSON.stringify(body) })
  expect((await post({ call: 'client_token', fault: 'http_500', count: 2 })).status).toBe(200)
  expect((await client.clientToken()).status).toBe(500)
  expect(await (await fetch(faults)).json()).toMatchObject([{ call: 'client_token', fault: 'http_500', count: 1 }])
  await fetch(faults, { method: 'DELETE' })
  expect((await client.clientToken()).status).toBe(200)
  expect((await post({ call: 'client_token', fault: 'earthquake' })).status).toBe(400)
  expect((await post({ fault: 'forget_request_ids' })).status).toBe(200)
})

it('the fault switch accepts callers on the same machine only', async () => {
  const webhooks = createWebhooks({ webhookId: 'X', certUrl: () => 'http://x.test', deliver: null })
  const { app } = createSimulator(openStore(), webhooks, () => ({ api: 'http://x.test', page: 'http://x.test' }))
  const ask = async (remoteAddress: string) =>
    (await app.request('/simulator/faults', {}, { incoming: { socket: { remoteAddress } } })).status
  expect([await ask('127.0.0.1'), await ask('::1'), await ask('10.0.0.7')]).toEqual([200, 200, 403])
})

it('a port in use is reported with its address', async () => {
  const { simulator } = await start()
  const port = Number(new URL(simulator.settings.apiUrl).port)
  await expect(startSimulator({ port })).rejects.toThrow(`address already in use 127.0.0.1:${port}`)
})

it('an event that is not accepted is sent again', async () => {
  const { simulator, client } = await start()
  const statuses = [503, 200]
  const taken = Promise.withResolvers<void>()
  const seen: string[] = []
  simulator.sendEventsTo(async ({ body }) => {
    seen.push(JSON.parse(body).id)
    if (statuses.shift() !== 200) return false
    taken.resolve()
    return true
  })
  const { approveUrl } = await client.open()
  await press(approveUrl, 'pay')
  await taken.promise
  expect(seen).toHaveLength(2)
  expect(seen[0]).toBe(seen[1])
})
