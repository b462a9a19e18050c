import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'
import { estimateMigration } from './migration-estimates.ts'

/** Their rows do not become many with the catalogue, the buyers or the orders. */
const smallTables = new Set(
  `meta categories manufacturers manufacturer_categories manufacturer_lines attributes texts banners floor_goods news news_topics
   list_counts value_counts letter_positions`.split(/\s+/),
)

const scripts = globSync('migrations/*.sql', { cwd: import.meta.dirname })
  .toSorted()
  .map((path) => ({ name: basename(path), script: readFileSync(`${import.meta.dirname}/${path}`, 'utf8') }))

const withoutFunctions = (script: string) =>
  script.replaceAll(/--.*$/gm, '').replaceAll(/create (?:or replace )?function[^$]*\$\$.*?\$\$/gs, '')

/** Tables of which the migration reads or writes every row, and which exist before it. A column that is generated, unique or random is written in every row. */
const listRewrittenTables = (script: string) => {
  const statements = withoutFunctions(script)
  const created = new Set([...statements.matchAll(/create table (\w+)/g)].map(([, table]) => table))
  const rewritten = [
    /\bupdate (?!set\b|on\b)(\w+)/g,
    /\balter table (\w+)\s+(?:(?!;)[\s\S])*?\b(?:stored|unique|gen_random_uuid)\b/g,
    /\bcreate (?:unique )?index (?:if not exists )?\w+ on (\w+)/g,
  ].flatMap((pattern) => [...statements.matchAll(pattern)].flatMap(([, table]) => table ?? []))
  return [...new Set(rewritten)].filter((table) => !created.has(table) && !smallTables.has(table))
}

const manyRows = { query: async () => [{ rows: 1e12 }], exec: async () => undefined } as never

const rewriting = scripts.flatMap(({ name, script }) => {
  const tables = listRewrittenTables(script)
  return tables.length > 0 ? [{ name, tables }] : []
})

it.each(rewriting)('$name is announced, because it reads or writes every row of $tables', async ({ name }) => {
  expect(await estimateMigration(manyRows, name)).toContain(name)
})
