import type { Database, Queryable } from './database.ts'

/** Until the end of the transaction. */
export const liftTimeLimit = (tx: Queryable) => tx.query("select set_config('statement_timeout', '0', true)")

/** Statements without the time limit of requests, each in a transaction of its own. */
export const withoutTimeLimit = (db: Database): Queryable =>
  db.engine === 'embedded'
    ? db
    : {
        query: (...statement) =>
          db.tx(async (tx) => {
            await liftTimeLimit(tx)
            return tx.query(...statement)
          }),
        exec: (script) => db.exec(script),
      }
