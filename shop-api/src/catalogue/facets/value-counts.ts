import type { Queryable } from '#db/database.ts'
import { packageKey } from '../query-parser/words.ts'
import type { SearchFilter } from '../part-filter/filter.ts'
import { facetValues, type FacetRow } from './store.ts'
import { type Category, createScopes, type Scope, type Tally, toKey } from './value-scopes.ts'

type CountedFilter = Pick<SearchFilter, 'categoryIds' | 'manufacturerIds' | 'inStock'>

/** The values of the parameters in all parts of a category, with its descendants, of a manufacturer, or of the catalogue; null where they are not stored. No category has no values. */
export const loadValueCounts = async (db: Queryable, { categoryIds, manufacturerIds, inStock }: CountedFilter) => {
  if ([categoryIds, manufacturerIds].some((ids) => ids?.length === 0)) return []
  const [row] = await db.query<{ options: FacetRow[] }>(
    `select options from value_counts
     where category_ids = $1::bigint[] and manufacturer_ids = $2::bigint[] and in_stock_only = $3`,
    [toKey(categoryIds), toKey(manufacturerIds), inStock],
    'catalogue.valueCounts',
  )
  return row?.options ?? null
}

/** So few that a statement takes a moment: the embedded engine runs one at a time. */
const partsPerBatch = 2_000

const findBatchEnd = async (db: Queryable, after: number) => {
  const [row] = await db.query<{ last: number | null }>(
    `select max(id) as last from (select id from parts where id > $1 order by id limit ${partsPerBatch}) batch`,
    [after],
    'catalogue.endOfValueBatch',
  )
  return row?.last ?? null
}

const tallyBatch = (db: Queryable, after: number, last: number) =>
  db.query<Tally>(
    `with listed as materialized (
       select p.manufacturer_id, p.category_id, p.package, p.value_ids, l.is_in_stock
       from parts p join listed_goods l on l.part_id = p.id and l.place = 1 where p.id > $1 and p.id <= $2
     )
     select manufacturer_id, category_id, value_id, null as package, count(*)::int as parts,
       (count(*) filter (where is_in_stock))::int as in_stock
     from listed cross join unnest(value_ids) value_id group by 1, 2, 3
     union all
     select manufacturer_id, category_id, null, package, count(*)::int, (count(*) filter (where is_in_stock))::int
     from listed group by 1, 2, 4`,
    [after, last],
    'catalogue.tallyValues',
  )

const storeScope = (db: Queryable, { categoryIds, manufacturerIds, counts }: Scope) =>
  db.query(
    `with ranked as (
       select s.in_stock_only, coalesce(a.key, '${packageKey}') as key, coalesce(v.txt, c.package) as value, v.num, s.parts,
         sum(s.parts) over one as had, min(v.num) over one as least, max(v.num) over one as most,
         row_number() over (one order by s.parts desc, v.num, coalesce(v.txt, c.package)) as place
       from jsonb_to_recordset($3::jsonb) as c (value_id int, package text, parts int, in_stock int)
       cross join lateral (values (false, c.parts), (true, c.in_stock)) s (in_stock_only, parts)
       left join attribute_values v on v.id = c.value_id
       left join attributes a on a.id = v.attribute_id
       where s.parts > 0
       window one as (partition by s.in_stock_only, a.key)
     )
     insert into value_counts (category_ids, manufacturer_ids, in_stock_only, options)
     select $1::bigint[], $2::bigint[], f.in_stock_only, coalesce(jsonb_agg(jsonb_build_object('facet', 'attribute', 'key', key,
       'value', value, 'number', num, 'count', parts, 'of', had, 'least', least, 'most', most) order by key, place)
       filter (where place <= ${facetValues}), '[]')
     from (values (false), (true)) f (in_stock_only) left join ranked using (in_stock_only) group by f.in_stock_only
     on conflict (category_ids, manufacturer_ids, in_stock_only) do update set options = excluded.options
     where value_counts.options <> excluded.options`,
    [categoryIds, manufacturerIds, JSON.stringify([...counts.values()])],
    'catalogue.storeValueCounts',
  )

const deleteOtherScopes = (db: Queryable, scopes: readonly Scope[]) =>
  db.query(
    `delete from value_counts where (category_ids, manufacturer_ids) not in (
       select category_ids, manufacturer_ids from jsonb_to_recordset($1::jsonb) as s (category_ids bigint[], manufacturer_ids bigint[]))`,
    [
      JSON.stringify(
        scopes.map((scope) => ({ category_ids: scope.categoryIds, manufacturer_ids: scope.manufacturerIds })),
      ),
    ],
    'catalogue.deleteValueCounts',
  )

/** Reads all parts: too slow for a request. */
export const recountValues = async (db: Queryable) => {
  const scopes = createScopes(await db.query<Category>('select id, parent_id from categories'))
  let after = -1
  for (let last = await findBatchEnd(db, after); last !== null; last = await findBatchEnd(db, after)) {
    for (const tally of await tallyBatch(db, after, last)) scopes.add(tally)
    after = last
  }
  const counted = scopes.list()
  for (const scope of counted) await storeScope(db, scope)
  await deleteOtherScopes(db, counted)
}
