import type { GoodsDetail } from '@partgate/schema/shop-api/goods.ts'
import type { Queryable } from '#db/database.ts'
import { goodsColumns, goodsTables, selectVariations, type GoodsRow, type VariationRow } from './goods.ts'

/** In any order. */
export const loadGoodsByIds = (db: Queryable, ids: readonly number[]) =>
  db.query<GoodsRow>(
    `select ${goodsColumns} from ${goodsTables} where g.id = any($1::int[])`,
    [ids],
    'catalogue.loadGoodsByIds',
  )

type DetailRow = GoodsRow & { variations: VariationRow[]; aliases: GoodsDetail['aliases'] }

const aliases = `coalesce((
  select json_agg(a) from (select alias as part_number, kind from aliases where part_id = g.part_id order by kind, alias) a
), '[]')`

export const loadGoodsDetails = (db: Queryable, ids: readonly number[], slugs: readonly string[]) =>
  db.query<DetailRow>(
    `select ${goodsColumns}, ${selectVariations} as variations, ${aliases} as aliases
     from (
       select id, min(place) as place from (
         select id, place from unnest($1::bigint[]) with ordinality u (id, place)
         union all
         select (select id from goods where slug = u.slug), cardinality($1::bigint[]) + place
         from unnest($2::text[]) with ordinality u (slug, place)
       ) named group by id
     ) requested join (${goodsTables}) on g.id = requested.id order by requested.place`,
    [ids, slugs],
    'catalogue.loadGoodsDetails',
  )
