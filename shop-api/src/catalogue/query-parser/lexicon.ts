import type { Queryable } from '#db/database.ts'
import { loadManufacturers } from '../manufacturers/store.ts'
import { memoize, memoizeByDatabase } from '../memoize.ts'
import { toBeginnings, buildManufacturerNames, type ManufacturerNames } from './manufacturer-names.ts'
import { buildCategoryNames, type CategoryName } from './category-names.ts'
import { buildPartKinds, type PartKind } from './part-kinds.ts'
import { parseSpan } from './spans.ts'
import { packageKey, createWordBook, type WordBook } from './words.ts'

/** The words that keywords are matched against, independent of the language. */
export type Lexicon = {
  book: WordBook
  manufacturers: ManufacturerNames
  categories: readonly CategoryName[]
  partKinds: readonly PartKind[]
  parts: number
  /** Normalized part numbers that divide all into a hundred equal shares, as the planner's statistics have them. */
  numberBounds: readonly string[]
  /** Values that are ranges, by attribute key. */
  spans: ReadonlyMap<string, readonly { id: number; least: number; most: number }[]>
}

/** Jumps from one package to the next, because the index has millions of entries and some hundred packages. */
const packages = `
  with recursive every as (
    (select package from parts order by package limit 1)
    union all
    select (select p.package from parts p where p.package > every.package order by p.package limit 1)
    from every where every.package is not null
  ) select package from every where package is not null`

const packageReaders = memoizeByDatabase((db: Queryable) =>
  memoize(async (_key: null) =>
    (await db.query<{ package: string }>(packages, [], 'catalogue.packages')).map((row) => row.package),
  ),
)

/** Cached by database. */
export const readPackages = (db: Queryable) => packageReaders(db)(null)

const loadCategoryNames = async (db: Queryable) =>
  buildCategoryNames(
    await db.query<{ id: number; parentId: number | null; names: string[]; english: string | null }>(
      `select c.id, c.parent_id as "parentId", coalesce(array_agg(t.body ->> 'name') filter (where t.id is not null), '{}') as names,
         max(t.body ->> 'name') filter (where t.lang = 'en') as english
       from categories c left join texts t on t.kind = 'category' and t.id = c.id group by c.id order by c.id`,
      [],
      'catalogue.categoryNames',
    ),
  )

const loadPartKinds = async (db: Queryable) =>
  buildPartKinds(
    await db.query<{ english: string; names: string[] }>(
      `select body ->> 'key' as english, array_agg(body ->> 'name' order by lang) as names
       from texts where kind = 'part_kind' and lang <> 'en' group by 1 order by 1`,
      [],
      'catalogue.partKinds',
    ),
  )

const describedParts = 10_000

/** Searches the descriptions of the most popular parts only, because they contain every kind of word. */
const findWordsInParts = async (db: Queryable, words: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await db.query<{ word: string }>(
    `select distinct word
     from (select description from parts order by popularity desc, id limit $2) p
     cross join lateral unnest(string_to_array(upper(p.description), ' ')) word
     where word = any($1::text[])`,
    [words, describedParts],
    'catalogue.findWordsInParts',
  )
  return new Set(rows.map(({ word }) => word))
}

const loadNumberBounds = async (db: Queryable) => {
  const rows = await db.query<{ number: string }>(
    `select unnest(histogram_bounds::text::text[]) as number from pg_stats
     where schemaname = current_schema() and tablename = 'parts' and attname = 'mpn_norm'`,
    [],
    'catalogue.numberBounds',
  )
  return rows.map(({ number }) => number)
}

export const loadLexicon = async (db: Queryable): Promise<Lexicon> => {
  const values = await db.query<{ id: number; key: string; value: string; is_word: boolean }>(
    `select v.id, a.key, v.txt as value, a.reading is not distinct from 'word' as is_word
     from attributes a join attribute_values v on v.attribute_id = a.id
     where v.num is null and (a.unit is not null or a.reading = 'word') order by a.sort, v.id`,
    [],
    'catalogue.lexiconValues',
  )
  const cases = await readPackages(db)
  const [whole] = await db.query<{ parts: number }>(
    'select coalesce(sum(part_count), 0)::int as parts from manufacturers',
    [],
    'catalogue.partCount',
  )
  const manufacturers = await loadManufacturers(db)
  const spans = values.flatMap(({ id, key, value }) => {
    const [least, most] = parseSpan(value) ?? []
    return least === undefined || most === undefined ? [] : [{ id, key, least, most }]
  })
  return {
    parts: whole?.parts ?? 0,
    numberBounds: await loadNumberBounds(db),
    book: createWordBook([
      ...cases.map((value) => ({ key: packageKey, value })),
      ...values.filter(({ is_word }) => is_word),
    ]),
    categories: await loadCategoryNames(db),
    partKinds: await loadPartKinds(db),
    manufacturers: buildManufacturerNames(manufacturers, await findWordsInParts(db, [...toBeginnings(manufacturers)])),
    spans: Map.groupBy(spans, ({ key }) => key),
  }
}
