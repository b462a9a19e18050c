import type { Queryable } from './database.ts'

type Cost = { tables: readonly string[]; rowsPerSecond: number }

/** Migrations that write to or index every row of a table that grows; rough rates, only that of 0033 follows from measurements. */
const costs: Readonly<Record<string, Cost>> = {
  '0009-mail.sql': { tables: ['outbox'], rowsPerSecond: 100_000 },
  '0010-facets.sql': { tables: ['parts'], rowsPerSecond: 60_000 },
  '0011-shelves.sql': { tables: ['parts'], rowsPerSecond: 500_000 },
  '0024-order-changes.sql': { tables: ['orders'], rowsPerSecond: 30_000 },
  '0025-user-ids.sql': { tables: ['users'], rowsPerSecond: 100_000 },
  '0026-cart-ids.sql': { tables: ['carts'], rowsPerSecond: 100_000 },
  '0029-rfq-changes.sql': { tables: ['rfqs'], rowsPerSecond: 100_000 },
  '0030-part-values.sql': { tables: ['parts'], rowsPerSecond: 500_000 },
  '0033-listed-goods.sql': { tables: ['goods'], rowsPerSecond: 25_000 },
  '0034-list-counts.sql': { tables: ['listed_goods'], rowsPerSecond: 200_000 },
  '0036-open-freight.sql': { tables: ['orders'], rowsPerSecond: 500_000 },
  '0037-refused-payments.sql': { tables: ['payments'], rowsPerSecond: 1_000_000 },
  '0038-registrations.sql': { tables: ['mail_tokens'], rowsPerSecond: 100_000 },
  '0040-values-in-packages.sql': { tables: ['parts'], rowsPerSecond: 400_000 },
  '0046-offers-in-goods.sql': { tables: ['goods'], rowsPerSecond: 40_000 },
  '0047-abandoned-carts.sql': { tables: ['carts'], rowsPerSecond: 1_000_000 },
  '0047-expired-mail-tokens.sql': { tables: ['mail_tokens'], rowsPerSecond: 1_000_000 },
  '0047-expired-rate-limits.sql': { tables: ['rate_limits'], rowsPerSecond: 1_000_000 },
  '0047-expired-sessions.sql': { tables: ['sessions'], rowsPerSecond: 1_000_000 },
  '0047-failed-mails.sql': { tables: ['outbox'], rowsPerSecond: 500_000 },
  '0047-files-of-rfqs.sql': { tables: ['uploads'], rowsPerSecond: 500_000 },
  '0047-order-statuses.sql': { tables: ['orders'], rowsPerSecond: 500_000 },
  '0047-rfq-statuses.sql': { tables: ['rfqs'], rowsPerSecond: 500_000 },
  '0048-old-mails.sql': { tables: ['outbox'], rowsPerSecond: 1_000_000 },
  '0048-settled-payment-events.sql': { tables: ['payment_events'], rowsPerSecond: 500_000 },
  '0050-popular-parts.sql': { tables: ['parts'], rowsPerSecond: 300_000 },
  '0051-lifecycle-lists-by-part-number.sql': { tables: ['listed_goods'], rowsPerSecond: 3_000_000 },
  '0051-lifecycle-lists-by-price.sql': { tables: ['listed_goods'], rowsPerSecond: 3_000_000 },
  '0051-lifecycle-lists-by-relevance.sql': { tables: ['listed_goods'], rowsPerSecond: 3_000_000 },
  '0051-lifecycle-lists-by-stock.sql': { tables: ['listed_stock'], rowsPerSecond: 3_000_000 },
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
