import { contract } from '@partgate/schema/shop-api/contract.ts'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { expect, it } from 'vitest'
import type { PaymentDesk } from '../../testing/payment-desk.ts'
import { usePaymentDesk } from '../../testing/use-payment-desk.ts'

let desk: PaymentDesk
usePaymentDesk((opened) => {
  desk = opened
})

const outcomeIn = ({ data }: { data: unknown }) => contract.payments.paypalCapture.data.parse(data)

it('a buyer approves at PayPal, returns, and the order waits for sales', async () => {
  const bought = await desk.buy()
  const { id, approveUrl } = await desk.openedBy(bought)
  const page = await (await fetch(approveUrl)).text()
  expect(page).toContain(bought.orderNo)
  expect(page).toContain(bought.total)
  const back = new URL(await desk.press(approveUrl, 'pay'))
  expect(`${back.origin}${back.pathname}`).toBe('http://shop.test/pay/payment')
  expect(back.searchParams.get('order_no')).toBe(bought.orderNo)
  expect(back.searchParams.get('token')).toBe(id)

  const { outcome, order } = outcomeIn(await desk.capture(bought.headers, bought.orderNo, id))
  expect(outcome).toBe('paid')
  expect(order).toMatchObject({ status: 'confirming', payment_state: 'paid', can_pay: false, can_cancel: false })
  expect(order.paid_at).not.toBeNull()
  expect(await desk.readMailKinds(bought.orderNo)).toEqual(['orderPlaced', 'orderPaid'])
})

it('PayPal captures the exact total, with the same breakdown', async () => {
  const bought = await desk.buy()
  const { id } = await desk.approved(bought)
  await desk.capture(bought.headers, bought.orderNo, id)
  const { subtotal, freight, total } = outcomeIn(await desk.capture(bought.headers, bought.orderNo, id)).order
  const there = desk.simulator.orders().find((order) => order.id === id)
  expect(there?.capture?.amount).toEqual({ currency_code: 'USD', value: total })
  expect(there?.breakdown).toEqual({
    item_total: { currency_code: 'USD', value: subtotal },
    shipping: { currency_code: 'USD', value: freight },
  })
  expect(there).toMatchObject({ custom_id: bought.orderNo, invoice_id: bought.orderNo })
})

it('opening a payment twice returns the same one', async () => {
  const bought = await desk.buy()
  const first = await desk.openedBy(bought)
  expect(await desk.openedBy(bought)).toEqual(first)
  expect(await desk.payments(bought.orderNo)).toHaveLength(1)
})

it('twenty at once open one', async () => {
  const bought = await desk.buy()
  const opened = await Promise.all(Array.from({ length: 20 }, () => desk.openedBy(bought)))
  expect(new Set(opened.map(({ id }) => id)).size).toBe(1)
  expect(desk.simulator.orders().filter(({ custom_id }) => custom_id === bought.orderNo)).toHaveLength(1)
})

it('after a changed total there is a new payment, and the old one is void', async () => {
  const bought = await desk.buy()
  const old = await desk.approved(bought)
  await desk.db.query('update orders set freight_cents = freight_cents + 1 where order_no = $1', [bought.orderNo])
  const stale = await desk.capture(bought.headers, bought.orderNo, old.id)
  expect(stale.code).toBe(codes.statusConflict)
  const { id } = await desk.approved(bought)
  expect(id).not.toBe(old.id)
  expect((await desk.payments(bought.orderNo)).map(({ state }) => state)).toEqual(['void', 'created'])
  expect((await desk.capture(bought.headers, bought.orderNo, old.id)).code).toBe(codes.statusConflict)
  expect(outcomeIn(await desk.capture(bought.headers, bought.orderNo, id)).outcome).toBe('paid')
})

it('a payment without approval for hours is opened again, because PayPal deletes it', async () => {
  const bought = await desk.buy()
  const old = await desk.openedBy(bought)
  await desk.db.query("update payments set created_at = now() - interval '4 hours'")
  expect((await desk.openedBy(bought)).id).not.toBe(old.id)
})

it('twenty captures at once take the money once, with equal responses', async () => {
  const bought = await desk.approved(await desk.buy())
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => desk.capture(bought.headers, bought.orderNo, bought.id)),
  )
  expect(responses.map((response) => outcomeIn(response).outcome)).toEqual(Array(20).fill('paid'))
  expect(await desk.history(bought.orderNo)).toEqual(['unpaid', 'confirming'])
  expect(await desk.readMailKinds(bought.orderNo)).toEqual(['orderPlaced', 'orderPaid'])
  expect((await desk.takeEvents()).filter(({ body }) => body.includes('PAYMENT.CAPTURE.COMPLETED'))).toHaveLength(1)
})

it('the payment of another order is not accepted', async () => {
  const [mine, other] = [await desk.approved(await desk.buy()), await desk.approved(await desk.buy())]
  expect((await desk.capture(mine.headers, mine.orderNo, other.id)).code).toBe(codes.notFound)
  expect(await desk.orderRow(mine.orderNo)).toMatchObject({ status: 'unpaid', payment_state: 'none' })
  expect(desk.simulator.orders().some(({ capture }) => capture !== null && capture.id === other.id)).toBe(false)
})

it('an order of another buyer cannot be read, opened, paid or declared', async () => {
  const [mine, other] = [await desk.approved(await desk.buy()), await desk.buy()]
  const missing = 'PG-00000-00000'
  for (const ask of [
    (no: string) => desk.open(other.headers, no),
    (no: string) => desk.capture(other.headers, no, mine.id),
    (no: string) => desk.confirmTransfer(other.headers, no),
    (no: string) => desk.open({}, no),
    (no: string) => desk.open({ 'Order-Token': 'x'.repeat(43) }, no),
  ]) {
    const response = await ask(mine.orderNo)
    expect(response.code).toBe(codes.notFound)
    expect(response).toEqual(await ask(missing))
  }
})

it('a guest pays with the order access token', async () => {
  const { order, order_token } = await desk.orders.buy({}, 30, 20, { email: 'guest@example.com' })
  const headers = { 'Order-Token': order_token ?? '' }
  const { id } = await desk.approved({ headers, orderNo: order.order_no, total: '' })
  expect(outcomeIn(await desk.capture(headers, order.order_no, id)).outcome).toBe('paid')
})

it('a declined instrument leaves the order unpaid with its stock, and another attempt pays it', async () => {
  const bought = await desk.buy()
  const { id, approveUrl } = await desk.approved(bought, 'decline')
  const { outcome, order } = outcomeIn(await desk.capture(bought.headers, bought.orderNo, id))
  expect(outcome).toBe('declined')
  expect(order).toMatchObject({ status: 'unpaid', payment_state: 'none', can_pay: true, can_cancel: true })
  expect(order.expires_at).not.toBeNull()

  expect(await desk.openedBy(bought)).toEqual({ id, approveUrl })
  await desk.press(approveUrl, 'pay')
  expect(outcomeIn(await desk.capture(bought.headers, bought.orderNo, id)).outcome).toBe('paid')
})

it('a payment without approval is declined, and can be approved afterwards', async () => {
  const bought = await desk.buy()
  const { id, approveUrl } = await desk.openedBy(bought)
  expect(outcomeIn(await desk.capture(bought.headers, bought.orderNo, id)).outcome).toBe('declined')
  await desk.press(approveUrl, 'pay')
  expect(outcomeIn(await desk.capture(bought.headers, bought.orderNo, id)).outcome).toBe('paid')
})

it('added fields are refused, and changed ones are not found', async () => {
  const bought = await desk.approved(await desk.buy())
  const { headers, orderNo, id } = bought
  for (const more of [{ return_url: 'http://evil.test/' }, { cancel_url: 'http://evil.test/' }, { amount: '0.01' }]) {
    expect((await desk.open(headers, orderNo, more)).code).toBe(codes.invalidRequest)
  }
  expect((await desk.capture(headers, orderNo, id, { PayerID: 'EVIL' })).code).toBe(codes.invalidRequest)
  for (const altered of [`${id.slice(0, -1)}${id.endsWith('A') ? 'B' : 'A'}`, 'ZZZZZZZZZZZZZZZZZ'])
    expect((await desk.capture(headers, orderNo, altered)).code).toBe(codes.notFound)
  for (const malformed of ['../../v1/oauth2/token', `${id}/refund`, '']) {
    expect((await desk.capture(headers, orderNo, malformed)).code).toBe(codes.invalidRequest)
  }
  expect(await desk.orderRow(orderNo)).toMatchObject({ status: 'unpaid', payment_state: 'none' })
})

it('a browser gets a client token, and no token of the shop', async () => {
  const response = await desk.call('GET', contract.payments.paypalToken.path)
  const { client_id, client_token, expires_in } = contract.payments.paypalToken.data.parse(response.data)
  const { clientSecret, clientId, apiUrl } = desk.simulator.settings
  expect(client_id).toBe(clientId)
  expect(expires_in).toBeGreaterThan(3_000)
  expect(JSON.stringify(response)).not.toContain(clientSecret)
  expect(Object.keys(Object(response.data)).toSorted()).toEqual(['client_id', 'client_token', 'expires_in'])
  const misused = await fetch(`${apiUrl}/v1/identity/generate-token`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${client_token}` },
  })
  expect(misused.status).toBe(401)
  expect(await desk.call('GET', contract.payments.paypalToken.path)).toMatchObject({ data: { client_token } })
})

it('neither the secret nor a token is logged', async () => {
  desk.simulator.faults.add({ call: 'capture', fault: 'http_500' })
  const bought = await desk.approved(await desk.buy())
  await desk.capture(bought.headers, bought.orderNo, bought.id)
  const { clientSecret } = desk.simulator.settings
  const said = desk.lines.join('')
  expect(said).toContain('a capture was not confirmed')
  for (const secret of [clientSecret, Buffer.from(clientSecret).toString('base64').slice(4, -4), 'A21AA'])
    expect(said).not.toContain(secret)
  await desk.staff.settleOpen()
})

it('the payment methods are labeled in the request’s language', async () => {
  const { data } = await desk.call('GET', contract.payments.methods.path)
  expect(contract.payments.methods.data.parse(data).map(({ pay_method }) => pay_method)).toEqual(['paypal', 'bank'])
})

it('a buyer who cancels at PayPal returns to the payment page', async () => {
  const bought = await desk.buy()
  const { approveUrl } = await desk.openedBy(bought)
  const back = new URL(await desk.press(approveUrl, 'cancel'))
  expect(back.pathname).toBe('/pay/payment')
  expect(back.searchParams.get('canceled')).toBe('1')
  expect(await desk.orderRow(bought.orderNo)).toMatchObject({ status: 'unpaid', payment_state: 'none' })
})
