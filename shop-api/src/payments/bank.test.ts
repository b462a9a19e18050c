import { contract } from '@partgate/schema/shop-api/contract.ts'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { expect, it } from 'vitest'
import type { PaymentClient } from '../../testing/payment-client.ts'
import { usePaymentClient } from '../../testing/use-payment-client.ts'

let client: PaymentClient
usePaymentClient((opened) => {
  client = opened
})

const byBank = () => client.buy({ payment_method: 'bank' })

it('the bank account is shown, and is plainly invented', async () => {
  const { data } = await client.call('GET', contract.payments.bankAccount.path)
  const account = contract.payments.bankAccount.data.parse(data)
  expect(account.beneficiary).toContain('fictional')
  expect(account.bank_name).toContain('fictional')
})

it('the buyer only declares a transfer; sales confirms it', async () => {
  const { headers, orderNo } = await byBank()
  const response = await client.confirmTransfer(headers, orderNo, { remittance_note: 'from Example Ltd, today' })
  expect(response).toMatchObject({
    code: codes.ok,
    data: { status: 'confirming', payment_status: 'declared', payment_method: 'bank', paid_at: null },
  })
  expect(await client.payments(orderNo)).toEqual([])
  expect(await client.readMailKinds(orderNo)).toEqual(['orderPlaced'])
  for (const more of [{ status: 'preparing' }, { payment_status: 'paid' }, { paid: true }])
    expect((await client.confirmTransfer(headers, orderNo, more)).code).toBe(codes.invalidRequest)

  expect(await client.staff.confirmOrder(orderNo)).toMatchObject({ status: 'preparing', payment_status: 'paid' })
  expect(await client.history(orderNo)).toEqual(['unpaid', 'confirming', 'preparing'])
  expect(await client.readMailKinds(orderNo)).toEqual(['orderPlaced', 'orderConfirmed'])
  await expect(client.staff.confirmOrder(orderNo)).rejects.toMatchObject({ code: codes.statusConflict })
})

it('sales confirms a transfer before the buyer declares it', async () => {
  const { orderNo } = await byBank()
  expect(await client.staff.confirmOrder(orderNo)).toMatchObject({ status: 'preparing', payment_status: 'paid' })
  expect(await client.history(orderNo)).toEqual(['unpaid', 'confirming', 'preparing'])
  expect(await client.readMailKinds(orderNo)).toEqual(['orderPlaced', 'orderConfirmed'])
})

it('an order to be paid by PayPal is not confirmed without the money', async () => {
  const { orderNo } = await client.buy()
  await expect(client.staff.confirmOrder(orderNo)).rejects.toMatchObject({ code: codes.statusConflict })
})

it('a transfer is declared once, also by repeated requests', async () => {
  const { headers, orderNo } = await byBank()
  const responses = await Promise.all(Array.from({ length: 5 }, () => client.confirmTransfer(headers, orderNo)))
  expect(responses.map(({ code }) => code)).toEqual(Array(5).fill(codes.ok))
  expect(await client.history(orderNo)).toEqual(['unpaid', 'confirming'])
})

it('a transfer for an order paid by PayPal is refused, and the other way round', async () => {
  const paid = await client.openAndApprove(await client.buy())
  await client.capture(paid.headers, paid.orderNo, paid.id)
  expect((await client.confirmTransfer(paid.headers, paid.orderNo)).code).toBe(codes.statusConflict)

  const declared = await client.openAndApprove(await byBank())
  await client.confirmTransfer(declared.headers, declared.orderNo)
  expect((await client.open(declared.headers, declared.orderNo)).code).toBe(codes.statusConflict)
  expect((await client.capture(declared.headers, declared.orderNo, declared.id)).code).toBe(codes.statusConflict)
  expect(client.simulator.orders().find(({ id }) => id === declared.id)?.capture).toBeNull()
})

it('a started payment by PayPal ends once a transfer is declared', async () => {
  const { headers, orderNo } = await client.openAndApprove(await byBank())
  await client.confirmTransfer(headers, orderNo)
  await client.staff.settleOpen()
  expect((await client.payments(orderNo)).map(({ state }) => state)).toEqual(['void'])
})

it('an order with a chosen transfer can be paid by PayPal', async () => {
  const { headers, orderNo, id } = await client.openAndApprove(await byBank())
  expect(await client.capture(headers, orderNo, id)).toMatchObject({
    data: { outcome: 'paid', order: { payment_method: 'paypal' } },
  })
})

it('an order without a final freight cannot be paid', async () => {
  const { headers, orderNo } = await client.buy()
  await client.db.query(
    'update orders set freight_cents = null, freight_by_sales = true, expires_at = null where order_no = $1',
    [orderNo],
  )
  expect((await client.open(headers, orderNo)).code).toBe(codes.statusConflict)
  expect((await client.confirmTransfer(headers, orderNo)).code).toBe(codes.statusConflict)
})

it('a refunded transfer is sent back by sales', async () => {
  const { orderNo } = await byBank()
  await client.staff.confirmOrder(orderNo)
  expect(await client.staff.refundOrder(orderNo)).toMatchObject({ status: 'refunded', payment_status: 'refunded' })
  expect(await client.readMailKinds(orderNo)).toEqual(['orderPlaced', 'orderConfirmed', 'orderTransferRefund'])
})
