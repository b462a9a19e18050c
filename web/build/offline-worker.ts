import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'

const readSource = (...path: string[]) => readFile(join(import.meta.dirname, '..', 'src', ...path), 'utf8')

/** Constants that the bundler replaces: the worker, which differs for each release, and the styles of its page. */
export const offlineTexts = async () => {
  const [source, tokens, base] = await Promise.all([
    readSource('features', 'layout', 'offline', 'offline-worker.ts'),
    readSource('ui', 'tokens.css'),
    readSource('ui', 'base.css'),
  ])
  const script = stripTypeScriptTypes(source)
  return {
    OFFLINE_WORKER: `const RELEASE = '${randomUUID()}', worker = self\n${script}`,
    OFFLINE_STYLES: tokens + base,
  }
}
