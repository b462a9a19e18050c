import type { Database, Queryable } from '@partgate/shop-api/src/db/database.ts'

export type Statement = { text: string; values: readonly unknown[]; ms: number }

/** Records the time of each statement from its sending to its last row. */
export const timeDatabase = (db: Database) => {
  let statements: Statement[] = []
  const query: Queryable['query'] = async (text, values = [], name) => {
    const startedAt = performance.now()
    const rows = await db.query(text, values, name)
    statements.push({ text, values, ms: performance.now() - startedAt })
    return rows as never
  }
  return {
    db: { ...db, query },
    take: () => {
      const taken = statements
      statements = []
      return taken
    },
  }
}
