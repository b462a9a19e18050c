import type { Queryable } from '@partgate/shop-api/src/db/database.ts'

const isNew = (column: string) => `${column} = case when ${column} = now() then $2 else ${column} end`

const moved = ['placed_at', 'paid_at', 'shipped_at', 'received_at', 'canceled_at'].map(isNew).join(', ')

const backdate = `
  with payment as (update payments set ${['created_at', 'updated_at'].map(isNew).join(', ')} where order_id = $1),
    event as (update order_events set at = $2 where order_id = $1 and at = now()),
    stock as (update stock_moves set at = $2 where order_id = $1 and at = now()),
    key as (update idempotency_keys set created_at = $2
            where owner = $3 and result = $1::text and created_at = now())
  update orders set ${moved}, updated_at = $2, is_sample = true where id = $1::int`

type Order = { id: number; buyer: number }

/** Moves the rows of this transaction to another time; `now()` is constant in a transaction. */
export const backdateOrder = (tx: Queryable, { id, buyer }: Order, at: Date) =>
  tx.query(backdate, [id, at, `order:member:${buyer}`])

export const backdateRequest = (tx: Queryable, rfqNo: string, times: { createdAt: Date; viewedAt: Date | null }) =>
  tx.query('update rfqs set created_at = $2, viewed_at = $3, is_sample = true where rfq_no = $1', [
    rfqNo,
    times.createdAt,
    times.viewedAt,
  ])

export const backdateAccount = async (tx: Queryable, userId: number, at: Date): Promise<void> => {
  await tx.query(
    'update users set created_at = least(created_at, $2), activated_at = least(activated_at, $2) where id = $1',
    [userId, at],
  )
  await tx.query('update addresses set created_at = $2 where user_id = $1 and created_at = now()', [userId, at])
}
