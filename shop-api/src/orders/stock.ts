import type { Queryable } from '#db/database.ts'

export type RequestedItem = { goods_id: number; quantity: number }

/** Locks in goods order, so that orders never wait for each other in a circle. */
export const lockGoods = (tx: Queryable, goodsIds: readonly number[]) =>
  tx.query('select id from goods where id = any($1::int[]) order by id for update', [goodsIds], 'orders.lockGoods')

/** The goods are locked and have enough stock. */
export const takeStock = async (tx: Queryable, orderId: number, items: readonly RequestedItem[]): Promise<void> => {
  const taken = await tx.query(
    `with requested as (select * from unnest($2::int[], $3::int[]) as r (goods_id, quantity)),
     taken as (
       update goods g set stock = g.stock - r.quantity from requested r
       where g.id = r.goods_id and g.stock >= r.quantity returning r.goods_id, r.quantity, g.stock)
     insert into stock_moves (goods_id, order_id, delta, stock_after, reason)
     select goods_id, $1, -quantity, stock, 'placed' from taken order by goods_id returning goods_id`,
    [orderId, items.map(({ goods_id }) => goods_id), items.map(({ quantity }) => quantity)],
    'orders.takeStock',
  )
  if (taken.length !== items.length) throw new Error('Stock was not taken for every line')
}

/** Goods that the shop no longer sells have no stock to return to. */
export const giveStockBack = async (tx: Queryable, orderId: number): Promise<void> => {
  const lines = await tx.query<{ goods_id: number }>(
    'select goods_id from order_lines where order_id = $1',
    [orderId],
    'orders.loadOrderGoods',
  )
  await lockGoods(
    tx,
    lines.map(({ goods_id }) => goods_id),
  )
  await tx.query(
    `with back as (select goods_id, sum(quantity)::int as quantity from order_lines where order_id = $1 group by goods_id),
     given as (
       update goods g set stock = g.stock + b.quantity from back b
       where g.id = b.goods_id returning b.goods_id, b.quantity, g.stock)
     insert into stock_moves (goods_id, order_id, delta, stock_after, reason)
     select goods_id, $1, quantity, stock, 'released' from given order by goods_id`,
    [orderId],
    'orders.giveStockBack',
  )
}
