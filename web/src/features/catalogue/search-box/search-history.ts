import { isRecord, parseJson } from '@partgate/schema/json.ts'
import { maxSearchChars } from '@partgate/schema/limits.ts'
import { changeSignal } from '#ui/browser/change-signal.ts'
import { storedText } from '#ui/browser/stored-text.ts'

const maxTerms = 10

const isTerm = (text: string) => text.trim() !== '' && text.length <= maxSearchChars

const isEntry = (entry: unknown): entry is { search: string } =>
  isRecord(entry) && typeof entry['search'] === 'string' && isTerm(entry['search'])

export const parseHistory = (text: string | null): string[] => {
  const entries = parseJson(text)
  return Array.isArray(entries)
    ? [...new Set(entries.filter(isEntry).map(({ search }) => search))].slice(0, maxTerms)
    : []
}

export const remember = (terms: string[], term: string) =>
  [term, ...terms.filter((other) => other !== term)].slice(0, maxTerms)

const { read, write } = storedText('ht', () => localStorage)
const changed = changeSignal({ acrossTabs: true })
const replace = (terms: string[]) => {
  write(JSON.stringify(terms.map((search) => ({ search }))))
  changed.notify()
}

export const searchHistory = {
  read,
  subscribe: changed.subscribe,
  add: (term: string) => replace(remember(parseHistory(read()), term)),
  clear: () => replace([]),
}
