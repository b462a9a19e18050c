import type { LocaleCode } from '@partgate/schema/locales.ts'
import type { Manufacturer } from '@partgate/schema/shop-api/catalogue.ts'
import type { Queryable } from '#db/database.ts'
import { localizedSql } from '#db/texts.ts'

type Row = Omit<Manufacturer, 'description'> & { labels: { description?: string } }

const columns = `id, name, slug, country, part_count as goods_count, ${localizedSql('$1', 'manufacturer', 'manufacturers.id')} as labels`

const toManufacturer = ({ labels, ...row }: Row): Manufacturer => ({ ...row, description: labels.description ?? '' })

export const loadManufacturersByIds = async (db: Queryable, lang: LocaleCode, ids: readonly number[]) => {
  const rows = await db.query<Row>(
    `select ${columns} from manufacturers where id = any($2::bigint[]) order by lower(name), id`,
    [lang, ids],
    'catalogue.loadManufacturersByIds',
  )
  return rows.map(toManufacturer)
}

export const loadManufacturersByName = async (db: Queryable, lang: LocaleCode, offset: number, limit: number) => {
  const rows = await db.query<Row>(
    `select ${columns} from manufacturers order by lower(name), id limit $3 offset $2`,
    [lang, offset, limit],
    'catalogue.loadManufacturersByName',
  )
  return rows.map(toManufacturer)
}

export const loadManufacturers = (db: Queryable) =>
  db.query<{ id: number; slug: string; name: string }>(
    'select id, slug, name from manufacturers order by id',
    [],
    'catalogue.loadManufacturers',
  )

export const countManufacturers = async (db: Queryable) => {
  const [row] = await db.query<{ count: number }>(
    'select count(*)::int as count from manufacturers',
    [],
    'catalogue.countManufacturers',
  )
  return row?.count ?? 0
}

/** By id or slug; an id wins over a slug of digits. */
export const findManufacturer = async (db: Queryable, lang: LocaleCode, idOrSlug: string) => {
  const id = /^\d{1,10}$/.test(idOrSlug) ? Number(idOrSlug) : null
  const [row] = await db.query<Row>(
    `select ${columns} from manufacturers where id = $2::bigint or slug = $3 order by (id = $2::bigint) desc nulls last limit 1`,
    [lang, id, idOrSlug],
    'catalogue.findManufacturer',
  )
  return row && toManufacturer(row)
}
