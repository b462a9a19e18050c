import type { Database } from '#db/database.ts'

/** A database that runs no statement, and the plans of the statements that it was given. */
export const explainOnly = (db: Database) => {
  const plans: string[] = []
  const explaining: Database = {
    ...db,
    query: async (text, values = []) => {
      const rows = await db.query(`explain ${text}`, values)
      plans.push(rows.flatMap(Object.values).join('\n'))
      return []
    },
  }
  return { db: explaining, plans }
}
