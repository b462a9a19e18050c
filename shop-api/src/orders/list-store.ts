import type { Queryable } from '#db/database.ts'
import { orderColumns, type OrderRecord, type OrderRow, toOrderRecord } from './order-record.ts'
import type { OrderStatus } from './transitions.ts'

/** Null where everything matches; `part` is a piece of an order number without dashes. */
export type OrderFilter = {
  userId: number
  status: OrderStatus | null
  part: string | null
  placedFrom: string | null
  placedTo: string | null
  updatedFrom: string | null
}
export type OrderSort = 'placed' | 'updated'
export type Range = {
  sort: OrderSort
  after: { at: string; orderNo: string } | null
  offset: number
  limit: number
}

const fits = `o.user_id = $1 and ($2::text is null or o.status = $2)
  and ($3::text is null or position($3 in replace(o.order_no, '-', '')) > 0)
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

const sorts: Record<OrderSort, { column: string; follows: string; order: string; first: string }> = {
  placed: {
    column: 'o.placed_at',
    follows: '<',
    order: 'desc',
    first: 'infinity',
  },
  updated: {
    column: 'o.updated_at',
    follows: '>',
    order: 'asc',
    first: '-infinity',
  },
}

const selectPage = (sort: OrderSort) => {
  const { column, follows, order, first } = sorts[sort]
  return `select ${orderColumns},
      to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '~' || o.order_no as cursor
    from orders o where ${fits}
      and (${column}, o.order_no) ${follows} (coalesce($7::timestamptz, '${first}'), coalesce($8::text, ''))
    order by ${column} ${order}, o.order_no ${order} offset $9 limit $10`
}
const pages: Record<OrderSort, string> = {
  placed: selectPage('placed'),
  updated: selectPage('updated'),
}

export const loadOrderPage = async (
  db: Queryable,
  filter: OrderFilter,
  { sort, after, offset, limit }: Range,
): Promise<(OrderRecord & { cursor: string })[]> => {
  const rows = await db.query<OrderRow & { cursor: string }>(
    pages[sort],
    [...toParameters(filter), after?.at ?? null, after?.orderNo ?? null, offset, limit],
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
