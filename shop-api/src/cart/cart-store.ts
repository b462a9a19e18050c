import type { Queryable } from '#db/database.ts'
import { goodsColumns, goodsTables, type GoodsRow } from '#catalogue/index.ts'

/** A member's cart, or the cart with this token hash. */
export type Owner = { userId: number; tokenHash: null } | { userId: null; tokenHash: Uint8Array }

export const owned = '(c.user_id = $1::int or c.token_hash = $2::bytea)'

type LineRow = GoodsRow & { line_id: number; quantity: number; customer_part_no: string; selected: boolean }

export const loadCartLines = (db: Queryable, { userId, tokenHash }: Owner) =>
  db.query<LineRow>(
    `select l.id as line_id, l.quantity, l.customer_part_no, l.selected, ${goodsColumns}
     from carts c join cart_lines l on l.cart_id = c.id join (${goodsTables}) on g.id = l.goods_id
     where ${owned} order by l.id`,
    [userId, tokenHash],
    'cart.loadCartLines',
  )

/** Null if the guest has no cart. A member's key exists before the cart's first line. */
export const readCartKey = async (db: Queryable, { userId, tokenHash }: Owner) => {
  const [row] = await db.query<{ key: string }>(
    `select public_id as key from users where id = $1::int
     union all select public_id from carts where token_hash = $2::bytea`,
    [userId, tokenHash],
    'cart.readCartKey',
  )
  return row?.key ?? null
}

export const countLines = async (db: Queryable, { userId, tokenHash }: Owner) => {
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from carts c join cart_lines l on l.cart_id = c.id join goods g on g.id = l.goods_id
     where ${owned}`,
    [userId, tokenHash],
    'cart.countLines',
  )
  return row?.count ?? 0
}

/** Locks the cart until the transaction ends. */
export const lockCart = async (tx: Queryable, { userId, tokenHash }: Owner) => {
  const [row] = await tx.query<{ id: number }>(
    `update carts c set updated_at = now() where ${owned} returning id`,
    [userId, tokenHash],
    'cart.lockCart',
  )
  return row?.id ?? null
}

/** Creates the cart, or locks the one that a parallel request has created. */
export const createCart = async (tx: Queryable, { userId, tokenHash }: Owner) => {
  const [row] = await tx.query<{ id: number }>(
    `insert into carts (user_id, token_hash) values ($1::int, $2::bytea)
     on conflict (user_id) do update set updated_at = now() returning id`,
    [userId, tokenHash],
    'cart.createCart',
  )
  if (!row) throw new Error('The cart was not created')
  return row.id
}

export const dropCart = (tx: Queryable, cartId: number) =>
  tx.query('delete from carts where id = $1', [cartId], 'cart.dropCart')
