import { maxSuggestions } from '@partgate/schema/limits.ts'
import type { Queryable } from '#db/database.ts'
import type { SearchPlan } from '../query-parser/plan.ts'

export type Suggestion = { part_number: string; goods_page_url: string; brand_name: string }

type PopularNumber = { id: number; norm: string; mpn: string }

/** The most popular first. */
export const loadPopularNumbers = (db: Queryable, count: number) =>
  db.query<PopularNumber>(
    'select id, mpn_norm as norm, mpn from parts order by popularity desc, parts.id limit $1',
    [count],
    'catalogue.popularNumbers',
  )

const maxRead = 500

/** The most popular part numbers, then aliases. `popular` are the ids of the matching parts among the most popular ones; the first 500 matching numbers are read only if these are too few. */
export const suggest = (
  db: Queryable,
  { number, points }: Pick<SearchPlan, 'number' | 'points'>,
  popular: readonly number[],
) =>
  db.query<Suggestion>(
    `with numbers as (
       select id, mpn as part_number, null::int as goods_id, manufacturer_id, popularity, 0 as rank from (
         (select id, mpn, manufacturer_id, popularity from parts
          where mpn_norm >= $1 and mpn_norm < $1 || '~' and ($2::text is null or mpn ~ $2)
            and id <> all($3::int[]) order by mpn_norm limit $4)
         union all
         select id, mpn, manufacturer_id, popularity from parts where id = any($3::int[])
       ) begun order by popularity desc, id limit ${maxSuggestions}
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
       order by rank, popularity desc, id limit ${maxSuggestions}
     ) f
     join manufacturers m on m.id = f.manufacturer_id
     join goods g on g.id = coalesce(
       f.goods_id, (select l.goods_id from listed_goods l where l.part_id = f.id and l.place = 1)
     )
     order by f.rank, f.popularity desc, f.id`,
    [number, points, popular, popular.length < maxSuggestions ? maxRead : 0],
    'catalogue.suggest',
  )
