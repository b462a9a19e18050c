import { personalKey } from '#security/personal-storage.ts'
import { changeSignal } from '#ui/browser/change-signal.ts'
import { isRecord, parseJson } from '@partgate/schema/json.ts'
import { storedText } from '#ui/browser/stored-text.ts'
import type { LineChange } from './changes-since.ts'
import type { SavedLine } from './saved-lines.ts'

/** The saved list to which the list of the page with `listKey` belongs. */
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

/** Undo returns to a list that was opened before. */
const maxOpened = 5

const openedText = storedText(personalKey('opened-parts-lists'), () => localStorage)
const changed = changeSignal({ acrossTabs: true })
/** By `listKey`. Not stored; missing after a reload. */
const changesOf = new Map<string, Changes | null>()

const isTexts = (value: unknown) => Array.isArray(value) && value.every((each) => typeof each === 'string')

const isOpened = (value: unknown): value is OpenedList =>
  isRecord(value) &&
  Number.isInteger(value['version']) &&
  isTexts(value['lineIds']) &&
  ['listId', 'name', 'listKey'].every((field) => typeof value[field] === 'string')

export const parseOpened = (stored: string | null): readonly OpenedList[] => {
  const opened = parseJson(stored)
  return Array.isArray(opened) ? opened.filter(isOpened) : []
}

let lastStored: string | null = null
let lastOpened: readonly OpenedList[] = []

/** The latest first. */
const readAll = () => {
  const stored = openedText.read()
  if (stored !== lastStored) [lastStored, lastOpened] = [stored, parseOpened(stored)]
  return lastOpened
}
const writeAll = (opened: readonly OpenedList[]) => {
  openedText.write(opened.length === 0 ? null : JSON.stringify(opened.slice(0, maxOpened)))
  changed.notify()
}

export const openedLists = {
  read: (listKey: string) => readAll().find((opened) => opened.listKey === listKey) ?? null,
  readChanges: (listKey: string) => changesOf.get(listKey) ?? null,
  areChangesUnknown: (listKey: string) => !changesOf.has(listKey),
  subscribe: changed.subscribe,
  write: (opened: OpenedList, since: Changes | null = null) => {
    changesOf.set(opened.listKey, since)
    writeAll([opened, ...readAll().filter(({ listKey }) => listKey !== opened.listKey)])
  },
  remove: (deletedId: string) => writeAll(readAll().filter(({ listId }) => listId !== deletedId)),
}
