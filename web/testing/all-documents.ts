import { globSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const folder = join(import.meta.dirname, '../src/graphql/generated/documents')
const constants = z.record(z.string(), z.string())

export const allDocuments = async (): Promise<string[]> => {
  const names = globSync('*.ts', { cwd: folder })
  const parts = await Promise.all(names.map((name) => import(join(folder, name))))
  return parts.flatMap((part) => Object.values(constants.parse({ ...part })))
}
