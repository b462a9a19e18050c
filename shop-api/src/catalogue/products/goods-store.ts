import type { GoodsDetail } from '@partgate/schema/shop-api/goods.ts'
import type { Queryable } from '#db/database.ts'
import { goodsColumns, goodsTables, type GoodsRow, type OfferRow } from './goods.ts'

export const loadGoodsByIds = (db: Queryable, ids: readonly number[]) =>
  db.query<GoodsRow>(
    `select ${goodsColumns} from ${goodsTables} where g.id = any($1::int[]) order by array_position($1::int[], g.id)`,
    [ids],
    'catalogue.loadGoodsByIds',
  )

export type VariationRow = OfferRow & { goods_id: number; slug: string; order_code: string }
export type DetailRow = GoodsRow & { variations: VariationRow[]; aliases: GoodsDetail['aliases'] }

const variations = `(
  select json_agg(json_build_object(
    'goods_id', v.id, 'slug', v.slug, 'order_code', v.order_code, 'packaging', v.packaging,
    'package_quantity', v.package_quantity, 'batch', v.batch, 'stock', coalesce(vo.stock, 0), 'minimum', v.minimum,
    'multiple', v.multiple, 'break_quantities', coalesce(vo.break_quantities, '{}'),
    'break_prices', coalesce(vo.break_prices, '{}')::text[]
  ) order by v.minimum, v.id)
  from goods v left join goods_offers vo on vo.goods_id = v.id where v.part_id = g.part_id)`

const aliases = `(
  select coalesce(json_agg(json_build_object('part_number', alias, 'kind', kind) order by kind, alias), '[]')
  from aliases where part_id = g.part_id)`

export const loadGoodsDetails = (db: Queryable, ids: readonly number[], slugs: readonly string[]) =>
  db.query<DetailRow>(
    `select ${goodsColumns}, ${variations} as variations, ${aliases} as aliases
     from ${goodsTables} where g.id = any($1::bigint[]) or g.slug = any($2::text[])
     order by array_position($1::bigint[], g.id::bigint), array_position($2::text[], g.slug)`,
    [ids, slugs],
    'catalogue.loadGoodsDetails',
  )

export const loadDefaultGoods = (db: Queryable, partIds: readonly number[]) =>
  db.query<GoodsRow>(
    `select ${goodsColumns} from ${goodsTables} where g.part_id = any($1::int[]) and g.is_default
     order by array_position($1::int[], g.part_id)`,
    [partIds],
    'catalogue.loadDefaultGoods',
  )
