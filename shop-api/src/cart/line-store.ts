import type { Queryable } from '#db/database.ts'
import { owned, type Owner } from './cart-store.ts'
import type { Terms } from './quantity.ts'

/** By goods id; goods that the shop does not list are missing. */
export const loadTerms = async (tx: Queryable, goodsIds: readonly number[]): Promise<ReadonlyMap<number, Terms>> => {
  const rows = await tx.query<Omit<Terms, 'isPriced'> & { id: number; priced: boolean }>(
    `select id, minimum, multiple, stock, first_price is not null as priced from goods where id = any($1::int[])`,
    [goodsIds],
    'cart.loadTerms',
  )
  return new Map(rows.map(({ id, priced, ...terms }) => [id, { ...terms, isPriced: priced }]))
}

export type StoredLine = {
  id: number
  goods_id: number
  quantity: number
  customer_part_no: string
  selected: boolean
}

export const loadSelectedLines = (db: Queryable, { userId, tokenHash }: Owner) =>
  db.query<Omit<StoredLine, 'selected'>>(
    `select l.id, l.goods_id, l.quantity, l.customer_part_no from carts c join cart_lines l on l.cart_id = c.id
     where ${owned} and l.selected order by l.id`,
    [userId, tokenHash],
    'cart.loadSelectedLines',
  )

export const lockLines = (tx: Queryable, cartId: number) =>
  tx.query<StoredLine>(
    'select id, goods_id, quantity, customer_part_no, selected from cart_lines where cart_id = $1 order by id for update',
    [cartId],
    'cart.lockLines',
  )

/** Adds missing lines in the given order; a line stays selected, or becomes selected if `selected` is true. */
export const writeLines = (tx: Queryable, cartId: number, lines: readonly Omit<StoredLine, 'id'>[]) =>
  tx.query(
    `insert into cart_lines (cart_id, goods_id, quantity, customer_part_no, selected)
     select $1::int, * from unnest($2::int[], $3::int[], $4::text[], $5::bool[])
     on conflict (cart_id, goods_id) do update
       set quantity = excluded.quantity, customer_part_no = excluded.customer_part_no,
         selected = cart_lines.selected or excluded.selected`,
    [
      cartId,
      lines.map((line) => line.goods_id),
      lines.map((line) => line.quantity),
      lines.map((line) => line.customer_part_no),
      lines.map((line) => line.selected),
    ],
    'cart.writeLines',
  )

export const setPartNumbers = async (
  tx: Queryable,
  cartId: number,
  lines: readonly Pick<StoredLine, 'id' | 'customer_part_no'>[],
) => {
  const rows = await tx.query<{ id: number }>(
    `update cart_lines l set customer_part_no = n.customer_part_no
     from unnest($2::bigint[], $3::text[]) as n (id, customer_part_no)
     where l.cart_id = $1 and l.id = n.id returning l.id`,
    [cartId, lines.map(({ id }) => id), lines.map(({ customer_part_no }) => customer_part_no)],
    'cart.setPartNumbers',
  )
  return rows.map(({ id }) => id)
}

export const selectLines = async (tx: Queryable, cartId: number, lineIds: readonly number[], selected: boolean) => {
  const rows = await tx.query<{ id: number }>(
    'update cart_lines set selected = $3 where cart_id = $1 and id = any($2::bigint[]) returning id',
    [cartId, lineIds, selected],
    'cart.selectLines',
  )
  return rows.map(({ id }) => id)
}

export const deleteLines = async (tx: Queryable, cartId: number, lineIds: readonly number[]) => {
  const rows = await tx.query<{ id: number }>(
    'delete from cart_lines where cart_id = $1 and id = any($2::bigint[]) returning id',
    [cartId, lineIds],
    'cart.deleteLines',
  )
  return rows.map(({ id }) => id)
}
