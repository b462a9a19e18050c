import { readFileSync } from 'node:fs'
import { type ApiKey, parseApiKey } from './api-keys.ts'

export const readApiKeys = (path: string): ApiKey[] | null => {
  try {
    return parseApiKeys(readFileSync(path, 'utf8').replaceAll(/#.*/g, '').split('\n'))
  } catch {
    return null
  }
}

export const parseApiKeys = (lines: string[]): ApiKey[] | null => {
  const given = lines.filter((line) => line.trim() !== '')
  const keys = given.map(parseApiKey).filter((key) => key !== null)
  const names = new Set(keys.map(({ keyId }) => keyId))
  return names.size === given.length ? keys : null
}
