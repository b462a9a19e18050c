import { sql } from 'kysely'
import type { Queryable } from '#db/database.ts'
import { allOf, run, type Sql } from '../statement.ts'
import type { SearchFilter } from './filter.ts'
import { beginsWith, isAmong } from './hits.ts'
import type { Hit, PageRequest, Sort } from './page-store.ts'
import type { SearchPlan } from './plan.ts'

/** True without a keyword and without conditions on parameters: `listed_goods` and `listed_stock` have all columns that such a list filters and sorts by. */
export const isList = (plan: SearchPlan | null, { conditions }: Pick<SearchFilter, 'conditions'>) =>
  plan === null && conditions.length === 0

const [down, up] = [sql`desc`, sql`asc`]
const listedGoods = { table: sql`listed_goods`, isInStock: sql`is_in_stock` }
const listedStock = { table: sql`listed_stock`, isInStock: sql`stock > 0` }
type SortOrder = { table: Sql; isInStock: Sql; key: Sql; id: Sql; isDescending: boolean }
/** Each has indexes in `catalogue-indexes.sql`. By price, goods without a price come last. */
const sortOrders: Record<Sort, SortOrder> = {
  relevance: { ...listedGoods, key: sql`popularity`, id: sql`part_id`, isDescending: true },
  part_number: { ...listedGoods, key: sql`mpn_norm`, id: sql`part_id`, isDescending: false },
  stock: { ...listedStock, key: sql`stock`, id: sql`goods_id`, isDescending: true },
  price: { ...listedGoods, key: sql`first_price`, id: sql`goods_id`, isDescending: false },
}

const order = (sort: Sort, isReversed: boolean) => {
  const { key, id, isDescending } = sortOrders[sort]
  return sql`${key} ${isDescending === isReversed ? up : down}, ${id} ${isReversed ? down : up}`
}

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

/** A statement that selects the ids of the first `max` parts, the most popular first. */
export const selectListedParts = (filter: SearchFilter, max: number): Sql =>
  sql`select part_id as id from listed_goods where ${matchesFilter(filter, listedGoods.isInStock)}
      order by popularity desc, part_id limit ${max}`

/** A full page in the second half is read from the end of the list. */
export const loadListPage = (
  db: Queryable,
  { filter, sort, offset, limit }: Pick<PageRequest, 'filter' | 'sort' | 'offset' | 'limit'>,
  total: number,
) => {
  const isBackwards = offset > total / 2 && offset + limit <= total
  const skipped = isBackwards ? total - offset - limit : offset
  const { table, key, isInStock } = sortOrders[sort]
  return run<Hit>(
    db,
    sql`select goods_id, 0 as rank, null as alias from (
          select goods_id, part_id, ${key} from ${table} where ${matchesFilter(filter, isInStock)}
          order by ${order(sort, isBackwards)} limit ${limit} offset ${skipped}
        ) page order by ${order(sort, false)}`,
  )
}
