import { maxSuggestions } from '@partgate/schema/limits.ts'
import type { Queryable } from '#db/database.ts'
import type { SearchPlan } from '../query-parser/plan.ts'
import { arrayParameter } from '../statement.ts'

export type Suggestion = { part_number: string; goods_page_url: string; brand_name: string }

type PopularNumber = { id: number; norm: string; mpn: string; manufacturer: string }

/** The most popular first. */
export const loadPopularNumbers = (db: Queryable, count: number) =>
  db.query<PopularNumber>(
    `select p.id, p.mpn_norm as norm, p.mpn, m.name as manufacturer
     from (select * from parts order by popularity desc, id limit $1) p join manufacturers m on m.id = p.manufacturer_id
     order by p.popularity desc, p.id`,
    [count],
    'catalogue.popularNumbers',
  )

/** In the same order, with the page of the goods that lists show. */
export const toSuggestions = async (db: Queryable, numbers: readonly PopularNumber[]): Promise<Suggestion[]> => {
  const pages = await db.query<{ part_id: number; slug: string }>(
    `select l.part_id, g.slug from listed_goods l join goods g on g.id = l.goods_id
     where l.part_id = any(${arrayParameter(1, 'int')}) and l.place = 1`,
    [numbers.map(({ id }) => id)],
    'catalogue.suggestedPages',
  )
  const slugs = new Map(pages.map(({ part_id, slug }) => [part_id, slug]))
  return numbers.flatMap(({ id, mpn, manufacturer }) => {
    const slug = slugs.get(id)
    return slug === undefined ? [] : { part_number: mpn, goods_page_url: slug, brand_name: manufacturer }
  })
}

const maxRead = 500

/** The planner does not see the results of the subqueries, so one plan serves all numbers. */
const beginsWithNumber = (column: string) => `${column} >= (select $1::text) and ${column} < (select $1::text || '~')`
const hasPoints = (column: string) => `((select $2::text) is null or ${column} ~ (select $2::text))`

/** The most popular part numbers, then, where these are too few, aliases. `popular` are the ids of all matching parts among the most popular ones; of the other parts, the first 500 matching numbers are read. */
export const suggest = (
  db: Queryable,
  { number, points }: Pick<SearchPlan, 'number' | 'points'>,
  popular: readonly number[],
) =>
  db.query<Suggestion>(
    `with numbers as (
       select id, mpn as part_number, null::int as goods_id, manufacturer_id, popularity, 0 as rank from (
         (select id, mpn, manufacturer_id, popularity from parts
          where ${beginsWithNumber('mpn_norm')} and ${hasPoints('mpn')}
            and id <> all(${arrayParameter(3, 'int')}) order by mpn_norm limit ${maxRead})
         union all
         select id, mpn, manufacturer_id, popularity from parts where id = any(${arrayParameter(3, 'int')})
       ) begun order by popularity desc, id limit ${maxSuggestions}
     ), others as (
       select distinct on (id) p.id, a.alias as part_number, a.goods_id, p.manufacturer_id, p.popularity, 1 as rank from (
         select part_id, goods_id, alias from aliases
         where ${beginsWithNumber('alias_norm')} and ${hasPoints('alias')} order by alias_norm limit 100
       ) a join parts p on p.id = a.part_id
       where p.id not in (select id from numbers) and (select count(*) from numbers) < ${maxSuggestions}
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
    [number, points, popular],
    'catalogue.suggest',
  )
