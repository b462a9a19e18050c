import type { LocaleCode } from '@partgate/schema/locales.ts'
import type { Manufacturer } from '@partgate/schema/shop-api/catalogue.ts'
import type { Queryable } from '#db/database.ts'
import { wordsIn } from '#db/texts.ts'

type Row = Omit<Manufacturer, 'description'> & { words: { description?: string } }

const columns = `id, name, slug, country, part_count as goods_count, ${wordsIn('$1', 'manufacturer', 'manufacturers.id')} as words`

const manufacturerOf = ({ words, ...row }: Row): Manufacturer => ({ ...row, description: words.description ?? '' })

export const manufacturersByIds = async (db: Queryable, lang: LocaleCode, ids: readonly number[]) => {
  const rows = await db.query<Row>(
    `select ${columns} from manufacturers where id = any($2::bigint[]) order by lower(name), id`,
    [lang, ids],
    'catalogue.manufacturersByIds',
  )
  return rows.map(manufacturerOf)
}

export const manufacturersByName = async (db: Queryable, lang: LocaleCode, offset: number, limit: number) => {
  const rows = await db.query<Row>(
    `select ${columns} from manufacturers order by lower(name), id limit $3 offset $2`,
    [lang, offset, limit],
    'catalogue.manufacturersByName',
  )
  return rows.map(manufacturerOf)
}

export const manufacturerNames = async (db: Queryable): Promise<ReadonlyMap<number, string>> => {
  const rows = await db.query<{ id: number; name: string }>('select id, name from manufacturers', [], 'catalogue.names')
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export const countManufacturers = async (db: Queryable) => {
  const [row] = await db.query<{ count: number }>(
    'select count(*)::int as count from manufacturers',
    [],
    'catalogue.makers',
  )
  return row?.count ?? 0
}

/** By id or by slug; a slug of digits alone yields to an id. */
export const findManufacturer = async (db: Queryable, lang: LocaleCode, idOrSlug: string) => {
  const id = /^\d{1,10}$/.test(idOrSlug) ? Number(idOrSlug) : null
  const [row] = await db.query<Row>(
    `select ${columns} from manufacturers where id = $2::bigint or slug = $3 order by (id = $2::bigint) desc nulls last limit 1`,
    [lang, id, idOrSlug],
    'catalogue.findManufacturer',
  )
  return row && manufacturerOf(row)
}
