import { hash } from 'node:crypto'
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type RawBuilder,
} from 'kysely'
import type { Queryable, Row } from '#db/database.ts'

/** Kysely composes the SQL and never runs it. */
export type Sql = RawBuilder<unknown>

const compiler = new Kysely<never>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

export const allOf = (conditions: readonly (Sql | false | null)[]) =>
  sql.join([sql`true`, ...conditions.filter((condition) => condition !== false && condition !== null)], sql` and `)

/** The text depends on the request, so the database plans the statement each time. */
export const run = <R extends Row>(db: Queryable, statement: Sql) => {
  const { sql: text, parameters } = statement.compile(compiler)
  return db.query<R>(text, parameters)
}

/** The array that is the parameter `$place` of a prepared statement. The planner does not see the length of an array from a subquery, so one plan serves all lengths; for one element it would make a cheaper plan than the one that it keeps, and plan each time. */
export const arrayParameter = (place: number, type: 'int' | 'bigint' | 'text') =>
  `(select $${place}::${type}[])::${type}[]`

/** For a statement with few possible texts, whose best plan is the same for all parameters: the database keeps the plan of each text. */
export const runPrepared = <R extends Row>(db: Queryable, statement: Sql) => {
  const { sql: text, parameters } = statement.compile(compiler)
  return db.query<R>(text, parameters, `catalogue.${hash('md5', text)}`)
}
