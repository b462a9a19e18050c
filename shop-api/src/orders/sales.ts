import type { Queryable } from '#db/database.ts'
import { retried } from '#db/retried.ts'
import type { Carrier } from '#freight/index.ts'
import { failure } from '#http/failure.ts'
import type { Deps } from '#http/route.ts'
import { moveOrder, requireOrder } from './move-order.ts'
import { mailOrder } from './order-mail.ts'
import type { OrderRecord } from './order-record.ts'
import { findOrderByNo } from './own-order.ts'
import { maxSubtotalCents } from './quote.ts'

type Parcel = { carrier?: Carrier; shippingNumber: string }

/** What the sales team does about orders, named by order number or serial number. Refuses with `notFound` and
 * `statusConflict`, and answers with the order after it. */
export const openSales = ({ db, siteUrl, orderHoldMinutes }: Pick<Deps, 'db' | 'siteUrl' | 'orderHoldMinutes'>) => {
  const change = (number: string, work: (tx: Queryable, order: OrderRecord) => Promise<OrderRecord>) =>
    retried(() => db.tx(async (tx) => work(tx, await findOrderByNo(tx, number))))

  return {
    /** Names the freight of a heavy parcel, in cents; again as long as nothing has been paid. The buyer is told, and gets the
     * whole time to pay. */
    nameFreight: (number: string, cents: bigint) =>
      change(number, async (tx, { id, status, payment_state, freight_by_sales }) => {
        if (cents < 0n || cents > maxSubtotalCents) throw failure('invalidRequest')
        if (status !== 'unpaid' || payment_state !== 'none' || !freight_by_sales) throw failure('statusConflict')
        await tx.query(
          'update orders set freight_cents = $2, expires_at = now() + make_interval(mins => $3) where id = $1',
          [id, String(cents), orderHoldMinutes],
          'orders.nameFreight',
        )
        const named = await requireOrder(tx, id)
        await mailOrder(tx, 'orderFreight', named, siteUrl)
        return named
      }),

    /** Hands the parcel over: to the carrier that the buyer chose, unless another one is named. */
    shipOrder: (number: string, { carrier, shippingNumber }: Parcel) =>
      change(number, async (tx, order) => {
        await tx.query(
          'update orders set carrier = $2, shipping_number = $3 where id = $1',
          [order.id, carrier ?? order.carrier, shippingNumber],
          'orders.writeParcel',
        )
        return moveOrder(tx, order, 'shipping', { actor: 'staff', siteUrl })
      }),

    /** The shop's words to the buyer, on the page of the order. */
    setPlatformRemark: (number: string, text: string) =>
      change(number, async (tx, { id }) => {
        await tx.query('update orders set platform_remark = $2 where id = $1', [id, text], 'orders.writeRemark')
        return requireOrder(tx, id)
      }),
  }
}
