import { type GoodsRow, goodsColumns, goodsTables } from '#catalogue/index.ts'
import type { Queryable } from '#db/database.ts'

/** `named_goods_id` is set where the number is that of one packaging. */
export type Hit = GoodsRow & {
  norm: string
  named_goods_id: number | null
  popularity: number
  is_default: boolean
}

export const findHits = (db: Queryable, norms: readonly string[], orderCodes: readonly string[]) =>
  db.query<Hit>(
    `select h.norm, h.goods_id as named_goods_id, p.popularity, g.is_default, ${goodsColumns}
     from (
       select id as part_id, null::int as goods_id, mpn_norm as norm from parts where mpn_norm = any($1::text[])
       union
       select part_id, goods_id, alias_norm from aliases where alias_norm = any($1::text[])
     ) h join (${goodsTables}) on g.part_id = h.part_id
     where g.is_default or g.id = h.goods_id or g.order_code = any($2::text[])`,
    [norms, orderCodes],
    'rfq.findHits',
  )
