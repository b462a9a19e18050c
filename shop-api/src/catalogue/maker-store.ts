import { sql } from 'kysely'
import type { Queryable } from '#db/database.ts'
import { goodsColumns, goodsTables, type GoodsRow } from './goods.ts'
import type { Maker, MakerShelf } from './maker-shelves.ts'
import { run } from './statement.ts'

/** All makers with all their shelves: a few hundred rows, however many parts there are. */
export const makerShelves = async (db: Queryable): Promise<MakerShelf[]> => {
  const rows = await db.query<Maker & { category_id: number; part_count: number }>(
    `select m.id, m.name, m.slug, mc.category_id, mc.part_count
     from manufacturer_categories mc join manufacturers m on m.id = mc.manufacturer_id
     order by m.id, mc.category_id`,
    [],
    'catalogue.makerShelves',
  )
  const makers = new Map(rows.map(({ id, name, slug }) => [id, { id, name, slug }]))
  return rows.flatMap(({ id, category_id, part_count }) => {
    const maker = makers.get(id)
    return maker ? [{ maker, categoryId: category_id, parts: part_count }] : []
  })
}

type Stretch = { offset: number; limit: number; total: number }

/** A stretch of a maker's parts on some shelves, the most popular first: shelf by shelf out of an index that has this order,
 * from whichever end is nearer. */
export const goodsOfMaker = async (
  db: Queryable,
  makerId: number,
  categoryIds: readonly number[],
  { offset, limit, total }: Stretch,
): Promise<GoodsRow[]> => {
  const rows = Math.min(limit, total - offset)
  if (rows <= 0) return []
  const isNearEnd = offset > total / 2
  const order = isNearEnd ? sql`popularity, id desc` : sql`popularity desc, id`
  const skipped = isNearEnd ? total - offset - rows : offset
  // Each in order and cut by itself, or else the planner reads and sorts them whole.
  const shelves = categoryIds.map(
    (id) => sql`(
      select id, popularity from parts where manufacturer_id = ${makerId}::int and category_id = ${id}::int
      order by ${order} limit ${skipped + rows})`,
  )
  return run<GoodsRow>(
    db,
    sql`select ${sql.raw(goodsColumns)}
        from (select id from (${sql.join(shelves, sql` union all `)}) shelf
              order by ${order} limit ${rows} offset ${skipped}) page
        join (${sql.raw(goodsTables)}) on g.part_id = page.id and g.is_default
        order by p.popularity desc, p.id`,
  )
}
