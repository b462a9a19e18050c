import { changeSignal } from '#ui/change-signal.ts'
import type { RfqItem } from './rfq-item.ts'
import { mostItems, parseList, withItem, writeList } from './rfq-list.ts'

const key = 'RFQLIST'
const none: RfqItem[] = []

const changed = changeSignal({ acrossTabs: true })
let lastKept: string | null = null
let lastItems = none
/** What the browser would not keep: the page goes on with it. */
let unkept: RfqItem[] | null = null

/** The same text gives the same list, so that nobody draws it again for nothing. */
const read = () => {
  if (unkept) return unkept
  try {
    const kept = localStorage.getItem(key)
    if (kept !== lastKept) [lastKept, lastItems] = [kept, parseList(kept)]
    return lastItems
  } catch {
    return none
  }
}

/** False where the browser keeps nothing: its storage is full or forbidden. */
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
  /** Reads it anew; another script may have written. */
  refresh: changed.tell,
  add: (item: RfqItem): AddOutcome => {
    const items = read()
    const next = withItem(items, item)
    if (!next) return 'full'
    if (!write(next)) return 'notKept'
    return next.length > items.length ? 'added' : 'updated'
  },
  remove: (rowId: string) => write(read().filter((item) => item.rowId !== rowId)),
  /** In place of what was there. */
  replace: write,
  clear: () => write(none),
  isFull: (items: RfqItem[]) => items.length >= mostItems,
}
