import type { Queryable } from '#db/database.ts'
import { createKeyset, type Keyset, type RowPlace } from '#db/keyset.ts'
import { orderColumns, type OrderRecord, type OrderRow, toOrderRecord } from '../order-record.ts'
import type { OrderStatus } from '../transitions.ts'

/** Null where everything matches; `part` is a piece of an order number without dashes, empty where no number matches. */
type OrderFilter = {
  userId: number
  statuses: readonly string[] | null
  part: string | null
  purchaseOrderNo: string | null
  search: { text: string; part: string } | null
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

const hasPart = (part: string) => `${part} <> '' and position(${part} in replace(o.order_no, '-', '')) > 0`

const fits = `o.user_id = $1 and ($2::text[] is null or o.status = any($2))
  and ($3::text is null or ${hasPart('$3')})
  and o.placed_at >= coalesce($4::timestamptz, '-infinity') and o.placed_at < coalesce($5::timestamptz, 'infinity')
  and o.updated_at >= coalesce($6::timestamptz, '-infinity')
  and ($7::text is null or lower(o.purchase_order_no) = lower($7))
  and ($8::text is null or position(lower($8) in lower(o.purchase_order_no)) > 0 or ${hasPart('$9::text')})`

const toParameters = (filter: OrderFilter) => [
  filter.userId,
  filter.statuses,
  filter.part,
  filter.placedFrom,
  filter.placedTo,
  filter.updatedFrom,
  filter.purchaseOrderNo,
  filter.search?.text ?? null,
  filter.search?.part ?? null,
]

const selectPage = (keyset: Keyset) => `select ${orderColumns}, ${keyset.cursor} as cursor from orders o
  where ${fits} and ${keyset.isAfter('$10', '$11')} order by ${keyset.order} offset $12 limit $13`
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
