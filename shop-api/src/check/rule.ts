/** `sql` returns one `sentence` for each violation and reads each table once, so that a large shop takes seconds. */
export type Rule = { name: string; sql: string; values?: readonly unknown[] }
