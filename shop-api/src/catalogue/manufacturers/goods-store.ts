import { sql } from 'kysely'
import type { Queryable } from '#db/database.ts'
import { goodsColumns, joinListedGoods, type GoodsRow } from '../products/goods.ts'
import type { Manufacturer, ManufacturerCategory } from './categories.ts'
import { run } from '../statement.ts'

/** A few hundred rows, for any number of parts. */
export const loadManufacturerCategories = async (db: Queryable): Promise<ManufacturerCategory[]> => {
  const rows = await db.query<Manufacturer & { category_id: number; part_count: number }>(
    `select m.id, m.name, m.slug, mc.category_id, mc.part_count
     from manufacturer_categories mc join manufacturers m on m.id = mc.manufacturer_id
     order by m.id, mc.category_id`,
    [],
    'catalogue.manufacturerCategories',
  )
  const manufacturers = new Map(rows.map(({ id, name, slug }) => [id, { id, name, slug }]))
  return rows.flatMap(({ id, category_id, part_count }) => {
    const manufacturer = manufacturers.get(id)
    return manufacturer ? [{ manufacturer, categoryId: category_id, parts: part_count }] : []
  })
}

type PageRange = { offset: number; limit: number; total: number }

/** Reads each category from an index in this order, from the nearer end. */
export const loadManufacturerGoods = async (
  db: Queryable,
  manufacturerId: number,
  categoryIds: readonly number[],
  { offset, limit, total }: PageRange,
): Promise<GoodsRow[]> => {
  const rows = Math.min(limit, total - offset)
  if (rows <= 0) return []
  const isNearEnd = offset > total / 2
  const order = isNearEnd ? sql`popularity, id desc` : sql`popularity desc, id`
  const skipped = isNearEnd ? total - offset - rows : offset
  // Each category is sorted and limited by itself; otherwise the planner reads and sorts all of them.
  const lists = categoryIds.map(
    (id) => sql`(
      select id, popularity from parts where manufacturer_id = ${manufacturerId}::int and category_id = ${id}::int
      order by ${order} limit ${skipped + rows})`,
  )
  return run<GoodsRow>(
    db,
    sql`select ${sql.raw(goodsColumns)}
        from (select id from (${sql.join(lists, sql` union all `)}) listed
              order by ${order} limit ${rows} offset ${skipped}) page
        ${sql.raw(joinListedGoods('page.id'))}
        order by p.popularity desc, p.id`,
  )
}
