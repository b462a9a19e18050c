import type { Queryable } from '#db/database.ts'
import { requireOrder } from './move-order.ts'
import { mailOrder } from './order-mail.ts'
import type { OrderRecord } from './order-record.ts'
import type { PaymentStatus } from './transitions.ts'

const mailKinds = { paid: 'orderPaid', refunded: 'orderRefunded' } as const

/** Mails the buyer once when PayPal has captured the payment, and once when it was refunded. Sales confirms a transfer and its order at once, which `orderConfirmed` reports. */
export const setPaymentStatus = async (
  tx: Queryable,
  id: number,
  state: PaymentStatus,
  { siteUrl }: { siteUrl: string },
): Promise<OrderRecord> => {
  const before = await requireOrder(tx, id)
  if (before.payment_status === state) return before
  await tx.query(
    `update orders set payment_status = $2, paid_at = case when $2 = 'paid' then coalesce(paid_at, now()) else paid_at end
     where id = $1`,
    [id, state],
    'orders.setPaymentStatus',
  )
  const after = await requireOrder(tx, id)
  const isCaptured = state === 'paid' && before.paid_at === null && after.payment_method === 'paypal'
  if (state === 'refunded' || isCaptured) await mailOrder(tx, mailKinds[state], after, siteUrl)
  return after
}
