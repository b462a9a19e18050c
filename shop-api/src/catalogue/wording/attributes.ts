import type { LocaleCode } from '@partgate/schema/locales.ts'
import type { Queryable } from '#db/database.ts'
import { localizedSql } from '#db/texts.ts'

export type Attribute = {
  id: number
  key: string
  name: string
  /** Symbol of the SI base unit; null for words and counts. */
  unit: string | null
  isNumeric: boolean
  /** How a typed value is matched: exactly, as a minimum rating, as a maximum where the keyword names a kind of parts, as a tolerance, or as a word; null where keywords never match it. */
  reading: 'exact' | 'at_least' | 'at_most' | 'tolerance' | 'word' | null
}
export type Attributes = ReadonlyMap<string, Attribute>

export const loadAttributes = async (db: Queryable, lang: LocaleCode): Promise<Attributes> => {
  const rows = await db.query<Omit<Attribute, 'name'> & { labels: { name?: string } }>(
    `select id, key, unit, reading,
       exists (select from attribute_values v where v.attribute_id = attributes.id and v.num is not null) as "isNumeric",
       ${localizedSql('$1', 'attribute', 'attributes.id')} as labels
     from attributes order by sort, id`,
    [lang],
    'catalogue.attributes',
  )
  return new Map(rows.map(({ labels, ...row }) => [row.key, { ...row, name: labels.name ?? row.key }]))
}
