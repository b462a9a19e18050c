import type { Queryable } from '#db/database.ts'
import { requireOrder } from './move-order.ts'
import { mailOrder } from './order-mail.ts'
import type { OrderRecord } from './order-record.ts'
import type { PaymentStatus } from './transitions.ts'

/** PayPal has refunded the payment before its mail; sales sends a transfer back after it. */
const refundMails = { paypal: 'orderRefunded', bank: 'orderTransferRefund' } as const

/** Sales confirms a transfer and its order at once, which `orderConfirmed` reports. */
const findMailKind = (before: OrderRecord, { payment_method, payment_status }: OrderRecord) => {
  if (payment_status === 'refunded') return refundMails[payment_method]
  const isCaptured = payment_status === 'paid' && before.paid_at === null && payment_method === 'paypal'
  return isCaptured ? 'orderPaid' : null
}

/** Mails the buyer once about a captured payment, and once about a refund. */
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
  const mailKind = findMailKind(before, after)
  if (mailKind) await mailOrder(tx, mailKind, after, siteUrl)
  return after
}
