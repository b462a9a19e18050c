import type { Queryable } from '@partgate/shop-api/src/db/database.ts'

const floorLength = 12
const popular = 5_000

/** Popular goods whose price falls most from the first step to the last, which the stock must reach. */
const preferential = `
  select g.id as goods_id, p.category_id, (g.price_breaks -> -1 ->> 1)::float8 / g.first_price as worth
  from (select id, category_id from parts where lifecycle = 'active' order by popularity desc, id limit ${popular}) p
  join goods g on g.part_id = p.id and g.is_default
  where json_array_length(g.price_breaks) >= 4 and g.stock >= (g.price_breaks -> -1 ->> 0)::int`

/** In stock, and a substitute for a part at the end of its life; substitutes of popular parts come first. */
const alternatives = `
  select g.id as goods_id, p.category_id, -max(ending.popularity) as worth
  from (select id, popularity from parts where lifecycle in ('not_recommended', 'last_time_buy', 'obsolete')
        order by popularity desc, id limit ${popular}) ending
  join substitutes s on s.part_id = ending.id
  join parts p on p.id = s.substitute_id and p.lifecycle = 'active'
  join goods g on g.part_id = p.id and g.is_default
  where g.stock > 0 and g.first_price is not null
  group by g.id, p.category_id`

/** The best of each category before the second best of any; no goods of another section. */
const fill = (floor: string, candidates: string) => `
  insert into floor_goods (floor, goods_id, sort)
  select '${floor}', goods_id, row_number() over (order by place, worth, goods_id)
  from (
    select goods_id, worth, row_number() over (partition by category_id order by worth, goods_id) as place
    from (${candidates}) candidate
    where goods_id not in (select goods_id from floor_goods)
  ) ranked
  order by place, worth, goods_id limit ${floorLength}`

/** Fills the home sections that follow from the catalogue; needs its indexes. */
export const fillHomeSections = async (db: Queryable) => {
  await db.query(fill('preferential', preferential))
  await db.query(fill('alternatives', alternatives))
}
