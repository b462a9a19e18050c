import type { Order } from '@partgate/schema/shop-api/orders.ts'
import type { Queryable } from '#db/database.ts'

type Line = Order['lines'][number]
export type StoredLine = Pick<
  Line,
  'line_no' | 'goods_id' | 'part_number' | 'brand_name' | 'packaging' | 'batch' | 'customer_part_no'
> & {
  order_id: number
  quantity: number
  unit_price: string
  amount_cents: string
}

export const loadOrderLines = (db: Queryable, orderIds: readonly number[]) =>
  db.query<StoredLine>(
    `select order_id, line_no, goods_id, part_number, brand_name, packaging, batch, customer_part_no, quantity, unit_price,
       amount_cents
     from order_lines where order_id = any($1::int[]) order by order_id, line_no`,
    [orderIds],
    'orders.loadOrderLines',
  )

export type StoredEvent = { order_id: number; to_status: Order['status']; at: Date }

export const loadOrderEvents = (db: Queryable, orderIds: readonly number[]) =>
  db.query<StoredEvent>(
    'select order_id, to_status, at from order_events where order_id = any($1::int[]) order by order_id, id',
    [orderIds],
    'orders.loadOrderEvents',
  )
