import { contract } from '@partgate/schema/shop-api/contract.ts'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { beforeEach } from 'vitest'
import type { SignedEvent } from '@partgate/paypal-simulator/webhooks.ts'
import { requestEnvelope, placeOrder, type Placed } from '../../shop-api/testing/races/buyer.ts'
import { listFailpoints } from '../../shop-api/testing/races/failpoints.ts'
import { type Approved, openApprovedPayment } from '../../shop-api/testing/races/payer.ts'
import { isFinal } from '../../shop-api/testing/races/wait.ts'
import { toWebhookUrl } from '../../shop-api/testing/races/stack.ts'
import type { useStack } from './use-stack.ts'

const { cancel, detail } = contract.orders

export const paymentFailpoints = ['payments/provider-requests.ts', 'payments/apply-verdict.ts'].flatMap(listFailpoints)

/** Many simultaneous requests of one guest look like guesses at a token for a moment. */
export const isPaymentFinal = ({ code }: { code: number }) =>
  isFinal({ code }) && code !== codes.paymentInProgress && code !== codes.tooManyRequests

/** Provider events are recorded, not delivered. */
export const createPaymentTools = (stack: ReturnType<typeof useStack>) => {
  const events: SignedEvent[] = []
  beforeEach(() => {
    events.length = 0
    stack().paypal.faults.clear()
    stack().paypal.sendEventsTo(async (event) => events.push(event) > 0)
  })
  const count = async (sql: string, values: unknown[]) => (await stack().db.query(sql, values)).length

  return {
    events,

    approvePayment: async (): Promise<Approved> => {
      const { left, goods } = stack()
      return openApprovedPayment(left, await placeOrder(left, { goods_id: await goods(9), cart_num: 2 }))
    },

    deliverEvent: async (shop: { url: string }, { headers, body }: SignedEvent) =>
      (await fetch(toWebhookUrl(shop), { method: 'POST', headers, body })).status,

    cancelOrder: (shop: { url: string }, { order, person }: Placed) =>
      requestEnvelope(shop, person, cancel, { body: { order_no: order.order_no } }),

    /** For example `confirming, paid`. */
    readState: async ({ order, person }: Placed) => {
      const response = await requestEnvelope(stack().right, person, detail, { params: { id: order.order_no } })
      const { status, payment_status } = detail.data.parse(response.data)
      return `${status}, ${payment_status}`
    },

    countCaptures: ({ paypalOrderId }: Approved) =>
      stack()
        .paypal.orders()
        .filter(({ id, capture }) => id === paypalOrderId && capture !== null).length,

    countRefunds: ({ paypalOrderId }: Approved) =>
      stack()
        .paypal.orders()
        .flatMap(({ id, refunds }) => (id === paypalOrderId ? refunds : [])).length,

    countMails: ({ order }: Placed, kind: string) =>
      count('select from outbox m join orders o on o.id = m.order_id where o.order_no = $1 and m.kind = $2', [
        order.order_no,
        kind,
      ]),

    expireOrder: ({ order }: Placed) =>
      count("update orders set expires_at = now() - interval '1 second' where order_no = $1", [order.order_no]),
  }
}
