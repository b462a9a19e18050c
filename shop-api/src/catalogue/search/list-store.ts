import { sql } from 'kysely'
import type { Queryable } from '#db/database.ts'
import { run, type Sql } from '../statement.ts'
import { listedGoods, listedStock, selectListed } from '../part-filter/listed-parts.ts'
import type { PageHit, PageRequest, Sort } from './page-store.ts'

const [down, up] = [sql`desc`, sql`asc`]
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

/** A full page in the second half is read from the end of the list. */
export const loadListPage = (
  db: Queryable,
  { filter, sort, offset, limit }: Pick<PageRequest, 'filter' | 'sort' | 'offset' | 'limit'>,
  total: number,
) => {
  const isBackwards = offset > total / 2 && offset + limit <= total
  const skipped = isBackwards ? total - offset - limit : offset
  const { key, ...source } = sortOrders[sort]
  const readingOrder = order(sort, isBackwards)
  return run<PageHit>(
    db,
    sql`select goods_id, 0 as rank, null as alias from (
          select * from (${selectListed(source, sql`goods_id, part_id, ${key}`, filter, readingOrder)}) listed
          order by ${readingOrder} limit ${limit} offset ${skipped}
        ) page order by ${order(sort, false)}`,
  )
}
