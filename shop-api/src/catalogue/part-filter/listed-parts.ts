import { sql } from 'kysely'
import type { SearchPlan } from '../query-parser/plan.ts'
import { allOf, type Sql } from '../statement.ts'
import type { SearchFilter } from './filter.ts'
import { beginsWith, isAmong } from './hits.ts'

/** True without a keyword and without conditions on parameters: `listed_goods` and `listed_stock` have all columns that such a list filters and sorts by. */
export const isList = (plan: SearchPlan | null, { conditions }: Pick<SearchFilter, 'conditions'>) =>
  plan === null && conditions.length === 0

const isOneOf = (column: Sql, words: readonly string[]) =>
  words.length === 1 ? sql`${column} = ${words[0]}::text` : sql`${column} = any(${words}::text[])`

/** One of the goods of each part: at place 1 (in stock first, then the default packaging, then the smallest minimum), or at the lowest place with one of the packagings. */
const isShown = (packagings: readonly string[] | null) =>
  packagings === null
    ? sql`place = 1`
    : allOf([
        sql`is_first_in_packaging`,
        isOneOf(sql`packaging`, packagings),
        packagings.length > 1 && sql`not earlier_packagings && ${packagings}::text[]`,
      ])

/** On `listed_goods` or `listed_stock`, whose condition for stock is `isInStock`. */
const matchesFilter = (filter: SearchFilter, isInStock: Sql) =>
  allOf([
    isShown(filter.packagings),
    filter.categoryIds && isAmong(sql`category_id`, filter.categoryIds),
    filter.manufacturerIds && isAmong(sql`manufacturer_id`, filter.manufacturerIds),
    filter.lifecycles && isOneOf(sql`lifecycle`, filter.lifecycles),
    filter.initial !== null && beginsWith(sql`mpn_norm`, filter.initial),
    filter.rohs && sql`is_conforming`,
    filter.inStock && isInStock,
  ])

/** The time to plan grows with the number of merged lists. */
const maxMerged = 30

/** Each part of the list is in the list of one of these filters, which an index has in order. */
const splitFilter = (filter: SearchFilter): readonly SearchFilter[] => {
  const { packagings, manufacturerIds, categoryIds, lifecycles } = filter
  if (packagings) return [filter]
  // Nearly all parts are active, so these have no index of their own.
  if (lifecycles && !lifecycles.includes('active'))
    return [...new Set(lifecycles)].map((lifecycle) => ({ ...filter, lifecycles: [lifecycle] }))
  if (categoryIds && categoryIds.length <= maxMerged && !manufacturerIds)
    return categoryIds.map((id) => ({ ...filter, categoryIds: [id] }))
  return [filter]
}

export const listedGoods = { table: sql`listed_goods`, isInStock: sql`is_in_stock` }
export const listedStock = { table: sql`listed_stock`, isInStock: sql`stock > 0` }

/** A statement that selects the columns of the rows of a list. Several sorted statements are merged, so that the first rows are found without reading the others. */
export const selectListed = (
  { table, isInStock }: typeof listedGoods,
  columns: Sql,
  filter: SearchFilter,
  order: Sql,
): Sql => {
  const select = (each: SearchFilter) => sql`select ${columns} from ${table} where ${matchesFilter(each, isInStock)}`
  const [first = filter, ...others] = splitFilter(filter)
  if (others.length === 0) return select(first)
  const sorted = [first, ...others].map((each) => sql`(${select(each)} order by ${order})`)
  return sql.join(sorted, sql` union all `)
}

const popularFirst = sql`popularity desc, part_id`

/** A statement that selects the ids of the first `max` parts, the most popular first. */
export const selectListedParts = (filter: SearchFilter, max: number): Sql =>
  sql`select part_id as id from (${selectListed(listedGoods, sql`part_id, popularity`, filter, popularFirst)}) listed
      order by ${popularFirst} limit ${max}`
