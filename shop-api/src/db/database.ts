/** PostgreSQL 15+ or the embedded PGlite, chosen by settings. */
export type Row = Record<string, unknown>

export type Queryable = {
  /** `name` makes a named prepared statement; one name must always have the same text. Both engines return `int8` as a string and `timestamptz` as a Date. */
  query<R extends Row = Row>(text: string, values?: readonly unknown[], name?: string): Promise<R[]>
  exec(script: string): Promise<void>
}

export type Database = Queryable & {
  /** Commits when `work` resolves, rolls back when it throws. Use the given handle: on the embedded engine an outer `query` waits for the transaction forever. */
  tx<T>(work: (tx: Queryable) => Promise<T>): Promise<T>
  /** Bulk load in one transaction and constant memory: each chunk is one or more whole lines of COPY's text format. */
  copyIn(table: string, columns: readonly string[], chunks: AsyncIterable<string> | Iterable<string>): Promise<void>
  /** After a bulk load: updates the planner's statistics and the visibility map for index-only scans. */
  vacuum(): Promise<void>
  close(): Promise<void>
  engine: 'embedded' | 'postgresql'
}

/** The engine is gone or did not respond in time; the statement may be retried. */
export class DatabaseUnavailable extends Error {}
