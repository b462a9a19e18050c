import { contract } from '@partgate/schema/shop-api/contract.ts'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { beforeEach } from 'vitest'
import type { SignedEvent } from '@partgate/paypal-simulator/webhooks.ts'
import { ask, buy, type Placed } from '../../shop-api/testing/race-buyer.ts'
import { hooksIn } from '../../shop-api/testing/race-failpoints.ts'
import { type Approved, approved } from '../../shop-api/testing/race-payer.ts'
import { toWebhookUrl } from '../../shop-api/testing/race-stack.ts'
import type { useStack } from './use-stack.ts'

const { cancel, detail } = contract.orders

export const paymentFailpoints = ['payments/ask-provider.ts', 'payments/apply-verdict.ts'].flatMap(hooksIn)

/** Many simultaneous requests of one guest look like guesses at a token for a moment. */
export const isFinal = ({ code }: { code: number }) => code !== codes.inProgress && code !== codes.tooManyRequests

/** Provider events are recorded, not delivered. */
export const cashDesk = (stack: ReturnType<typeof useStack>) => {
  const events: SignedEvent[] = []
  beforeEach(() => {
    events.length = 0
    stack().paypal.faults.clear()
    stack().paypal.sendEventsTo(async (event) => events.push(event) > 0)
  })
  const count = async (sql: string, values: unknown[]) => (await stack().db.query(sql, values)).length

  return {
    events,

    readyToPay: async (): Promise<Approved> => {
      const { left, goods } = stack()
      return approved(left, await buy(left, { goods_id: await goods(9), cart_num: 2 }))
    },

    deliver: async (shop: { url: string }, { headers, body }: SignedEvent) =>
      (await fetch(toWebhookUrl(shop), { method: 'POST', headers, body })).status,

    callOff: (shop: { url: string }, { order, person }: Placed) =>
      ask(shop, person, cancel, { body: { order_no: order.order_no } }),

    /** For example `confirming, paid`. */
    stateOf: async ({ order, person }: Placed) => {
      const answer = await ask(stack().right, person, detail, { params: { id: order.order_no } })
      const { status, payment_state } = detail.data.parse(answer.data)
      return `${status}, ${payment_state}`
    },

    moneyTaken: ({ paypalOrderId }: Approved) =>
      stack()
        .paypal.orders()
        .filter(({ id, capture }) => id === paypalOrderId && capture !== null).length,

    refundsOf: ({ paypalOrderId }: Approved) =>
      stack()
        .paypal.orders()
        .flatMap(({ id, refunds }) => (id === paypalOrderId ? refunds : [])).length,

    mailsAbout: ({ order }: Placed, kind: string) =>
      count('select from outbox m join orders o on o.id = m.order_id where o.order_no = $1 and m.kind = $2', [
        order.order_no,
        kind,
      ]),

    expire: ({ order }: Placed) =>
      count("update orders set expires_at = now() - interval '1 second' where order_no = $1", [order.order_no]),
  }
}
