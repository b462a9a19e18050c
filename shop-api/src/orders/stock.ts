import type { Queryable } from '#db/database.ts'

export type RequestedItem = { goods_id: number; quantity: number }

/** Locks in goods order, so that orders never wait for each other in a circle. */
export const lockOffers = (tx: Queryable, goodsIds: readonly number[]) =>
  tx.query(
    'select goods_id from goods_offers where goods_id = any($1::int[]) order by goods_id for update',
    [goodsIds],
    'orders.lockOffers',
  )

/** The offers are locked and hold enough. */
export const takeStock = async (tx: Queryable, orderId: number, items: readonly RequestedItem[]): Promise<void> => {
  const taken = await tx.query(
    `with wanted as (select * from unnest($2::int[], $3::int[]) as w (goods_id, quantity)),
     taken as (
       update goods_offers o set stock = o.stock - w.quantity from wanted w
       where o.goods_id = w.goods_id and o.stock >= w.quantity returning o.goods_id, w.quantity, o.stock)
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
  await lockOffers(
    tx,
    lines.map(({ goods_id }) => goods_id),
  )
  await tx.query(
    `with back as (select goods_id, sum(quantity)::int as quantity from order_lines where order_id = $1 group by goods_id),
     given as (
       update goods_offers o set stock = o.stock + b.quantity from back b
       where o.goods_id = b.goods_id returning o.goods_id, b.quantity, o.stock)
     insert into stock_moves (goods_id, order_id, delta, stock_after, reason)
     select goods_id, $1, quantity, stock, 'released' from given order by goods_id`,
    [orderId],
    'orders.giveStockBack',
  )
}
