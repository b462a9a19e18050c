import { contract } from '@partgate/schema/shop-api/contract.ts'
import { codes } from '@partgate/schema/shop-api/envelope.ts'
import type { Queryable } from '#db/database.ts'
import { type ShopResponse, requestEnvelope, type Placed } from './buyer.ts'

type Shop = { url: string }
const { paypalCreateOrder, paypalCapture } = contract.payments

export const openOrderPayment = (shop: Shop, { order, person }: Placed): Promise<ShopResponse> =>
  requestEnvelope(shop, person, paypalCreateOrder, { body: { order_no: order.order_no } })

const approve = async (approveUrl: string) => {
  const response = await fetch(approveUrl, {
    method: 'POST',
    body: new URLSearchParams({ action: 'pay' }),
    redirect: 'manual',
  })
  if (response.status !== 303) throw new Error(`The provider responded with ${response.status}`)
}

export type Approved = Placed & { paypalOrderId: string }

export const openApprovedPayment = async (shop: Shop, placed: Placed): Promise<Approved> => {
  const response = await openOrderPayment(shop, placed)
  if (response.code !== codes.ok) throw new Error(`No payment is opened: ${response.code} ${response.message}`)
  const { paypal_order_id, approve_url } = paypalCreateOrder.data.parse(response.data)
  await approve(approve_url)
  return { ...placed, paypalOrderId: paypal_order_id }
}

export const capture = (shop: Shop, { order, person, paypalOrderId }: Approved): Promise<ShopResponse> =>
  requestEnvelope(shop, person, paypalCapture, { body: { order_no: order.order_no, paypal_order_id: paypalOrderId } })

export const toOutcome = ({ code, data }: ShopResponse) =>
  code === codes.ok ? paypalCapture.data.parse(data).outcome : code

export const expireLeases = async (db: Queryable) => {
  await db.exec(`
    update payments set leased_until = leased_until - interval '1 hour', next_look_at = next_look_at - interval '1 hour';
    update payment_events set next_look_at = next_look_at - interval '1 hour';`)
}

/** Shops may die meanwhile; the reconciler finishes the rest. A guest without a cart whose response was lost has no order access token and does not pay. */
export const payOnce = async (shop: Shop, placed: Placed): Promise<void> => {
  if (!placed.person.bearer && !placed.person.orderToken) return
  const isDead = (error: unknown) => error instanceof TypeError
  await openApprovedPayment(shop, placed)
    .then((payer) => capture(shop, payer))
    .catch((error: unknown) => {
      if (!isDead(error)) throw error
    })
}
