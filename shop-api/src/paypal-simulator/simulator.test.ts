import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { openPaypal } from '#paypal/client.ts'
import { createSimulator } from './app.ts'
import { openStore } from './store.ts'
import { startSimulator } from './start.ts'
import { openWebhooks } from './webhooks.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'partgate-simulator-'))
  return () => rmSync(folder, { recursive: true })
})

const wanted = {
  orderNo: 'PG-00000-0000A',
  itemCents: 1_000n,
  freightCents: 250n,
  returnUrl: 'http://shop.test/pay/payment?order_no=PG-00000-0000A',
  cancelUrl: 'http://shop.test/pay/payment?order_no=PG-00000-0000A&canceled=1',
  locale: 'en-US',
}
const start = async (path?: string) => {
  const simulator = await startSimulator({ port: 0, ...(path ? { path } : {}) })
  onTestFinished(() => simulator.close())
  return { simulator, paypal: openPaypal(simulator.settings) }
}
const opened = async ({ paypal }: Awaited<ReturnType<typeof start>>, orderNo = wanted.orderNo) => {
  const response = await paypal.createOrder({ ...wanted, orderNo }, `create-${orderNo}-${Math.random()}`)
  if (response.kind !== 'done') throw new Error(JSON.stringify(response))
  return { id: response.value.id, approveUrl: response.value.approveUrl ?? '' }
}
const press = (url: string, action: string) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ action }), redirect: 'manual' })

it('the state is restored after a restart, request ids included', async () => {
  const path = join(folder, 'kept', 'state.jsonl')
  const first = await startSimulator({ port: 0, path })
  const paypal = openPaypal(first.settings)
  const { id, approveUrl } = await opened({ simulator: first, paypal })
  await press(approveUrl, 'pay')
  const captured = await paypal.capture(id, 'capture-1')
  await first.close()

  const again = await start(path)
  expect(again.simulator.orders()).toEqual(first.orders())
  expect(await again.paypal.capture(id, 'capture-1')).toEqual(captured)
  expect(await again.paypal.capture(id, 'capture-2')).toMatchObject({ issue: 'ORDER_ALREADY_CAPTURED' })
})

it('a line cut short by a kill counts as not written', async () => {
  const path = join(folder, 'cut.jsonl')
  const first = await start(path)
  const { id } = await opened(first)
  appendFileSync(path, '{"kind":"order","order":{"id":"CUT')
  const second = await start(path)
  const { id: next } = await opened(second)
  expect(
    openStore(path)
      .orders()
      .map((order) => order.id),
  ).toEqual([id, next])
})

it('the page shows what is paid and that no money moves, and lets the buyer pay, decline or cancel', async () => {
  const stack = await start()
  const { id, approveUrl } = await opened(stack)
  const page = await fetch(approveUrl)
  const html = await page.text()
  for (const said of ['12.50', wanted.orderNo, 'No money moves', 'value="pay"', 'value="decline"', 'value="cancel"'])
    expect(html).toContain(said)
  expect(html).toMatch(/<html lang="en">[\s\S]*<main>[\s\S]*<h1>/)
  expect(page.headers.get('content-security-policy')).toContain("form-action 'self' http://shop.test")

  const canceled = await press(approveUrl, 'cancel')
  expect(canceled.headers.get('location')).toBe(`${wanted.cancelUrl}&token=${id}`)
  const paid = new URL((await press(approveUrl, 'pay')).headers.get('location') ?? '')
  expect(paid.searchParams.get('token')).toBe(id)
  expect(paid.searchParams.get('PayerID')).toMatch(/^[A-Z0-9]{13}$/)
  await stack.paypal.capture(id, 'capture-paid')
  expect((await fetch(approveUrl)).status).toBe(404)
})

it('markup in an order number is shown as text', async () => {
  const stack = await start()
  const { approveUrl } = await opened(stack, '<img src=x onerror=alert(1)>')
  expect(await (await fetch(approveUrl)).text()).toContain('&lt;img src=x')
})

it('the parts of an amount must add up, and a second order for a paid invoice is refused', async () => {
  const stack = await start()
  const [first, second] = [await opened(stack), await opened(stack)]
  for (const { approveUrl } of [first, second]) await press(approveUrl, 'pay')
  expect((await stack.paypal.capture(first.id, 'c1')).kind).toBe('done')
  expect(await stack.paypal.capture(second.id, 'c2')).toMatchObject({ issue: 'DUPLICATE_INVOICE_ID' })
})

it('the fault switch plays, lists and clears faults', async () => {
  const { simulator, paypal } = await start()
  const faults = `${simulator.settings.apiUrl}/simulator/faults`
  const post = (body: object) => fetch(faults, { method: 'POST', body: JSON.stringify(body) })
  expect((await post({ call: 'client_token', fault: 'http_500', count: 2 })).status).toBe(200)
  expect((await paypal.clientToken()).kind).toBe('unknown')
  expect(await (await fetch(faults)).json()).toMatchObject([{ call: 'client_token', fault: 'http_500', count: 1 }])
  await fetch(faults, { method: 'DELETE' })
  expect((await paypal.clientToken()).kind).toBe('done')
  expect((await post({ call: 'client_token', fault: 'earthquake' })).status).toBe(400)
  expect((await post({ fault: 'forget_request_ids' })).status).toBe(200)
})

it('the fault switch accepts callers on the same machine only', async () => {
  const webhooks = openWebhooks({ webhookId: 'X', certUrl: () => 'http://x.test', deliver: null })
  const { app } = createSimulator(openStore(), webhooks, () => ({ api: 'http://x.test', page: 'http://x.test' }))
  const ask = async (remoteAddress: string) =>
    (await app.request('/simulator/faults', {}, { incoming: { socket: { remoteAddress } } })).status
  expect([await ask('127.0.0.1'), await ask('::1'), await ask('10.0.0.7')]).toEqual([200, 200, 403])
})

it('a port in use is reported in one sentence', async () => {
  const { simulator } = await start()
  const port = Number(new URL(simulator.settings.apiUrl).port)
  await expect(startSimulator({ port })).rejects.toThrow(
    `127.0.0.1:${port} is in use; set PAYPAL_SIMULATOR_PORT to another, or the PAYPAL_… settings to use PayPal's own API.`,
  )
})

it('an event that is not accepted is sent again', async () => {
  const { simulator, paypal } = await start()
  const statuses = [503, 200]
  const taken = Promise.withResolvers<void>()
  const seen: string[] = []
  simulator.sendEventsTo(async ({ body }) => {
    seen.push(JSON.parse(body).id)
    if (statuses.shift() !== 200) return false
    taken.resolve()
    return true
  })
  const { approveUrl } = await opened({ simulator, paypal })
  await press(approveUrl, 'pay')
  await taken.promise
  expect(seen).toHaveLength(2)
  expect(seen[0]).toBe(seen[1])
})
