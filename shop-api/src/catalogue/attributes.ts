import type { LocaleCode } from '@partgate/schema/locales.ts'
import type { Queryable } from '#db/database.ts'
import { wordsIn } from '#db/texts.ts'
import { remember } from './remember.ts'

/** By key. */
export type Attributes = ReadonlyMap<string, { name: string; unit: string | null }>

export const loadAttributes = async (db: Queryable, lang: LocaleCode): Promise<Attributes> => {
  const rows = await db.query<{ key: string; unit: string | null; words: { name?: string } }>(
    `select key, unit, ${wordsIn('$1', 'attribute', 'attributes.id')} as words from attributes`,
    [lang],
    'catalogue.attributes',
  )
  return new Map(rows.map(({ key, unit, words }) => [key, { name: words.name ?? key, unit }]))
}

/** Attributes per language, read once. */
export const attributesIn = (db: Queryable) => remember((lang: LocaleCode) => loadAttributes(db, lang))
