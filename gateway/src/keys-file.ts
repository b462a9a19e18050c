import { readFileSync } from 'node:fs'
import { type ApiKey, parseApiKey } from './keys.ts'

/** The keys of a file: one a line, `#` begins a remark. Null where a line is no key, or the file cannot be read. */
export const readApiKeys = (path: string): ApiKey[] | null => {
  try {
    return parseApiKeys(readFileSync(path, 'utf8').replaceAll(/#.*/g, '').split('\n'))
  } catch {
    return null
  }
}

/** Null where one of them is no key, or two have one name. */
export const parseApiKeys = (lines: string[]): ApiKey[] | null => {
  const given = lines.filter((line) => line.trim() !== '')
  const keys = given.map(parseApiKey).filter((key) => key !== null)
  const names = new Set(keys.map(({ keyId }) => keyId))
  return names.size === given.length ? keys : null
}
