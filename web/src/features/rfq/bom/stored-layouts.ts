import type { PartsListColumnInput, PartsListMeaning } from '#graphql/generated/types.ts'

const key = 'BOMLAYOUTS'
const maxLayouts = 50

export type Correction = { column: number; meaning: PartsListMeaning }
type StoredLayout = { layout: string; columns: Correction[] }

const isCorrection = (value: unknown): value is Correction =>
  typeof value === 'object' &&
  value !== null &&
  'column' in value &&
  Number.isInteger(value.column) &&
  'meaning' in value &&
  typeof value.meaning === 'string'

const isLayout = (value: unknown): value is StoredLayout =>
  typeof value === 'object' &&
  value !== null &&
  'layout' in value &&
  typeof value.layout === 'string' &&
  'columns' in value &&
  Array.isArray(value.columns) &&
  value.columns.every(isCorrection)

export const parseLayouts = (text: string | null): StoredLayout[] => {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? stored.filter(isLayout) : []
  } catch {
    return []
  }
}

/** The last corrected layout comes first; without corrections a layout is forgotten. */
export const withLayout = (stored: readonly StoredLayout[], { layout, columns }: StoredLayout): StoredLayout[] => {
  const others = stored.filter((each) => each.layout !== layout)
  return (columns.length === 0 ? others : [{ layout, columns }, ...others]).slice(0, maxLayouts)
}

const readAll = () => {
  try {
    return parseLayouts(localStorage.getItem(key))
  } catch {
    return []
  }
}

export const layoutCorrections = {
  read: (layout: string): PartsListColumnInput[] => readAll().find((each) => each.layout === layout)?.columns ?? [],
  write: (layout: string, columns: Correction[]) => {
    try {
      localStorage.setItem(key, JSON.stringify(withLayout(readAll(), { layout, columns })))
    } catch {
      // The corrections then last as long as the page.
    }
  },
}
