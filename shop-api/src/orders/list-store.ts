import type { Queryable } from '#db/database.ts'
import { createKeyset, type Keyset, type RowPlace } from '#db/keyset.ts'
import { orderColumns, type OrderRecord, type OrderRow, toOrderRecord } from './order-record.ts'
import type { OrderStatus } from './transitions.ts'

/** Null where everything matches; `part` is a piece of an order number without dashes, empty where nothing matches. */
type OrderFilter = {
  userId: number
  status: OrderStatus | null
  part: string | null
  placedFrom: string | null
  placedTo: string | null
  updatedFrom: string | null
}
type OrderSort = 'placed' | 'updated'
type Range = {
  sort: OrderSort
  after: RowPlace | null
  offset: number
  limit: number
}

const fits = `o.user_id = $1 and ($2::text is null or o.status = $2)
  and ($3::text is null or $3 <> '' and position($3 in replace(o.order_no, '-', '')) > 0)
  and o.placed_at >= coalesce($4::timestamptz, '-infinity') and o.placed_at < coalesce($5::timestamptz, 'infinity')
  and o.updated_at >= coalesce($6::timestamptz, '-infinity')`

const toParameters = ({ userId, status, part, placedFrom, placedTo, updatedFrom }: OrderFilter) => [
  userId,
  status,
  part,
  placedFrom,
  placedTo,
  updatedFrom,
]

const selectPage = (keyset: Keyset) => `select ${orderColumns}, ${keyset.cursor} as cursor from orders o
  where ${fits} and ${keyset.isAfter('$7', '$8')} order by ${keyset.order} offset $9 limit $10`
const pages: Record<OrderSort, string> = {
  placed: selectPage(createKeyset('o.placed_at', 'o.order_no', 'desc')),
  updated: selectPage(createKeyset('o.updated_at', 'o.order_no', 'asc')),
}

export const loadOrderPage = async (
  db: Queryable,
  filter: OrderFilter,
  { sort, after, offset, limit }: Range,
): Promise<(OrderRecord & { cursor: string })[]> => {
  const rows = await db.query<OrderRow & { cursor: string }>(
    pages[sort],
    [...toParameters(filter), after?.at ?? null, after?.number ?? null, offset, limit],
    `orders.page.${sort}`,
  )
  return rows.map((row) => ({ ...toOrderRecord(row), cursor: row.cursor }))
}

export const countOrders = async (db: Queryable, filter: OrderFilter) => {
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from orders o where ${fits}`,
    toParameters(filter),
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
