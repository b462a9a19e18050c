import type { Database, Queryable } from '#db/database.ts'
import { packageKey } from '../query-parser/words.ts'
import type { SearchFilter } from '../part-filter/filter.ts'
import { facetValues, type FacetRow } from './store.ts'

type Scope = Pick<SearchFilter, 'categoryIds' | 'manufacturerIds' | 'inStock'>

const toKey = (ids: readonly number[] | null) => [...(ids ?? [])].toSorted((a, b) => a - b)

/** The values of the parameters in all parts of a category, with its descendants, of a manufacturer, or of the catalogue; null where they are not stored. No category has no values. */
export const loadValueCounts = async (db: Queryable, { categoryIds, manufacturerIds, inStock }: Scope) => {
  if ([categoryIds, manufacturerIds].some((ids) => ids?.length === 0)) return []
  const [row] = await db.query<{ options: FacetRow[] }>(
    `select options from value_counts
     where category_ids = $1::bigint[] and manufacturer_ids = $2::bigint[] and in_stock_only = $3`,
    [toKey(categoryIds), toKey(manufacturerIds), inStock],
    'catalogue.valueCounts',
  )
  return row?.options ?? null
}

/** `packageKey` stands for the package, which is no attribute. */
const recounted = `
  lock table value_counts in share row exclusive mode;
  delete from value_counts;
  with recursive below (root, id) as (
    select id, id from categories
    union all
    select b.root, c.id from below b join categories c on c.parent_id = b.id
  ), scopes as materialized (
    select root, array_agg(id::bigint order by id) as category_ids from below group by root
  ), listed as materialized (
    select p.manufacturer_id, p.category_id, p.package, p.value_ids, l.is_in_stock
    from parts p join listed_goods l on l.part_id = p.id and l.place = 1
  ), tallied as materialized (
    select manufacturer_id, category_id, value_id, null as package, count(*) as all_parts, count(*) filter (where is_in_stock) as in_stock
    from listed cross join unnest(value_ids) value_id group by 1, 2, 3
    union all
    select manufacturer_id, category_id, null, package, count(*), count(*) filter (where is_in_stock) from listed group by 1, 2, 4
  ), scoped as (
    select s.category_ids, '{}'::bigint[] as manufacturer_ids, value_id, package, sum(all_parts) as all_parts, sum(in_stock) as in_stock
    from scopes s join below b on b.root = s.root join tallied t on t.category_id = b.id group by 1, 3, 4
    union all
    select '{}', array[manufacturer_id::bigint], value_id, package, sum(all_parts), sum(in_stock) from tallied group by 2, 3, 4
    union all
    select '{}', '{}', value_id, package, sum(all_parts), sum(in_stock) from tallied group by 3, 4
  ), ranked as (
    select s.category_ids, s.manufacturer_ids, of.in_stock_only, coalesce(a.key, '${packageKey}') as key,
      coalesce(v.txt, s.package) as value, v.num, of.parts, sum(of.parts) over one as had, min(v.num) over one as least,
      max(v.num) over one as most, row_number() over (one order by of.parts desc, v.num, coalesce(v.txt, s.package)) as place
    from scoped s
    cross join lateral (values (false, s.all_parts), (true, s.in_stock)) of (in_stock_only, parts)
    left join attribute_values v on v.id = s.value_id
    left join attributes a on a.id = v.attribute_id
    where of.parts > 0
    window one as (partition by s.category_ids, s.manufacturer_ids, of.in_stock_only, a.key)
  )
  insert into value_counts (category_ids, manufacturer_ids, in_stock_only, options)
  select category_ids, manufacturer_ids, in_stock_only, jsonb_agg(jsonb_build_object('facet', 'attribute', 'key', key,
    'value', value, 'number', num, 'count', parts, 'of', had, 'least', least, 'most', most))
  from ranked where place <= ${facetValues} group by 1, 2, 3`

/** Reads all parts: too slow for a request. */
export const recountValues = (db: Database) => db.tx((tx) => tx.exec(recounted))
