import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Queryable } from './database.ts'

const readScript = (name: string) => readFile(join(import.meta.dirname, name), 'utf8')

type Options = {
  /** Statements that run at the same time; one on the embedded engine. */
  lanes?: number
  settings?: string
  onStatement?: (done: number, of: number) => void
}

const readParagraphs = (script: string) =>
  script.split(/\n{2,}/).map((paragraph) => paragraph.replaceAll(/^--.*\n/gm, '').match(/[^;]+;/g) ?? [])

/** Statements of a paragraph are independent of each other. */
export const createCatalogueIndexes = async (
  db: Queryable,
  { lanes = 1, settings = '', onStatement }: Options = {},
): Promise<void> => {
  const paragraphs = readParagraphs(await readScript('catalogue-indexes.sql'))
  const of = paragraphs.flat().length
  let done = 0
  for (const statements of paragraphs) {
    const waiting = statements.values()
    const runLane = async () => {
      for (const statement of waiting) {
        await db.exec(`${settings} ${statement}`)
        onStatement?.(++done, of)
      }
    }
    await Promise.all(Array.from({ length: lanes }, runLane))
  }
}

export const dropCatalogueIndexes = async (db: Queryable) => db.exec(await readScript('catalogue-indexes-drop.sql'))
