import { moveOrder, setPaymentStatus, withOwnOrder } from '#orders/index.ts'
import type { Payer } from './payer.ts'
import type { Context } from './context.ts'
import { requirePayableCents } from './open-payment.ts'
import { storePaymentMethod } from './order-method.ts'

/** Sales decides whether the transfer has arrived. A repeated declaration changes nothing. */
export const declareTransfer =
  ({ db, siteUrl }: Pick<Context, 'db' | 'siteUrl'>) =>
  (payer: Payer, orderNo: string, note: string): Promise<number> =>
    withOwnOrder(db, payer, orderNo, async (tx, order) => {
      if (order.status === 'confirming' && order.payment_status === 'declared') return order.id
      requirePayableCents(order)
      await storePaymentMethod(tx, order.id, 'bank')
      await setPaymentStatus(tx, order.id, 'declared', { siteUrl })
      const { id } = await moveOrder(tx, order, 'confirming', { actor: 'buyer', note, siteUrl })
      return id
    })
