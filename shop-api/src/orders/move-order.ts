import type { Queryable } from '#db/database.ts'
import { failure } from '#http/failure.ts'
import { mailOrder } from './order-mail.ts'
import type { OrderRecord } from './order-record.ts'
import { lockById, writeEvent, writeStatus } from './order-store.ts'
import { giveStockBack } from './stock.ts'
import { shouldReleaseStock, canMove, type OrderStatus } from './transitions.ts'

type Acting = { actor: 'buyer' | 'staff' | 'provider' | 'shop'; note?: string; siteUrl: string }

const mailKinds = { preparing: 'orderConfirmed', shipping: 'orderShipped', canceled: 'orderCanceled' } as const

export const requireOrder = async (tx: Queryable, id: number): Promise<OrderRecord> => {
  const order = await lockById(tx, id)
  if (!order) throw new Error(`There is no order of id ${id}`)
  return order
}

/**
 * The only writer of an order's status. Reads the order again, returns stock and mails the buyer if the transition requires it, or
 * throws `statusConflict`. A guest who cancels an order gets no mail, because the address is not verified.
 */
export const moveOrder = async (
  tx: Queryable,
  { id }: Pick<OrderRecord, 'id'>,
  to: OrderStatus,
  { actor, note = '', siteUrl }: Acting,
): Promise<OrderRecord> => {
  const { status: from, payment_status } = await requireOrder(tx, id)
  if (!canMove(from, to, payment_status)) throw failure('statusConflict')
  await writeStatus(tx, id, to)
  await writeEvent(tx, { orderId: id, from, to, actor, note })
  const moved = await requireOrder(tx, id)
  const isKnown = to === 'canceled' && actor === 'buyer' && moved.user_id === null
  if ((to === 'preparing' || to === 'shipping' || to === 'canceled') && !isKnown)
    await mailOrder(tx, mailKinds[to], moved, siteUrl)
  if (shouldReleaseStock(from, to)) await giveStockBack(tx, id)
  return moved
}
