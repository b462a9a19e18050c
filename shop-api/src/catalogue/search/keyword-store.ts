import { sql } from 'kysely'
import type { Queryable } from '#db/database.ts'
import { hits, startsWith } from '../part-filter/hits.ts'
import type { Condition, SearchFilter } from '../part-filter/filter.ts'
import type { SearchPlan } from '../query-parser/plan.ts'
import { run } from '../statement.ts'

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

/** Those of the numbers that are a part's number or alias. */
export const findKnownNumbers = async (db: Queryable, numbers: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await db.query<{ number: string }>(
    `select mpn_norm as number from parts where mpn_norm = any($1::text[])
     union select alias_norm from aliases where alias_norm = any($1::text[])`,
    [numbers],
    'catalogue.findKnownNumbers',
  )
  return new Set(rows.map(({ number }) => number))
}

type Sampled = { value_ids: number[]; held: boolean[] }

/** The number of sampled parts, and for each condition those that fulfill it. Only conditions without known values are tested in the database, because a test of a range reads all parameters of a part. */
export const sampleHits = async (
  db: Queryable,
  plan: SearchPlan | null,
  filter: SearchFilter,
  conditions: readonly Condition[],
  max: number,
) => {
  const tested = conditions.filter(({ matchingIds }) => matchingIds === null)
  const held = sql.join(
    tested.map(({ where }) => where ?? sql`false`),
    sql`, `,
  )
  const found = hits(plan, filter, sql`p.id, p.value_ids, p.params, p.package`, max)
  const parts = await run<Sampled>(db, sql`select p.value_ids, array[${held}]::boolean[] as held from (${found}) p`)
  const values = parts.flatMap(({ value_ids }, part) => value_ids.map((id) => ({ id, part })))
  const valuesById = Map.groupBy(values, ({ id }) => id)
  const listParts = (condition: Condition) => {
    if (condition.matchingIds)
      return condition.matchingIds.flatMap((id) => (valuesById.get(id) ?? []).map(({ part }) => part))
    const place = tested.indexOf(condition)
    return parts.flatMap((part, i) => (part.held[place] ? [i] : []))
  }
  return { partCount: parts.length, partsByCondition: conditions.map((each) => new Set(listParts(each))) }
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
