import type { Queryable } from '#db/database.ts'
import { goodsColumns, goodsTables, type GoodsRow } from '#catalogue/index.ts'
import { owned, type Owner } from './cart-store.ts'

type SavedRow = GoodsRow & { saved_id: number; quantity: number; customer_part_no: string }
type StoredSaved = { id: number; goods_id: number; quantity: number; customer_part_no: string }

export const loadSavedLines = (db: Queryable, { userId, tokenHash }: Owner) =>
  db.query<SavedRow>(
    `select s.id as saved_id, s.quantity, s.customer_part_no, ${goodsColumns}
     from carts c join cart_saved_lines s on s.cart_id = c.id join (${goodsTables}) on g.id = s.goods_id
     where ${owned} order by s.id desc`,
    [userId, tokenHash],
    'cart.loadSavedLines',
  )

export const lockSaved = (tx: Queryable, cartId: number) =>
  tx.query<StoredSaved>(
    'select id, goods_id, quantity, customer_part_no from cart_saved_lines where cart_id = $1 order by id for update',
    [cartId],
    'cart.lockSaved',
  )

export const writeSaved = (tx: Queryable, cartId: number, lines: readonly Omit<StoredSaved, 'id'>[]) =>
  tx.query(
    `insert into cart_saved_lines (cart_id, goods_id, quantity, customer_part_no)
     select $1::int, * from unnest($2::int[], $3::int[], $4::text[])
     on conflict (cart_id, goods_id) do update
       set quantity = excluded.quantity, customer_part_no = excluded.customer_part_no`,
    [
      cartId,
      lines.map(({ goods_id }) => goods_id),
      lines.map(({ quantity }) => quantity),
      lines.map(({ customer_part_no }) => customer_part_no),
    ],
    'cart.writeSaved',
  )

export const deleteSaved = async (tx: Queryable, cartId: number, savedIds: readonly number[]) => {
  const rows = await tx.query<{ id: number }>(
    'delete from cart_saved_lines where cart_id = $1 and id = any($2::bigint[]) returning id',
    [cartId, savedIds],
    'cart.deleteSaved',
  )
  return rows.map(({ id }) => id)
}
