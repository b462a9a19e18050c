const key = 'ht'
const keptTerms = 10

const isEntry = (entry: unknown): entry is { search: string } =>
  typeof entry === 'object' && entry !== null && 'search' in entry && typeof entry.search === 'string'

/** What is kept, as a list of terms, latest first; nothing where somebody has written nonsense there. */
export const parseHistory = (text: string | null): string[] => {
  try {
    const entries: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(entries)
      ? entries
          .filter(isEntry)
          .map(({ search }) => search)
          .slice(0, keptTerms)
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

const listeners = new Set<() => void>()
const write = (terms: string[]) => {
  try {
    localStorage.setItem(key, JSON.stringify(terms.map((search) => ({ search }))))
  } catch {
    // A full or forbidden storage costs the history, not the search.
  }
  for (const listener of listeners) listener()
}

export const searchHistory = {
  read,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    addEventListener('storage', listener)
    return () => {
      listeners.delete(listener)
      removeEventListener('storage', listener)
    }
  },
  add: (term: string) => write(remember(parseHistory(read()), term)),
  clear: () => write([]),
}
