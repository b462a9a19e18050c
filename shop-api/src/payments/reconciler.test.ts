import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { expect, it } from 'vitest'
import type { PaymentClient } from '../../testing/payment-client.ts'
import { usePaymentClient } from '../../testing/use-payment-client.ts'
import { atFailpoint } from '../failpoint.ts'

let client: PaymentClient
usePaymentClient((opened) => {
  client = opened
})

const paid = { status: 'confirming', payment_status: 'paid' }
const underWay = { status: 'unpaid', payment_status: 'pending' }

it('a lost database connection after a capture is repaired by the reconciler', async () => {
  const { headers, orderNo, id } = await client.openAndApprove(await client.buy())
  const off = atFailpoint('payment.beforeOutcome', async () => {
    throw new Error('the database is gone')
  })
  expect((await client.capture(headers, orderNo, id)).code).toBe(codes.internal)
  off()
  expect(await client.orderRow(orderNo)).toMatchObject(underWay)
  await client.staff.settleOpen()
  expect(await client.orderRow(orderNo), 'as long as another process may be at it, it is left alone').toMatchObject(
    underWay,
  )
  await client.makeAllDue()
  await client.staff.settleOpen()
  expect(await client.orderRow(orderNo)).toMatchObject(paid)
})

it('parallel reconcilers settle each payment once', async () => {
  const { headers, orderNo, id } = await client.openAndApprove(await client.buy())
  client.simulator.faults.add({ call: 'capture', fault: 'drop_reply' })
  await client.capture(headers, orderNo, id)
  await Promise.all(Array.from({ length: 5 }, () => client.staff.settleOpen()))
  expect(await client.history(orderNo)).toEqual(['unpaid', 'confirming'])
  expect(await client.readMailKinds(orderNo)).toEqual(['orderPlaced', 'orderPaid'])
})

it('a check without a result postpones the next one', async () => {
  const { headers, orderNo, id } = await client.openAndApprove(await client.buy())
  client.simulator.faults.add({ call: 'capture', fault: 'http_500' })
  await client.capture(headers, orderNo, id)
  client.simulator.faults.add({ call: 'get', fault: 'http_500', count: 4 })
  await client.staff.settleOpen()
  await client.staff.settleOpen()
  expect(client.simulator.faults.list()).toMatchObject([{ count: 3 }])
})
