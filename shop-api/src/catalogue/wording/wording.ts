import { toLocale, type LocaleCode } from '@partgate/schema/locales.ts'
import type { Queryable } from '#db/database.ts'
import { memoize } from '../memoize.ts'
import { loadAttributes, type Attributes } from './attributes.ts'
import { translateDescription } from './description.ts'
import { createIsolate } from './isolate.ts'
import { createValueFormat } from './values.ts'

type Described = Parameters<typeof translateDescription>[0]

/** The facts of a part in one language. */
export type Wording = {
  attributes: Attributes
  describe: (part: Described) => string
  formatValue: (stored: string) => string
  formatPackage: (stored: string) => string
}

const wordKinds = ['part_kind', 'value_pattern', 'value_word'] as const

const loadWords = async (db: Queryable, lang: LocaleCode) => {
  const rows = await db.query<{ kind: string; key: string; name: string }>(
    `select kind, body ->> 'key' as key, body ->> 'name' as name from texts where kind = any($1::text[]) and lang = $2`,
    [wordKinds, lang],
    'catalogue.loadWords',
  )
  return (wanted: (typeof wordKinds)[number]) =>
    new Map(rows.filter(({ kind }) => kind === wanted).map(({ key, name }) => [key, name]))
}

/** English is the stored language. */
const storedWording = (attributes: Attributes): Wording => ({
  attributes,
  describe: ({ description }) => description,
  formatValue: (stored) => stored,
  formatPackage: (stored) => stored,
})

export const loadWording = async (db: Queryable, lang: LocaleCode): Promise<Wording> => {
  const attributes = await loadAttributes(db, lang)
  if (lang === 'en') return storedWording(attributes)
  const wordsOf = await loadWords(db, lang)
  const [kinds, patterns, words] = [wordsOf('part_kind'), wordsOf('value_pattern'), wordsOf('value_word')]
  const format = createValueFormat(lang, patterns.get(rangeKey) ?? rangeKey, words)
  const isolate = createIsolate(toLocale(lang).dir)
  return {
    attributes,
    ...format,
    describe: (part) => isolate(translateDescription(part, { kinds, patterns, ...format })),
  }
}

const rangeKey = '{from} to {to}'

/** Cached by language. */
export const createWordingLoader = (db: Queryable) => memoize((lang: LocaleCode) => loadWording(db, lang))
