import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildSchema } from 'graphql'
import { root } from '../env.ts'
import { findUnnamedChanges } from './schema-change.ts'
import { findSchemaFaults } from './schema-rules.ts'

const releasedPath = 'schema/released.graphql'

const main = (folder: string) => {
  const read = (...path: string[]) => readFileSync(join(folder, ...path), 'utf8')
  const current = read('schema', 'schema.graphql')
  const released = existsSync(join(folder, releasedPath)) ? read(releasedPath) : null
  const sentences = [
    ...findSchemaFaults(buildSchema(current)).map((fault) => fault.join(' ')),
    ...findUnnamedChanges({ current, released, changelog: read('CHANGELOG.md') }),
  ]
  for (const sentence of sentences) console.error(`schema/schema.graphql: ${sentence}.`)
  console.log(`${sentences.length} faults in the schema.`)
  process.exitCode = sentences.length > 0 ? 1 : 0
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main(process.argv[2] ?? root)
