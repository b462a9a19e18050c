import type { GoodsDetail } from '@partgate/schema/shop-api/goods.ts'
import type { Queryable } from '#db/database.ts'
import { goodsColumns, goodsTables, selectVariations, type GoodsRow, type VariationRow } from './goods.ts'

export const loadGoodsByIds = (db: Queryable, ids: readonly number[]) =>
  db.query<GoodsRow>(
    `select ${goodsColumns} from ${goodsTables} where g.id = any($1::int[]) order by array_position($1::int[], g.id)`,
    [ids],
    'catalogue.loadGoodsByIds',
  )

type DetailRow = GoodsRow & { variations: VariationRow[]; aliases: GoodsDetail['aliases'] }

const aliases = `(
  select coalesce(json_agg(json_build_object('part_number', alias, 'kind', kind) order by kind, alias), '[]')
  from aliases where part_id = g.part_id)`

export const loadGoodsDetails = (db: Queryable, ids: readonly number[], slugs: readonly string[]) =>
  db.query<DetailRow>(
    `select ${goodsColumns}, ${selectVariations('g.part_id')} as variations, ${aliases} as aliases
     from ${goodsTables} where g.id = any($1::bigint[]) or g.slug = any($2::text[])
     order by array_position($1::bigint[], g.id::bigint), array_position($2::text[], g.slug)`,
    [ids, slugs],
    'catalogue.loadGoodsDetails',
  )
