import { contract } from '@partgate/schema/shop-api/contract.ts'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import type { Queryable } from '#db/database.ts'
import { type Answer, ask, type Placed } from './race-buyer.ts'

type Shop = { url: string }
const { paypalCreateOrder, paypalCapture } = contract.payments

export const openPaymentOf = (shop: Shop, { order, person }: Placed): Promise<Answer> =>
  ask(shop, person, paypalCreateOrder, { body: { order_no: order.order_no } })

/** The buyer says yes on the provider's page. */
export const approve = async (approveUrl: string) => {
  const response = await fetch(approveUrl, {
    method: 'POST',
    body: new URLSearchParams({ action: 'pay' }),
    redirect: 'manual',
  })
  if (response.status !== 303) throw new Error(`The provider answers ${response.status}`)
}

export type Approved = Placed & { paypalOrderId: string }

/** A buyer who has just said yes, and whose money has not been taken. */
export const approved = async (shop: Shop, placed: Placed): Promise<Approved> => {
  const answer = await openPaymentOf(shop, placed)
  if (answer.code !== codes.ok) throw new Error(`No payment is opened: ${answer.code} ${answer.message}`)
  const { paypal_order_id, approve_url } = paypalCreateOrder.data.parse(answer.data)
  await approve(approve_url)
  return { ...placed, paypalOrderId: paypal_order_id }
}

export const capture = (shop: Shop, { order, person, paypalOrderId }: Approved): Promise<Answer> =>
  ask(shop, person, paypalCapture, { body: { order_no: order.order_no, paypal_order_id: paypalOrderId } })

/** As the buyer hears it: `paid`, or the code of the refusal. */
export const outcomeOf = ({ code, data }: Answer) => (code === codes.ok ? paypalCapture.data.parse(data).outcome : code)

/** As if an hour had gone by for all that waits to be asked about again. */
export const letTimePass = async (db: Queryable) => {
  await db.exec(`
    update payments set leased_until = leased_until - interval '1 hour', next_look_at = next_look_at - interval '1 hour';
    update payment_events set next_look_at = next_look_at - interval '1 hour';`)
}

/** Pays as far as the shops live: what dies on the way is left for the reconciler. A guest past the cart, whose first answer was
 * lost, has the order's secret by mail only and does not pay here. */
export const payOnce = async (shop: Shop, placed: Placed): Promise<void> => {
  if (!placed.person.bearer && !placed.person.orderToken) return
  const isDead = (error: unknown) => error instanceof TypeError
  await approved(shop, placed)
    .then((payer) => capture(shop, payer))
    .catch((error: unknown) => {
      if (!isDead(error)) throw error
    })
}
