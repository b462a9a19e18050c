import type { Queryable } from '#db/database.ts'
import { deleteInBatches } from '#db/delete-in-batches.ts'
import { goodsColumns, goodsTables, type GoodsRow } from '#catalogue/index.ts'

type ShareRow = { id: number; created_at: Date; expires_at: Date }

export const insertShare = async (
  tx: Queryable,
  tokenHash: Uint8Array,
  days: number,
  lines: readonly { goods_id: number; quantity: number }[],
): Promise<ShareRow> => {
  const [share] = await tx.query<ShareRow>(
    `insert into cart_shares (token_hash, expires_at) values ($1, now() + make_interval(days => $2::int))
     returning id, created_at, expires_at`,
    [tokenHash, days],
    'cart.insertShare',
  )
  if (!share) throw new Error('The shared cart was not stored')
  await tx.query(
    `insert into cart_share_lines (share_id, position, goods_id, quantity)
     select $1::int, l.position, l.goods_id, l.quantity
     from unnest($2::int[], $3::int[]) with ordinality as l (goods_id, quantity, position)`,
    [share.id, lines.map(({ goods_id }) => goods_id), lines.map(({ quantity }) => quantity)],
    'cart.insertShareLines',
  )
  return share
}

export const findShare = async (db: Queryable, tokenHash: Uint8Array): Promise<ShareRow | null> => {
  const [share] = await db.query<ShareRow>(
    'select id, created_at, expires_at from cart_shares where token_hash = $1 and expires_at > now()',
    [tokenHash],
    'cart.findShare',
  )
  return share ?? null
}

export const loadShareLines = (db: Queryable, shareId: number) =>
  db.query<GoodsRow & { quantity: number }>(
    `select l.quantity, ${goodsColumns}
     from cart_share_lines l join (${goodsTables}) on g.id = l.goods_id where l.share_id = $1 order by l.position`,
    [shareId],
    'cart.loadShareLines',
  )

export const sweepShares = (db: Queryable) => deleteInBatches(db, 'cart_shares', 'expires_at < now()')
