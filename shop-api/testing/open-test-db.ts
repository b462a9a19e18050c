import { dropCatalogueIndexes } from '#db/catalogue-indexes.ts'
import { type Database, DatabaseUnavailable } from '#db/database.ts'
import { openPglite } from '#db/pglite.ts'
import { migratedSnapshot } from './db-snapshot.ts'
import { emptyTables } from './empty-tables.ts'

const structureSql = `
  select md5(string_agg(definition, ';' order by definition)) as structure from (
    select indexdef from pg_indexes where schemaname = 'public'
    union all
    select conrelid::regclass || conname || pg_get_constraintdef(oid) from pg_constraint where conrelid <> 0
    union all
    select table_name || column_name || data_type || is_nullable || coalesce(column_default, '')
    from information_schema.columns where table_schema = 'public'
  ) as definitions (definition)`

const readStructure = async (db: Database) => (await db.query<{ structure: string }>(structureSql))[0]?.structure

type Engine = { db: Database; emptySql: string; structure: string | undefined }

/** Test files that share modules use the same engines, one after another. */
const idle: Engine[] = []

const startEngine = async (): Promise<Engine> => {
  const db = await openPglite('memory://', await migratedSnapshot())
  const tables = await db.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migrations'",
  )
  const emptySql = emptyTables(tables.map(({ name }) => name))
  return { db, emptySql, structure: await readStructure(db) }
}

/** Returns whether the database is as after its migration; a test may have changed its tables. */
const reset = async ({ db, emptySql, structure }: Engine) => {
  await db.exec(emptySql)
  await dropCatalogueIndexes(db)
  return (await readStructure(db)) === structure
}

const takeEngine = async () => {
  const engine = idle.pop()
  if (!engine) return startEngine()
  if (await reset(engine).catch(() => false)) return engine
  await engine.db.close()
  return startEngine()
}

const unavailable = () => Promise.reject(new DatabaseUnavailable('The database of this test is closed'))

/** In memory, migrated and empty; one serves a whole test file. */
export const openTestDb = async (): Promise<Database> => {
  const engine = await takeEngine()
  const db: Database = {
    ...engine.db,
    close: async () => {
      Object.assign(db, { query: unavailable, exec: unavailable, tx: unavailable, copyIn: unavailable })
      Object.assign(db, { vacuum: unavailable, close: async () => {} })
      idle.push(engine)
    },
  }
  return db
}
