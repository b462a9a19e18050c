import type { Database } from '#db/database.ts'

const copies = 200

/** A small table is read whole at any rate, so the catalogue is copied until its indexes pay. */
export const enlarge = async (db: Database) => {
  const parts =
    'manufacturer_id, category_id, popularity, description, package, rohs, value_ids, lifecycle, lead_time_weeks, weight_mg'
  const goods = 'batch, packaging, package_quantity, minimum, multiple, is_default, stock, price_breaks'
  const number = (column: string) => `${column} || '-' || n`
  const n = `generate_series(1, ${copies}) n`
  await db.query(
    `insert into parts (id, mpn, ${parts}) select id + n * 1000, ${number('mpn')}, ${parts} from parts, ${n}`,
  )
  await db.query(
    `insert into goods (id, part_id, slug, order_code, ${goods})
     select id + n * 10000, part_id + n * 1000, ${number('slug')}, ${number('order_code')}, ${goods} from goods, ${n}`,
  )
  await db.query(
    `insert into aliases (part_id, goods_id, alias, alias_norm, kind)
     select part_id + n * 1000, goods_id + n * 10000, ${number('alias')}, ${number('alias_norm')}, kind
     from aliases, ${n}`,
  )
  await db.vacuum()
}
