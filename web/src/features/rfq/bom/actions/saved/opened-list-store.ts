import { personalKey } from '#security/personal-storage.ts'
import { changeSignal } from '#ui/change-signal.ts'
import type { BomList } from '../../bom-list.ts'
import type { LineChange } from './changes-since.ts'
import type { SavedLine } from './saved-lines.ts'

/** The saved list to which the list of the page belongs. */
export type OpenedList = { listId: string; version: number; name: string; source: string }
export type ChangedLine = { lineId: string; partNumber: string; change: LineChange }
/** What has changed in the shop since the list was saved; until the page is left. */
export type Changes = { savedAt: string; lines: readonly ChangedLine[]; saved: ReadonlyMap<string, SavedLine> }

const key = personalKey('opened-parts-list')
const changed = changeSignal({ acrossTabs: true })
let changes: Changes | null = null
let lastStored: string | null = null
let lastOpened: OpenedList | null = null

/** Another file belongs to another saved list. */
export const toSource = ({ layout, fileName }: Pick<BomList, 'layout' | 'fileName'>) => `${layout} ${fileName}`

export const parseOpened = (stored: string | null): OpenedList | null => {
  try {
    const opened: unknown = JSON.parse(stored ?? 'null')
    if (typeof opened !== 'object' || opened === null) return null
    const { listId, version, name, source } = opened as Record<string, unknown>
    const isWhole = [listId, name, source].every((text) => typeof text === 'string') && Number.isInteger(version)
    return isWhole ? (opened as OpenedList) : null
  } catch {
    return null
  }
}

const read = () => {
  try {
    const stored = localStorage.getItem(key)
    if (stored !== lastStored) [lastStored, lastOpened] = [stored, parseOpened(stored)]
    return lastOpened
  } catch {
    return null
  }
}

export const openedList = {
  read,
  readChanges: () => changes,
  readOnServer: () => null,
  subscribe: changed.subscribe,
  write: (opened: OpenedList | null, since: Changes | null = null) => {
    changes = since
    try {
      if (opened) localStorage.setItem(key, JSON.stringify(opened))
      else localStorage.removeItem(key)
    } catch {
      // Without storage, the list is saved as a new one.
    }
    changed.tell()
  },
}
