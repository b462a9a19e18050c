import type { Queryable } from '#db/database.ts'
import { goodsColumns, goodsTables, type GoodsRow } from '../products/goods.ts'

/** One packaging of a part that a number identifies. `alias_kind` is null where the number is the part number; `named_goods_id` is set
 * where the number is that of one packaging. */
export type Hit = GoodsRow & {
  norm: string
  named_goods_id: number | null
  alias_kind: string | null
  popularity: number
}

export const findHits = (db: Queryable, norms: readonly string[]) =>
  db.query<Hit>(
    `select h.norm, h.named_goods_id, h.alias_kind, p.popularity, ${goodsColumns}
     from (
       select id as part_id, null::int as named_goods_id, null as alias_kind, mpn_norm as norm
       from parts where mpn_norm = any($1::text[])
       union
       select part_id, goods_id, kind, alias_norm from aliases where alias_norm = any($1::text[])
     ) h join (${goodsTables}) on g.part_id = h.part_id`,
    [norms],
    'catalogue.findHits',
  )

const prefixesPerNumber = 50

/** The `max` most popular parts of the first 50 whose number starts with each of `norms`. */
export const findPartsWithPrefix = (db: Queryable, norms: readonly string[], max: number) =>
  db.query<{ norm: string; id: number }>(
    `select n.norm, p.id from unnest($1::text[]) n (norm)
     cross join lateral (
       select id, popularity from (
         select id, popularity from parts
         where mpn_norm >= n.norm collate "C" and mpn_norm < n.norm collate "C" || '~'
         order by mpn_norm limit ${prefixesPerNumber}
       ) first order by popularity desc, id limit $2
     ) p order by n.norm, p.popularity desc, p.id`,
    [norms, max],
    'catalogue.findPartsWithPrefix',
  )

/** `norms[i]` belongs to `variants[i]`. */
export const findPartsByVariant = (db: Queryable, norms: readonly string[], variants: readonly string[]) =>
  db.query<{ norm: string; id: number }>(
    `select v.norm, p.id from unnest($1::text[], $2::text[]) v (norm, variant)
     join parts p on p.mpn_norm = v.variant collate "C"
     order by v.norm, p.popularity desc, p.id`,
    [norms, variants],
    'catalogue.findPartsByVariant',
  )
