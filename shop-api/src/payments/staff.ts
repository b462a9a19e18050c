import { withRetries } from '#db/with-retries.ts'
import type { Queryable } from '#db/database.ts'
import { failure } from '#http/failure.ts'
import { findOrderByNo, moveOrder, type OrderRecord, setPaymentStatus } from '#orders/index.ts'
import type { Context } from './context.ts'
import { leaseOne } from './lease-store.ts'
import { insertTransfer, lockRefundable, writeState, writeCapturedAmounts } from './payment-store.ts'
import { refundPayment } from './refunding.ts'
import { findConfirmationKind } from './staff-rules.ts'

type Acting = { actor: 'staff'; siteUrl: string }

const bookTransfer = async (tx: Queryable, order: OrderRecord, acting: Acting) => {
  if (order.total_cents === null) throw failure('statusConflict')
  await insertTransfer(tx, order.id, order.total_cents)
  if (order.status === 'unpaid') await moveOrder(tx, order, 'confirming', acting)
  await setPaymentStatus(tx, order.id, 'paid', acting)
}

export const createStaffPaymentService = (context: Context) => {
  const acting: Acting = { actor: 'staff', siteUrl: context.siteUrl }
  const inTransaction = <T>(work: (tx: Queryable) => Promise<T>) => withRetries(() => context.db.tx(work))

  /** For money that PayPal has captured, or a transfer that sales has seen. */
  const confirmOrder = (orderNo: string): Promise<OrderRecord> =>
    inTransaction(async (tx) => {
      const order = await findOrderByNo(tx, orderNo)
      const meaning = findConfirmationKind(order)
      if (meaning === null) throw failure('statusConflict')
      if (meaning === 'transfer') await bookTransfer(tx, order, acting)
      return moveOrder(tx, order, 'preparing', acting)
    })

  /** PayPal is requested now, and again by the reconciler until the refund is done; sales sends back a transfer. */
  const refundOrder = async (orderNo: string): Promise<OrderRecord> => {
    const { order, paymentId } = await inTransaction(async (tx) => {
      const order = await findOrderByNo(tx, orderNo)
      const payment = await lockRefundable(tx, order.id)
      if (!payment) throw failure('statusConflict')
      await moveOrder(tx, order, 'refunded', acting)
      const isTransfer = payment.provider === 'bank'
      await writeState(tx, payment.id, isTransfer ? 'refunded' : 'refund_due')
      if (isTransfer) {
        const cents = payment.captured_cents
        await writeCapturedAmounts(tx, payment.id, {
          captureId: null,
          cents,
          currency: payment.currency,
          refundedCents: cents ?? 0n,
        })
      }
      await setPaymentStatus(tx, order.id, isTransfer ? 'refunded' : 'refund_due', acting)
      return { order, paymentId: payment.id }
    })
    if (await leaseOne(context.db, paymentId)) await refundPayment(context, paymentId)
    return context.db.tx((tx) => findOrderByNo(tx, order.order_no))
  }

  return { confirmOrder, refundOrder }
}
