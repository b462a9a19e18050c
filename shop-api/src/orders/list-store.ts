import type { Queryable } from '#db/database.ts'
import { orderColumns, type OrderRecord, type OrderRow, toOrderRecord } from './order-record.ts'
import type { OrderStatus } from './transitions.ts'

/** Null where everything matches; `part` is a piece of an order number without dashes. */
export type Wanted = { userId: number; status: OrderStatus | null; part: string | null; offset: number; limit: number }

const fits = `o.user_id = $1 and ($2::text is null or o.status = $2)
  and ($3::text is null or position($3 in replace(o.order_no, '-', '')) > 0)`

export const loadOrderPage = async (db: Queryable, wanted: Wanted): Promise<OrderRecord[]> => {
  const { userId, status, part, offset, limit } = wanted
  const rows = await db.query<OrderRow>(
    `select ${orderColumns} from orders o where ${fits} order by o.id desc offset $4 limit $5`,
    [userId, status, part, offset, limit],
    'orders.page',
  )
  return rows.map(toOrderRecord)
}

export const countOrders = async (db: Queryable, { userId, status, part }: Wanted) => {
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from orders o where ${fits}`,
    [userId, status, part],
    'orders.count',
  )
  return row?.count ?? 0
}

export const countByStatus = (db: Queryable, userId: number) =>
  db.query<{ status: OrderStatus; count: number }>(
    'select status, count(*)::int as count from orders where user_id = $1 group by status',
    [userId],
    'orders.countByStatus',
  )
