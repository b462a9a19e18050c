import { contract } from '@partgate/schema/shop-api/contract.ts'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { PaymentClient } from '../../testing/payment-client.ts'
import { usePaymentClient } from '../../testing/use-payment-client.ts'

let client: PaymentClient
usePaymentClient((opened) => {
  client = opened
})

const outcomeIn = ({ data }: { data: unknown }) => contract.payments.paypalCapture.data.parse(data)

it('a buyer approves at PayPal, returns, and the order waits for sales', async () => {
  const bought = await client.buy()
  const { id, approveUrl } = await client.openPaypalOrder(bought)
  const page = await (await fetch(approveUrl)).text()
  expect(page).toContain(bought.orderNo)
  expect(page).toContain(bought.total)
  const back = new URL(await client.submitApproval(approveUrl, 'pay'))
  expect(`${back.origin}${back.pathname}`).toBe('http://shop.test/pay/payment')
  expect(back.searchParams.get('order_no')).toBe(bought.orderNo)
  expect(back.searchParams.get('token')).toBe(id)

  const { outcome, order } = outcomeIn(await client.capture(bought.headers, bought.orderNo, id))
  expect(outcome).toBe('paid')
  expect(order).toMatchObject({ status: 'confirming', payment_status: 'paid', can_pay: false, can_cancel: false })
  expect(order.paid_at).not.toBeNull()
  expect(await client.readMailKinds(bought.orderNo)).toEqual(['orderPlaced', 'orderPaid'])
})

it('PayPal captures the exact total, with the same breakdown', async () => {
  const bought = await client.buy()
  const { id } = await client.openAndApprove(bought)
  await client.capture(bought.headers, bought.orderNo, id)
  const { subtotal, freight, total } = outcomeIn(await client.capture(bought.headers, bought.orderNo, id)).order
  const there = client.simulator.orders().find((order) => order.id === id)
  expect(there?.capture?.amount).toEqual({ currency_code: 'USD', value: total })
  expect(there?.breakdown).toEqual({
    item_total: { currency_code: 'USD', value: subtotal },
    shipping: { currency_code: 'USD', value: freight },
  })
  expect(there).toMatchObject({ custom_id: bought.orderNo, invoice_id: bought.orderNo })
})

it('opening a payment twice returns the same one', async () => {
  const bought = await client.buy()
  const first = await client.openPaypalOrder(bought)
  expect(await client.openPaypalOrder(bought)).toEqual(first)
  expect(await client.payments(bought.orderNo)).toHaveLength(1)
})

it('twenty at once open one', async () => {
  const bought = await client.buy()
  const opened = await Promise.all(Array.from({ length: 20 }, () => client.openPaypalOrder(bought)))
  expect(new Set(opened.map(({ id }) => id)).size).toBe(1)
  expect(client.simulator.orders().filter(({ custom_id }) => custom_id === bought.orderNo)).toHaveLength(1)
})

it('a payment that PayPal refuses to open is void', async () => {
  const { headers, orderNo } = await client.buy()
  client.simulator.faults.add({ call: 'create', fault: 'http_400' })
  expect((await client.open(headers, orderNo)).code).toBe(codes.paymentRefused)
  expect((await client.payments(orderNo)).map(({ state }) => state)).toEqual(['void'])
})

it('a payment that one request has opened stays open where PayPal refuses a second request', async () => {
  const bought = await client.buy()
  const first = Promise.withResolvers<{ id: string }>()
  const createOrder = vi.spyOn(client.deps.paypal, 'createOrder').mockImplementationOnce(async () => {
    first.resolve(await client.openPaypalOrder(bought))
    return { kind: 'declined', issue: 'INVALID_REQUEST', debugId: '' }
  })
  onTestFinished(() => createOrder.mockRestore())
  const second = await client.openPaypalOrder(bought)
  expect(second).toEqual(await first.promise)
  expect((await client.payments(bought.orderNo)).map(({ state }) => state)).toEqual(['created'])
})

it('after a changed total there is a new payment, and the old one is void', async () => {
  const bought = await client.buy()
  const old = await client.openAndApprove(bought)
  await client.db.query('update orders set freight_cents = freight_cents + 1 where order_no = $1', [bought.orderNo])
  const stale = await client.capture(bought.headers, bought.orderNo, old.id)
  expect(stale.code).toBe(codes.statusConflict)
  const { id } = await client.openAndApprove(bought)
  expect(id).not.toBe(old.id)
  expect((await client.payments(bought.orderNo)).map(({ state }) => state)).toEqual(['void', 'created'])
  expect((await client.capture(bought.headers, bought.orderNo, old.id)).code).toBe(codes.statusConflict)
  expect(outcomeIn(await client.capture(bought.headers, bought.orderNo, id)).outcome).toBe('paid')
})

it('a payment without approval for hours is opened again, because PayPal deletes it', async () => {
  const bought = await client.buy()
  const old = await client.openPaypalOrder(bought)
  await client.db.query("update payments set created_at = now() - interval '4 hours'")
  expect((await client.openPaypalOrder(bought)).id).not.toBe(old.id)
})

it('twenty captures at once take the money once, with equal responses', async () => {
  const bought = await client.openAndApprove(await client.buy())
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => client.capture(bought.headers, bought.orderNo, bought.id)),
  )
  expect(responses.map((response) => outcomeIn(response).outcome)).toEqual(Array(20).fill('paid'))
  expect(await client.history(bought.orderNo)).toEqual(['unpaid', 'confirming'])
  expect(await client.readMailKinds(bought.orderNo)).toEqual(['orderPlaced', 'orderPaid'])
  expect((await client.takeEvents()).filter(({ body }) => body.includes('PAYMENT.CAPTURE.COMPLETED'))).toHaveLength(1)
})

it('the payment of another order is not accepted', async () => {
  const [mine, other] = [
    await client.openAndApprove(await client.buy()),
    await client.openAndApprove(await client.buy()),
  ]
  expect((await client.capture(mine.headers, mine.orderNo, other.id)).code).toBe(codes.notFound)
  expect(await client.orderRow(mine.orderNo)).toMatchObject({ status: 'unpaid', payment_status: 'none' })
  expect(client.simulator.orders().some(({ capture }) => capture !== null && capture.id === other.id)).toBe(false)
})

it('an order of another buyer cannot be read, opened, paid or declared', async () => {
  const [mine, other] = [await client.openAndApprove(await client.buy()), await client.buy()]
  const missing = 'PG-00000-00000'
  for (const ask of [
    (no: string) => client.open(other.headers, no),
    (no: string) => client.capture(other.headers, no, mine.id),
    (no: string) => client.confirmTransfer(other.headers, no),
    (no: string) => client.open({}, no),
    (no: string) => client.open({ 'Order-Token': 'x'.repeat(43) }, no),
  ]) {
    const response = await ask(mine.orderNo)
    expect(response.code).toBe(codes.notFound)
    expect(response).toEqual(await ask(missing))
  }
})

it('a guest pays with the order access token', async () => {
  const { order, order_token } = await client.orders.buy({}, 30, 20, { email: 'guest@example.com' })
  const headers = { 'Order-Token': order_token ?? '' }
  const { id } = await client.openAndApprove({ headers, orderNo: order.order_no, total: '' })
  expect(outcomeIn(await client.capture(headers, order.order_no, id)).outcome).toBe('paid')
})

it('a declined instrument leaves the order unpaid with its stock, and another attempt pays it', async () => {
  const bought = await client.buy()
  const { id, approveUrl } = await client.openAndApprove(bought, 'decline')
  const { outcome, order } = outcomeIn(await client.capture(bought.headers, bought.orderNo, id))
  expect(outcome).toBe('declined')
  expect(order).toMatchObject({ status: 'unpaid', payment_status: 'none', can_pay: true, can_cancel: true })
  expect(order.expires_at).not.toBeNull()

  expect(await client.openPaypalOrder(bought)).toEqual({ id, approveUrl })
  await client.submitApproval(approveUrl, 'pay')
  expect(outcomeIn(await client.capture(bought.headers, bought.orderNo, id)).outcome).toBe('paid')
})

it('an order to be paid by transfer stays one after a declined attempt, so sales confirms its transfer', async () => {
  const { headers, orderNo, id } = await client.openAndApprove(await client.buy({ payment_method: 'bank' }), 'decline')
  expect(outcomeIn(await client.capture(headers, orderNo, id)).outcome).toBe('declined')
  expect(await client.orderRow(orderNo)).toMatchObject({ payment_status: 'none', payment_method: 'bank' })
  expect(await client.staff.confirmOrder(orderNo)).toMatchObject({ status: 'preparing' })
})

it('an order to be paid by transfer is one paid by PayPal after PayPal has the money', async () => {
  const { headers, orderNo, id } = await client.openAndApprove(await client.buy({ payment_method: 'bank' }))
  expect(outcomeIn(await client.capture(headers, orderNo, id)).outcome).toBe('paid')
  expect(await client.orderRow(orderNo)).toMatchObject({ payment_status: 'paid', payment_method: 'paypal' })
})

it('a payment that is opened again in another language leads back to that language', async () => {
  const bought = await client.buy()
  const openIn = async (lang: string) => {
    const { approveUrl } = await client.openPaypalOrder({ ...bought, headers: { ...bought.headers, Lang: lang } })
    return client.submitApproval(approveUrl, 'cancel')
  }
  expect(await openIn('en')).toContain('http://shop.test/pay/payment')
  expect(await openIn('de')).toContain('http://shop.test/de/pay/payment')
  expect(await client.payments(bought.orderNo)).toMatchObject([{ state: 'void' }, { state: 'created' }])
})

it('a payment without approval is declined, and can be approved afterwards', async () => {
  const bought = await client.buy()
  const { id, approveUrl } = await client.openPaypalOrder(bought)
  expect(outcomeIn(await client.capture(bought.headers, bought.orderNo, id)).outcome).toBe('declined')
  await client.submitApproval(approveUrl, 'pay')
  expect(outcomeIn(await client.capture(bought.headers, bought.orderNo, id)).outcome).toBe('paid')
})

it('added fields are refused, and changed ones are not found', async () => {
  const bought = await client.openAndApprove(await client.buy())
  const { headers, orderNo, id } = bought
  for (const more of [{ return_url: 'http://evil.test/' }, { cancel_url: 'http://evil.test/' }, { amount: '0.01' }]) {
    expect((await client.open(headers, orderNo, more)).code).toBe(codes.invalidRequest)
  }
  expect((await client.capture(headers, orderNo, id, { PayerID: 'EVIL' })).code).toBe(codes.invalidRequest)
  for (const altered of [`${id.slice(0, -1)}${id.endsWith('A') ? 'B' : 'A'}`, 'ZZZZZZZZZZZZZZZZZ'])
    expect((await client.capture(headers, orderNo, altered)).code).toBe(codes.notFound)
  for (const malformed of ['../../v1/oauth2/token', `${id}/refund`, '']) {
    expect((await client.capture(headers, orderNo, malformed)).code).toBe(codes.invalidRequest)
  }
  expect(await client.orderRow(orderNo)).toMatchObject({ status: 'unpaid', payment_status: 'none' })
})

it('a browser gets a client token, and no token of the shop', async () => {
  const response = await client.call('GET', contract.payments.paypalToken.path)
  const { client_id, client_token, expires_in } = contract.payments.paypalToken.data.parse(response.data)
  const { clientSecret, clientId, apiUrl } = client.simulator.settings
  expect(client_id).toBe(clientId)
  expect(expires_in).toBeGreaterThan(3_000)
  expect(JSON.stringify(response)).not.toContain(clientSecret)
  expect(Object.keys(Object(response.data)).toSorted()).toEqual(['client_id', 'client_token', 'expires_in'])
  const misused = await fetch(`${apiUrl}/v1/identity/generate-token`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${client_token}` },
  })
  expect(misused.status).toBe(401)
  expect(await client.call('GET', contract.payments.paypalToken.path)).toMatchObject({ data: { client_token } })
})

it('neither the secret nor a token is logged', async () => {
  client.simulator.faults.add({ call: 'capture', fault: 'http_500' })
  const bought = await client.openAndApprove(await client.buy())
  await client.capture(bought.headers, bought.orderNo, bought.id)
  const { clientSecret } = client.simulator.settings
  const said = client.lines.join('')
  expect(said).toContain('a capture was not confirmed')
  for (const secret of [clientSecret, Buffer.from(clientSecret).toString('base64').slice(4, -4), 'A21AA'])
    expect(said).not.toContain(secret)
  await client.staff.settleOpen()
})

it('the payment methods are labeled in the request’s language', async () => {
  const { data } = await client.call('GET', contract.payments.methods.path)
  expect(contract.payments.methods.data.parse(data).map(({ pay_method }) => pay_method)).toEqual(['paypal', 'bank'])
})

it('a buyer who cancels at PayPal returns to the payment page', async () => {
  const bought = await client.buy()
  const { approveUrl } = await client.openPaypalOrder(bought)
  const back = new URL(await client.submitApproval(approveUrl, 'cancel'))
  expect(back.pathname).toBe('/pay/payment')
  expect(back.searchParams.get('canceled')).toBe('1')
  expect(await client.orderRow(bought.orderNo)).toMatchObject({ status: 'unpaid', payment_status: 'none' })
})
