import { globSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const constants = z.record(z.string(), z.string())

/** For tests. */
export const allDocuments = async (): Promise<string[]> => {
  const paths = globSync('generated/documents/*.ts', { cwd: import.meta.dirname })
  const parts = await Promise.all(paths.map((path) => import(join(import.meta.dirname, path))))
  return parts.flatMap((part) => Object.values(constants.parse({ ...part })))
}
