import { contract } from '@partgate/schema/shop-api/contract.ts'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import { beforeEach } from 'vitest'
import type { SignedEvent } from '../../shop-api/src/paypal-simulator/webhooks.ts'
import { ask, buy, type Placed } from '../../shop-api/src/testing/race-buyer.ts'
import { hooksIn } from '../../shop-api/src/testing/race-hooks.ts'
import { type Approved, approved } from '../../shop-api/src/testing/race-payer.ts'
import { webhookOf } from '../../shop-api/src/testing/race-street.ts'
import type { useStreet } from './use-street.ts'

const { cancel, detail } = contract.orders

export const paymentHooks = ['payments/ask-provider.ts', 'payments/apply-verdict.ts'].flatMap(hooksIn)

/** Many calls of one guest at once look like guesses at a secret for a moment. */
export const isFinal = ({ code }: { code: number }) => code !== codes.inProgress && code !== codes.tooManyRequests

/** What is done about the money of an order, and what has become of it. Events of the provider are kept, not delivered. */
export const cashDesk = (street: ReturnType<typeof useStreet>) => {
  const told: SignedEvent[] = []
  beforeEach(() => {
    told.length = 0
    street().paypal.faults.clear()
    street().paypal.sendEventsTo(async (event) => told.push(event) > 0)
  })
  const count = async (sql: string, values: unknown[]) => (await street().db.query(sql, values)).length

  return {
    told,

    readyToPay: async (): Promise<Approved> => {
      const { left, goods } = street()
      return approved(left, await buy(left, { goods_id: await goods(9), cart_num: 2 }))
    },

    /** The status of the answer. */
    deliver: async (shop: { url: string }, { headers, body }: SignedEvent) =>
      (await fetch(webhookOf(shop), { method: 'POST', headers, body })).status,

    callOff: (shop: { url: string }, { order, person }: Placed) =>
      ask(shop, person, cancel, { body: { order_no: order.order_no } }),

    /** Status and money: `confirming, paid`. */
    stateOf: async ({ order, person }: Placed) => {
      const answer = await ask(street().right, person, detail, { params: { id: order.order_no } })
      const { status, payment_state } = detail.data.parse(answer.data)
      return `${status}, ${payment_state}`
    },

    /** How often the provider has taken the money. */
    moneyTaken: ({ paypalOrderId }: Approved) =>
      street()
        .paypal.orders()
        .filter(({ id, capture }) => id === paypalOrderId && capture !== null).length,

    refundsOf: ({ paypalOrderId }: Approved) =>
      street()
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
