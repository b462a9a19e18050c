import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const listFailpoints = (path: string): string[] => {
  const source = readFileSync(join(import.meta.dirname, '../../src', path), 'utf8')
  return [...new Set([...source.matchAll(/\bfailpoint\('([\w.]+)'\)/g)].map(([, name = '']) => name))]
}
