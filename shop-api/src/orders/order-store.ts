import type { Queryable } from '#db/database.ts'
import { orderColumns, type OrderRow, toOrderRecord } from './order-record.ts'
import type { From, OrderStatus } from './transitions.ts'

const first = (rows: OrderRow[]) => (rows[0] ? toOrderRecord(rows[0]) : null)

export const lockById = async (tx: Queryable, id: number) =>
  first(
    await tx.query<OrderRow>(
      `select ${orderColumns} from orders o where o.id = $1 for update`,
      [id],
      'orders.lockById',
    ),
  )

export const lockByNumber = async (tx: Queryable, number: string) =>
  first(
    await tx.query<OrderRow>(
      `select ${orderColumns} from orders o where o.order_no = $1 or o.serial_no = $1 for update`,
      [number],
      'orders.lockByNumber',
    ),
  )

export type Owner = { userId: number | null; tokenHash: Uint8Array | null }

const selectOwned = `select ${orderColumns} from orders o where o.order_no = $1 and (o.user_id = $2::int
  or (o.user_id is null and exists (select from order_tokens t where t.order_id = o.id and t.token_hash = $3::bytea)))`

export const lockOwned = async (tx: Queryable, orderNo: string, { userId, tokenHash }: Owner) =>
  first(await tx.query<OrderRow>(`${selectOwned} for update`, [orderNo, userId, tokenHash], 'orders.lockOwned'))

export const readOwned = async (db: Queryable, orderNo: string, { userId, tokenHash }: Owner) =>
  first(await db.query<OrderRow>(selectOwned, [orderNo, userId, tokenHash], 'orders.readOwned'))

export const readById = async (db: Queryable, id: number) =>
  first(await db.query<OrderRow>(`select ${orderColumns} from orders o where o.id = $1`, [id], 'orders.readById'))

type Event = { orderId: number; from: From; to: OrderStatus; actor: string; note: string }

export const writeEvent = (tx: Queryable, { orderId, from, to, actor, note }: Event) =>
  tx.query(
    'insert into order_events (order_id, from_status, to_status, actor, note) values ($1, $2, $3, $4, $5)',
    [orderId, from === 'new' ? null : from, to, actor, note],
    'orders.writeEvent',
  )

export const writeStatus = (tx: Queryable, id: number, to: OrderStatus) =>
  tx.query(
    `update orders set status = $2,
       shipped_at = case when $2 = 'shipping' then now() else shipped_at end,
       received_at = case when $2 = 'received' then now() else received_at end,
       canceled_at = case when $2 = 'canceled' then now() else canceled_at end,
       expires_at = case when $2 = 'unpaid' then expires_at end
     where id = $1`,
    [id, to],
    'orders.writeStatus',
  )
