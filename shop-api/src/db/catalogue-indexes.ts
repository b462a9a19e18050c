import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Queryable } from './database.ts'

const runScript = async (db: Queryable, name: string) =>
  db.exec(await readFile(join(import.meta.dirname, name), 'utf8'))

export const createCatalogueIndexes = (db: Queryable) => runScript(db, 'catalogue-indexes.sql')
export const dropCatalogueIndexes = (db: Queryable) => runScript(db, 'catalogue-indexes-drop.sql')
