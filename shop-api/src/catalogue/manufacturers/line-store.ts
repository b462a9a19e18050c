import type { LocaleCode } from '@partgate/schema/locales.ts'
import type { lineKinds, Manufacturer } from '@partgate/schema/shop-api/catalogue.ts'
import type { Queryable } from '#db/database.ts'
import { localizedSql } from '#db/texts.ts'

export type LineKind = (typeof lineKinds)[number]
type Line = Manufacturer & { kinds: LineKind[]; summary: string }
type Row = Omit<Manufacturer, 'description'> & {
  kinds: LineKind[]
  labels: { description?: string }
  line: { summary?: string }
}

const listed = `from manufacturer_lines l join manufacturers m on m.id = l.manufacturer_id
  where l.kind = $1 and ($2::text is null or m.slug = $2)`

export const countLines = async (db: Queryable, kind: LineKind, slug: string | null) => {
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count ${listed}`,
    [kind, slug],
    'catalogue.countLines',
  )
  return row?.count ?? 0
}

export const loadLinesOfKind = async (
  db: Queryable,
  lang: LocaleCode,
  kind: LineKind,
  slug: string | null,
  [offset, limit]: readonly [number, number],
): Promise<Line[]> => {
  const rows = await db.query<Row>(
    `select m.id, m.name, m.slug, m.country, m.part_count as goods_count, ${localizedSql('$3', 'manufacturer', 'm.id')} as labels,
       ${localizedSql('$3', 'line', 'm.id')} as line,
       (select json_agg(kind) from manufacturer_lines where manufacturer_id = m.id) as kinds
     ${listed} order by l.sort, m.id limit $5 offset $4`,
    [kind, slug, lang, offset, limit],
    'catalogue.loadLinesOfKind',
  )
  return rows.map(({ labels, line, ...row }) => ({
    ...row,
    description: labels.description ?? '',
    summary: line.summary ?? '',
  }))
}
