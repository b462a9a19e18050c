import { personalKey } from '#security/personal-storage.ts'
import { changeSignal } from '#ui/change-signal.ts'
import { isRecord, parseJson } from '#ui/parse-json.ts'
import { storedText } from '#ui/stored-text.ts'
import type { LineChange } from './changes-since.ts'
import type { SavedLine } from './saved-lines.ts'

/** The saved list to which the list of the page belongs. */
export type OpenedList = {
  listId: string
  version: number
  name: string
  listKey: string
  /** Lines of the saved rows, in their order. */
  lineIds: readonly string[]
}
export type ChangedLine = { at: number; partNumber: string; change: LineChange }
/** What has changed in the shop since the list was saved. */
export type Changes = { savedAt: string; lines: readonly ChangedLine[]; saved: ReadonlyMap<string, SavedLine> }

const openedText = storedText(personalKey('opened-parts-list'), () => localStorage)
const changed = changeSignal({ acrossTabs: true })
/** Not stored; undefined after a reload. */
let changes: Changes | null | undefined
let lastStored: string | null = null
let lastOpened: OpenedList | null = null

const isTexts = (value: unknown) => Array.isArray(value) && value.every((each) => typeof each === 'string')

const isOpened = (value: unknown): value is OpenedList =>
  isRecord(value) &&
  Number.isInteger(value['version']) &&
  isTexts(value['lineIds']) &&
  ['listId', 'name', 'listKey'].every((field) => typeof value[field] === 'string')

export const parseOpened = (stored: string | null): OpenedList | null => {
  const opened = parseJson(stored)
  return isOpened(opened) ? opened : null
}

const read = () => {
  const stored = openedText.read()
  if (stored !== lastStored) [lastStored, lastOpened] = [stored, parseOpened(stored)]
  return lastOpened
}

export const openedList = {
  read,
  readChanges: () => changes ?? null,
  areChangesUnknown: () => changes === undefined,
  readOnServer: () => null,
  subscribe: changed.subscribe,
  write: (opened: OpenedList | null, since: Changes | null = null) => {
    changes = since
    openedText.write(opened && JSON.stringify(opened))
    changed.notify()
  },
}
