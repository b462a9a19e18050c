import type { Queryable } from '#db/database.ts'
import { owned, type Owner } from './cart-store.ts'
import type { Terms } from './quantity.ts'

/** By goods id; what the shop does not have is missing. */
export const termsOf = async (tx: Queryable, goodsIds: readonly number[]): Promise<ReadonlyMap<number, Terms>> => {
  const rows = await tx.query<Omit<Terms, 'isPriced'> & { id: number; priced: boolean }>(
    `select g.id, g.minimum, g.multiple, coalesce(o.stock, 0) as stock,
       coalesce(cardinality(o.break_prices), 0) > 0 as priced
     from goods g left join goods_offers o on o.goods_id = g.id where g.id = any($1::int[])`,
    [goodsIds],
    'cart.termsOf',
  )
  return new Map(rows.map(({ id, priced, ...terms }) => [id, { ...terms, isPriced: priced }]))
}

export type StoredLine = { id: number; goods_id: number; quantity: number; selected: boolean }

/** What is selected, oldest line first. */
export const selectedLines = (db: Queryable, { userId, tokenHash }: Owner) =>
  db.query<Pick<StoredLine, 'id' | 'goods_id' | 'quantity'>>(
    `select l.id, l.goods_id, l.quantity from carts c join cart_lines l on l.cart_id = c.id
     where ${owned} and l.selected order by l.id`,
    [userId, tokenHash],
    'cart.selectedLines',
  )

/** A cart's lines, locked. */
export const lockLines = (tx: Queryable, cartId: number) =>
  tx.query<StoredLine>(
    'select id, goods_id, quantity, selected from cart_lines where cart_id = $1 order by id for update',
    [cartId],
    'cart.lockLines',
  )

/** Writes lines' quantities, adding those that are not in the cart yet in the order given; a line is selected from then on if
 * it was or if `selected` says so. */
export const writeLines = (tx: Queryable, cartId: number, lines: readonly Omit<StoredLine, 'id'>[]) =>
  tx.query(
    `insert into cart_lines (cart_id, goods_id, quantity, selected)
     select $1::int, * from unnest($2::int[], $3::int[], $4::bool[])
     on conflict (cart_id, goods_id) do update
       set quantity = excluded.quantity, selected = cart_lines.selected or excluded.selected`,
    [
      cartId,
      lines.map((line) => line.goods_id),
      lines.map((line) => line.quantity),
      lines.map((line) => line.selected),
    ],
    'cart.writeLines',
  )

/** How many of the lines are the cart's; those have been set. */
export const selectLines = async (tx: Queryable, cartId: number, lineIds: readonly number[], selected: boolean) => {
  const rows = await tx.query(
    'update cart_lines set selected = $3 where cart_id = $1 and id = any($2::bigint[]) returning id',
    [cartId, lineIds, selected],
    'cart.selectLines',
  )
  return rows.length
}

/** How many of the lines were the cart's; those are gone. */
export const deleteLines = async (tx: Queryable, cartId: number, lineIds: readonly number[]) => {
  const rows = await tx.query(
    'delete from cart_lines where cart_id = $1 and id = any($2::bigint[]) returning id',
    [cartId, lineIds],
    'cart.deleteLines',
  )
  return rows.length
}
