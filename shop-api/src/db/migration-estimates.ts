import type { Queryable } from './database.ts'

type Cost = { tables: readonly string[]; rowsPerSecond: number }

/** Migrations that write to or index every row of a table that grows; rough rates, only that of 0033 follows from measurements. */
const costs: Readonly<Record<string, Cost>> = {
  '0010-facets.sql': { tables: ['parts'], rowsPerSecond: 60_000 },
  '0011-shelves.sql': { tables: ['parts'], rowsPerSecond: 500_000 },
  '0030-part-values.sql': { tables: ['parts'], rowsPerSecond: 500_000 },
  '0033-listed-goods.sql': { tables: ['goods'], rowsPerSecond: 25_000 },
  '0034-list-counts.sql': { tables: ['listed_goods'], rowsPerSecond: 200_000 },
  '0037-refused-payments.sql': { tables: ['payments'], rowsPerSecond: 1_000_000 },
  '0040-values-in-packages.sql': { tables: ['parts'], rowsPerSecond: 400_000 },
  '0046-offers-in-goods.sql': { tables: ['goods'], rowsPerSecond: 40_000 },
}

const minSeconds = 5

const formatDuration = (seconds: number) =>
  seconds < 90 ? `${Math.ceil(seconds)} seconds` : `${Math.ceil(seconds / 60)} minutes`

const formatEstimate = (name: string, { tables, rowsPerSecond }: Cost, rows: number) =>
  `Migration ${name} reads about ${rows.toLocaleString('en-US')} rows (${tables.join(', ')}) and takes about ` +
  `${formatDuration(rows / rowsPerSecond)}. Writers of these tables wait until it ends.`

/** Null where the migration takes a moment. Counts by the planner's statistics. */
export const estimateMigration = async (db: Queryable, name: string): Promise<string | null> => {
  const cost = costs[name]
  if (!cost) return null
  const [counted] = await db.query<{ rows: number }>(
    'select coalesce(sum(greatest(reltuples, 0)), 0)::float8 as rows from pg_class where oid = any ($1::regclass[])',
    [cost.tables],
  )
  const rows = Math.round(counted?.rows ?? 0)
  return rows / cost.rowsPerSecond < minSeconds ? null : formatEstimate(name, cost, rows)
}
