import { sql } from 'kysely'
import type { Queryable } from '#db/database.ts'
import { allOf, run, type Sql } from '../statement.ts'
import type { SearchFilter } from './filter.ts'
import { beginsWith, isAmong } from './hits.ts'
import type { Hit, PageRequest, Sort } from './page-store.ts'
import type { SearchPlan } from './plan.ts'

/** A list has no keyword and no typed values: what it filters and sorts by stands in `listed_goods` and `listed_stock`. */
export const isList = (plan: SearchPlan | null, { conditions }: Pick<SearchFilter, 'conditions'>) =>
  plan === null && conditions.length === 0

const [down, up] = [sql`desc`, sql`asc`]
const listedGoods = { table: sql`listed_goods`, isInStock: sql`is_in_stock` }
const listedStock = { table: sql`listed_stock`, isInStock: sql`stock > 0` }
type SortOrder = { table: Sql; isInStock: Sql; key: Sql; id: Sql; isDescending: boolean }
/** Each has its indexes; goods without a price come last. */
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

/** The goods that the list shows: for each part the first, or the first in one of the packagings. */
const shown = (packagings: readonly string[] | null) =>
  packagings === null
    ? sql`place = 1`
    : allOf([
        sql`is_first_in_packaging`,
        isOneOf(sql`packaging`, packagings),
        packagings.length > 1 && sql`not earlier_packagings && ${packagings}::text[]`,
      ])

const listed = (filter: SearchFilter, isInStock: Sql) =>
  allOf([
    shown(filter.packagings),
    filter.categoryIds && isAmong(sql`category_id`, filter.categoryIds),
    filter.manufacturerIds && isAmong(sql`manufacturer_id`, filter.manufacturerIds),
    filter.lifecycles && isOneOf(sql`lifecycle`, filter.lifecycles),
    filter.initial !== null && beginsWith(sql`mpn_norm`, filter.initial),
    filter.rohs && sql`is_conforming`,
    filter.inStock && isInStock,
  ])

/** Skips the offset from the nearer end of the list, in an index alone. */
export const loadListPage = (
  db: Queryable,
  { filter, sort, offset, limit }: Pick<PageRequest, 'filter' | 'sort' | 'offset' | 'limit'>,
  total: number | null,
) => {
  const isBackwards = total !== null && offset > total / 2 && offset + limit <= total
  const skipped = isBackwards ? total - offset - limit : offset
  const { table, key, isInStock } = sortOrders[sort]
  return run<Hit>(
    db,
    sql`select goods_id, 0 as rank, null as alias from (
          select goods_id, part_id, ${key} from ${table} where ${listed(filter, isInStock)}
          order by ${order(sort, isBackwards)} limit ${limit} offset ${skipped}
        ) page order by ${order(sort, false)}`,
  )
}
