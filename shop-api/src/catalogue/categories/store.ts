import type { LocaleCode } from '@partgate/schema/locales.ts'
import type { Queryable } from '#db/database.ts'
import { localizedSql } from '#db/texts.ts'
import type { CategoryRow } from './tree.ts'

export const loadCategories = async (db: Queryable, lang: LocaleCode): Promise<CategoryRow[]> => {
  const rows = await db.query<Omit<CategoryRow, 'name'> & { labels: { name?: string } }>(
    `select id, parent_id, slug, icon, part_count, ${localizedSql('$1', 'category', 'categories.id')} as labels
     from categories order by sort, id`,
    [lang],
    'catalogue.categories',
  )
  return rows.map(({ labels, ...row }) => ({ ...row, name: labels.name ?? row.slug }))
}
