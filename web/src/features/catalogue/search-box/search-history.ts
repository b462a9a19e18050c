import { maxSearchChars } from '@partgate/schema/limits.ts'
import { changeSignal } from '#ui/change-signal.ts'

const key = 'ht'
const maxTerms = 10

const isTerm = (text: string) => text.trim() !== '' && text.length <= maxSearchChars

const isEntry = (entry: unknown): entry is { search: string } =>
  typeof entry === 'object' &&
  entry !== null &&
  'search' in entry &&
  typeof entry.search === 'string' &&
  isTerm(entry.search)

/** Scripts and extensions can write the storage, so the value is validated. */
export const parseHistory = (text: string | null): string[] => {
  try {
    const entries: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(entries)
      ? [...new Set(entries.filter(isEntry).map(({ search }) => search))].slice(0, maxTerms)
      : []
  } catch {
    return []
  }
}

export const remember = (terms: string[], term: string) =>
  [term, ...terms.filter((other) => other !== term)].slice(0, maxTerms)

const read = () => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

const changed = changeSignal({ acrossTabs: true })
const write = (terms: string[]) => {
  try {
    localStorage.setItem(key, JSON.stringify(terms.map((search) => ({ search }))))
  } catch {
    // Without storage the search still works.
  }
  changed.tell()
}

export const searchHistory = {
  read,
  subscribe: changed.subscribe,
  add: (term: string) => write(remember(parseHistory(read()), term)),
  clear: () => write([]),
}
