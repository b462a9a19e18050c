import type { Queryable } from '#db/database.ts'

/** Reads all goods: not for every request. */
export const countCatalogue = async (db: Queryable) => {
  const [row] = await db.query<{
    part_count: number
    goods_count: number
    in_stock_count: number
    manufacturer_count: number
  }>(
    `select
       (select coalesce(sum(part_count), 0)::int from manufacturers) as part_count,
       (select count(*)::int from goods) as goods_count,
       (select count(distinct g.part_id)::int from goods g join goods_offers o on o.goods_id = g.id where o.stock > 0) as in_stock_count,
       (select count(*)::int from manufacturers where part_count > 0) as manufacturer_count`,
    [],
    'catalogue.stat',
  )
  return row ?? { part_count: 0, goods_count: 0, in_stock_count: 0, manufacturer_count: 0 }
}
