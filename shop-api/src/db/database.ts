/** The one seam to the database: PostgreSQL 15+ or the embedded PGlite, chosen by settings. */
export type Row = Record<string, unknown>

export type Queryable = {
  /** Runs one statement. A `name` makes it a named prepared statement where the engine has them; the same name must always
   * stand for the same text. `int8` comes back as a string, `timestamptz` as a Date, on both engines. */
  query<R extends Row = Row>(text: string, values?: readonly unknown[], name?: string): Promise<R[]>
  /** Runs a script of several statements. */
  exec(script: string): Promise<void>
}

export type Database = Queryable & {
  /** Runs `work` in one transaction; commits when it resolves, rolls back when it throws. Use the handle it is given: on the
   * embedded engine an outer `query` would wait for the transaction for ever. */
  tx<T>(work: (tx: Queryable) => Promise<T>): Promise<T>
  /** Bulk load in one transaction: each chunk is one or more whole lines of COPY's text format, each ending in a line feed;
   * `columns` in their order. Constant memory. */
  copyIn(table: string, columns: readonly string[], chunks: AsyncIterable<string> | Iterable<string>): Promise<void>
  /** After a bulk load: tells the planner what there is, and that indexes may be trusted to answer alone. */
  vacuum(): Promise<void>
  close(): Promise<void>
  /** What runs: for the log and the start table. */
  engine: 'embedded' | 'postgresql'
}

/** The engine is gone, or did not answer in time; the statement may be tried again later. */
export class DatabaseUnavailable extends Error {}
