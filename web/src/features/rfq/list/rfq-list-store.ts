import { changeSignal } from '#ui/change-signal.ts'
import type { RfqItem } from './rfq-item.ts'
import { maxItems, parseList, withItem, writeList } from './rfq-list.ts'

const key = 'RFQLIST'
const none: RfqItem[] = []

const changed = changeSignal({ acrossTabs: true })
let lastStored: string | null = null
let lastItems = none
/** Items that the browser could not store; the page continues with them. */
let unkept: RfqItem[] | null = null

/** The same text returns the same array, so that React does not render again. */
const read = () => {
  if (unkept) return unkept
  try {
    const stored = localStorage.getItem(key)
    if (stored !== lastStored) [lastStored, lastItems] = [stored, parseList(stored)]
    return lastItems
  } catch {
    return none
  }
}

/** False where the storage is full or forbidden. */
const write = (items: RfqItem[]) => {
  try {
    localStorage.setItem(key, writeList(items))
    unkept = null
    return true
  } catch {
    unkept = items
    return false
  } finally {
    changed.tell()
  }
}

export type AddOutcome = 'added' | 'updated' | 'full' | 'notKept'

export const rfqList = {
  read,
  readOnServer: () => none,
  subscribe: changed.subscribe,
  /** Another script may have written. */
  refresh: changed.tell,
  add: (item: RfqItem): AddOutcome => {
    const items = read()
    const next = withItem(items, item)
    if (!next) return 'full'
    if (!write(next)) return 'notKept'
    return next.length > items.length ? 'added' : 'updated'
  },
  remove: (rowId: string) => write(read().filter((item) => item.rowId !== rowId)),
  replace: write,
  clear: () => write(none),
  isFull: (items: RfqItem[]) => items.length >= maxItems,
}
