import { changeSignal } from '#ui/change-signal.ts'
import { longestTerm } from './search-term.ts'

const key = 'ht'
const keptTerms = 10

const isTerm = (text: string) => text.trim() !== '' && text.length <= longestTerm

const isEntry = (entry: unknown): entry is { search: string } =>
  typeof entry === 'object' &&
  entry !== null &&
  'search' in entry &&
  typeof entry.search === 'string' &&
  isTerm(entry.search)

/** What is kept, as a list of terms, latest first; nothing where somebody has written nonsense there. */
export const parseHistory = (text: string | null): string[] => {
  try {
    const entries: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(entries)
      ? [...new Set(entries.filter(isEntry).map(({ search }) => search))].slice(0, keptTerms)
      : []
  } catch {
    return []
  }
}

/** The ten most recent terms, each once. */
export const remember = (terms: string[], term: string) =>
  [term, ...terms.filter((other) => other !== term)].slice(0, keptTerms)

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
    // A full or forbidden storage costs the history, not the search.
  }
  changed.tell()
}

export const searchHistory = {
  read,
  subscribe: changed.subscribe,
  add: (term: string) => write(remember(parseHistory(read()), term)),
  clear: () => write([]),
}
