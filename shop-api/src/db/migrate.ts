import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../start-error.ts'
import type { Database } from './database.ts'
import { estimateMigration } from './migration-estimates.ts'
import { isLockTimeout } from './with-retries.ts'

const folder = join(import.meta.dirname, 'migrations')
const lockId = 7_274_283
const table = `create table if not exists migrations (
  name text primary key, checksum text not null, applied_at timestamptz not null default now())`

const lockTimeout = '1s'
const tries = 60

type Announce = (text: string) => void
type Migration = { name: string; script: string; checksum: string }

const readMigrations = async (): Promise<Migration[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const script = await readFile(join(folder, name), 'utf8')
      return { name, script, checksum: createHash('sha256').update(script.replaceAll('\r\n', '\n')).digest('hex') }
    }),
  )
}

const applyIn = (db: Database, { name, script, checksum }: Migration, announce: Announce) =>
  db.tx(async (tx) => {
    if (db.engine === 'postgresql') await tx.exec(`select pg_advisory_xact_lock(${lockId})`)
    await tx.exec(table)
    const [known] = await tx.query<{ checksum: string }>('select checksum from migrations where name = $1', [name])
    if (known && known.checksum !== checksum) {
      throw new StartError(`Migration ${name} was changed after this database had applied it; write a new one instead.`)
    }
    if (known) return false
    const estimate = await estimateMigration(tx, name)
    if (estimate) announce(estimate)
    await tx.exec(`set local lock_timeout = '${lockTimeout}'; ${script}`)
    await tx.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum])
    return true
  })

/** A waiting lock on a table blocks later readers too, so a migration waits briefly and retries. */
const apply = async (db: Database, migration: Migration, announce: Announce): Promise<boolean> => {
  for (let tried = 1; ; tried++) {
    try {
      return await applyIn(db, migration, announce)
    } catch (error) {
      if (!isLockTimeout(error)) throw error
      if (tried === tries) {
        throw new StartError(
          `Migration ${migration.name} waits for locks of other sessions; end them, and start again.`,
        )
      }
    }
  }
}

/** Applies missing migrations in order, each in a transaction. Processes that start at once take turns. `announce` is called before a migration that takes long. */
export const migrate = async (db: Database, announce: Announce = () => undefined): Promise<string[]> => {
  const applied: string[] = []
  for (const migration of await readMigrations()) {
    if (await apply(db, migration, announce)) applied.push(migration.name)
  }
  return applied
}

export const migrationsMissing = async (db: Database): Promise<string[]> => {
  const [{ there } = { there: false }] = await db.query<{ there: boolean }>(
    "select to_regclass('migrations') is not null as there",
  )
  const known = there ? await db.query<{ name: string }>('select name from migrations') : []
  const migrations = await readMigrations()
  return migrations.map(({ name }) => name).filter((name) => !known.some((row) => row.name === name))
}
