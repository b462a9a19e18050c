import type { LocaleCode } from '@partgate/schema/locales.ts'
import type { Queryable } from '#db/database.ts'
import { wordsIn } from '#db/texts.ts'
import { remember } from './remember.ts'

export type Attribute = {
  id: number
  key: string
  name: string
  /** Symbol of the SI base unit; null for words and counts. */
  unit: string | null
  isNumeric: boolean
  /** What a typed value of it asks for: just that, that or more (a rating), a tolerance, one of its words; null: it is never
   * read from a keyword. */
  reading: 'exact' | 'at_least' | 'tolerance' | 'word' | null
  sort: number
}
/** By key. */
export type Attributes = ReadonlyMap<string, Attribute>

export const loadAttributes = async (db: Queryable, lang: LocaleCode): Promise<Attributes> => {
  const rows = await db.query<Omit<Attribute, 'name'> & { words: { name?: string } }>(
    `select id, key, unit, reading, sort,
       exists (select from attribute_values v where v.attribute_id = attributes.id and v.num is not null) as "isNumeric",
       ${wordsIn('$1', 'attribute', 'attributes.id')} as words
     from attributes order by sort, id`,
    [lang],
    'catalogue.attributes',
  )
  return new Map(rows.map(({ words, ...row }) => [row.key, { ...row, name: words.name ?? row.key }]))
}

/** Attributes per language, read once. */
export const attributesIn = (db: Queryable) => remember((lang: LocaleCode) => loadAttributes(db, lang))
