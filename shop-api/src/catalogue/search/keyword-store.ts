import { sql } from 'kysely'
import type { Queryable } from '#db/database.ts'
import { hits, startsWith } from '../part-filter/hits.ts'
import type { Condition, SearchFilter } from '../part-filter/filter.ts'
import type { SearchPlan } from '../query-parser/plan.ts'
import { run } from '../statement.ts'
import { relevance, type FoundPart } from './page-store.ts'

/** Those of the normalized numbers that begin a part's number or alias, or equal one. */
export const findKnownBeginnings = async (db: Queryable, numbers: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await db.query<{ number: string }>(
    `select n as number from unnest($1::text[]) n
     where exists (select from parts where mpn_norm >= n and mpn_norm < n || '~')
        or exists (select from aliases where alias_norm >= n and alias_norm < n || '~')`,
    [numbers],
    'catalogue.findKnownBeginnings',
  )
  return new Set(rows.map(({ number }) => number))
}

/** Those of the normalized numbers that are a part's number or alias. */
export const findKnownNumbers = async (db: Queryable, numbers: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await db.query<{ number: string }>(
    `select mpn_norm as number from parts where mpn_norm = any($1::text[])
     union select alias_norm from aliases where alias_norm = any($1::text[])`,
    [numbers],
    'catalogue.findKnownNumbers',
  )
  return new Set(rows.map(({ number }) => number))
}

type SampledPart = FoundPart & { value_ids: number[]; fulfilled: boolean[] }

/** The first `max` parts that are found, by relevance, and for each condition the indexes of the parts that fulfill it. Conditions with `matchingIds` are compared with the values of the parts here, not in the database. */
export const sampleHits = async (
  db: Queryable,
  plan: SearchPlan | null,
  filter: SearchFilter,
  conditions: readonly Condition[],
  max: number,
) => {
  const tested = conditions.filter(({ matchingIds }) => matchingIds === null)
  const tests = sql.join(
    tested.map(({ where }) => where ?? sql`false`),
    sql`, `,
  )
  const found = hits(plan, filter, sql`p.id, p.popularity, p.value_ids, p.package`, max)
  const parts = await run<SampledPart>(
    db,
    sql`select p.id, p.rank, p.value_ids, array[${tests}]::boolean[] as fulfilled from (${found}) p order by ${relevance}`,
  )
  const pairs = parts.flatMap(({ value_ids }, index) => value_ids.map((id) => ({ id, index })))
  const pairsByValue = Map.groupBy(pairs, ({ id }) => id)
  const listIndexes = (condition: Condition) => {
    if (condition.matchingIds)
      return condition.matchingIds.flatMap((id) => (pairsByValue.get(id) ?? []).map(({ index }) => index))
    const testIndex = tested.indexOf(condition)
    return parts.flatMap(({ fulfilled }, index) => (fulfilled[testIndex] ? [index] : []))
  }
  return { parts, partsByCondition: conditions.map((each) => new Set(listIndexes(each))) }
}

const perNumber = 20

export const findPartsBeginning = async (db: Queryable, numbers: readonly string[]) => {
  const rows = await run<{ id: number }>(
    db,
    sql`select distinct p.id from unnest(${numbers}::text[]) n
        cross join lateral (
          select id from parts where ${startsWith(sql`mpn_norm`, sql`n`)} order by mpn_norm limit ${perNumber}
        ) p`,
  )
  return rows.map(({ id }) => id)
}

export const isFound = async (db: Queryable, plan: SearchPlan | null, filter: SearchFilter) =>
  (await run(db, hits(plan, filter, sql`p.id`, 1))).length > 0
