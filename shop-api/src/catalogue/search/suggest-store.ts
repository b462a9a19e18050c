import type { Queryable } from '#db/database.ts'
import type { SearchPlan } from './plan.ts'

export type Suggestion = { part_number: string; goods_page_url: string; brand_name: string }

/** The ten most popular of the first 500 matching part numbers, then aliases. */
export const suggest = (db: Queryable, { number, points }: Pick<SearchPlan, 'number' | 'points'>) =>
  db.query<Suggestion>(
    `with numbers as (
       select id, mpn as part_number, null::int as goods_id, manufacturer_id, popularity, 0 as rank from (
         select id, mpn, manufacturer_id, popularity from parts
         where mpn_norm >= $1 and mpn_norm < $1 || '~' and ($2::text is null or mpn ~ $2) order by mpn_norm limit 500
       ) first order by popularity desc, id limit 10
     ), others as (
       select distinct on (id) p.id, a.alias as part_number, a.goods_id, p.manufacturer_id, p.popularity, 1 as rank from (
         select part_id, goods_id, alias from aliases
         where alias_norm >= $1 and alias_norm < $1 || '~' and ($2::text is null or alias ~ $2) order by alias_norm limit 100
       ) a join parts p on p.id = a.part_id
       where p.id not in (select id from numbers)
       order by id, length(alias)
     )
     select f.part_number, g.slug as goods_page_url, m.name as brand_name
     from (
       select * from (select * from numbers union all select * from others) every
       order by rank, popularity desc, id limit 10
     ) f
     join manufacturers m on m.id = f.manufacturer_id
     join goods g on g.part_id = f.id and (g.id = f.goods_id or f.goods_id is null and g.is_default)
     order by f.rank, f.popularity desc, f.id`,
    [number, points],
    'catalogue.suggest',
  )
