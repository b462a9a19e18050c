import type { Queryable } from './database.ts'

const rowsPerBatch = 1_000

/** Statements have a time limit, however many rows have expired. Rows that others lock are left for the next time. */
export const deleteInBatches = async (db: Queryable, table: string, where: string): Promise<void> => {
  const statement = `
    with deleted as (
      delete from ${table} where ctid = any (array(
        select ctid from ${table} where ${where} limit ${rowsPerBatch} for update skip locked)) returning 1)
    select count(*)::int as count from deleted`
  for (;;) {
    const [row] = await db.query<{ count: number }>(statement)
    if (row?.count !== rowsPerBatch) return
  }
}
