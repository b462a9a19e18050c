import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The named points in a source file, in their order, so that a new one is raced without anybody having to list it. */
export const hooksIn = (path: string): string[] => {
  const source = readFileSync(join(import.meta.dirname, '..', path), 'utf8')
  return [...new Set([...source.matchAll(/\bhook\('([\w.]+)'\)/g)].map(([, name = '']) => name))]
}
