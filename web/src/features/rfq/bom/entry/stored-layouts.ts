import type { PartsListColumnInput, PartsListMeaning } from '#graphql/generated/types.ts'
import { isRecord, parseJson } from '@partgate/schema/json.ts'
import { storedText } from '#ui/browser/stored-text.ts'

const maxLayouts = 50

export type Correction = { column: number; meaning: PartsListMeaning }
type StoredLayout = { layout: string; columns: Correction[] }

const isCorrection = (value: unknown): value is Correction =>
  isRecord(value) && Number.isInteger(value['column']) && typeof value['meaning'] === 'string'

const isLayout = (value: unknown): value is StoredLayout =>
  isRecord(value) &&
  typeof value['layout'] === 'string' &&
  Array.isArray(value['columns']) &&
  value['columns'].every(isCorrection)

export const parseLayouts = (text: string | null): StoredLayout[] => {
  const stored = parseJson(text)
  return Array.isArray(stored) ? stored.filter(isLayout) : []
}

/** The last corrected layout comes first; without corrections a layout is forgotten. */
export const withLayout = (stored: readonly StoredLayout[], { layout, columns }: StoredLayout): StoredLayout[] => {
  const others = stored.filter((each) => each.layout !== layout)
  return (columns.length === 0 ? others : [{ layout, columns }, ...others]).slice(0, maxLayouts)
}

const layoutsText = storedText('BOMLAYOUTS', () => localStorage)
const readAll = () => parseLayouts(layoutsText.read())

export const layoutCorrections = {
  read: (layout: string): PartsListColumnInput[] => readAll().find((each) => each.layout === layout)?.columns ?? [],
  write: (layout: string, columns: Correction[]) =>
    layoutsText.write(JSON.stringify(withLayout(readAll(), { layout, columns }))),
}
