import type { Queryable } from '#db/database.ts'
import { withRetries } from '#db/with-retries.ts'
import type { Carrier } from '#freight/index.ts'
import { failure } from '#http/failure.ts'
import type { Deps } from '#http/route.ts'
import { moveOrder, requireOrder } from './move-order.ts'
import { mailOrder } from './order-mail.ts'
import type { OrderRecord } from './order-record.ts'
import { findOrderByNo } from './own-order.ts'
import { maxSubtotalCents } from './placing/quote.ts'

type Parcel = { carrier?: Carrier; shippingNumber: string }

export const createSalesService = ({
  db,
  siteUrl,
  orderHoldMinutes,
}: Pick<Deps, 'db' | 'siteUrl' | 'orderHoldMinutes'>) => {
  const change = (number: string, work: (tx: Queryable, order: OrderRecord) => Promise<OrderRecord>) =>
    withRetries(() => db.tx(async (tx) => work(tx, await findOrderByNo(tx, number))))

  return {
    /**
     * Sets the freight in cents, any number of times before payment. The buyer is notified and has at least a whole payment period.
     * A deadline that sales has removed stays removed.
     */
    setFreight: (number: string, cents: bigint) =>
      change(number, async (tx, { id, status, payment_status, freight_by_sales }) => {
        if (cents < 0n || cents > maxSubtotalCents) throw failure('invalidRequest')
        if (status !== 'unpaid' || payment_status !== 'none' || !freight_by_sales) throw failure('statusConflict')
        await tx.query(
          `update orders set freight_cents = $2, expires_at = case
             when freight_cents is null then now() + make_interval(mins => $3)
             when expires_at is not null then greatest(expires_at, now() + make_interval(mins => $3)) end
           where id = $1`,
          [id, String(cents), orderHoldMinutes],
          'orders.setFreight',
        )
        const changed = await requireOrder(tx, id)
        await mailOrder(tx, 'orderFreight', changed, siteUrl)
        return changed
      }),

    /** Never shortens the deadline; `null` removes it. */
    holdOrder: (number: string, days: number | null) =>
      change(number, async (tx, { id, status }) => {
        if (status !== 'unpaid') throw failure('statusConflict')
        await tx.query(
          `update orders set expires_at = case
             when $2::int is not null and expires_at is not null
             then greatest(expires_at, now() + make_interval(days => $2::int)) end
           where id = $1`,
          [id, days],
          'orders.hold',
        )
        return requireOrder(tx, id)
      }),

    /** Uses the buyer's carrier unless another one is named. */
    shipOrder: (number: string, { carrier, shippingNumber }: Parcel) =>
      change(number, async (tx, order) => {
        await tx.query(
          'update orders set carrier = $2, shipping_number = $3 where id = $1',
          [order.id, carrier ?? order.carrier, shippingNumber],
          'orders.writeParcel',
        )
        return moveOrder(tx, order, 'shipping', { actor: 'staff', siteUrl })
      }),

    setPlatformRemark: (number: string, text: string) =>
      change(number, async (tx, { id }) => {
        await tx.query('update orders set platform_remark = $2 where id = $1', [id, text], 'orders.writeRemark')
        return requireOrder(tx, id)
      }),
  }
}
