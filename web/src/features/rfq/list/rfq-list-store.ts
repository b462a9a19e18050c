import { changeSignal } from '#ui/browser/change-signal.ts'
import { storedText } from '#ui/browser/stored-text.ts'
import type { RfqItem } from './rfq-item.ts'
import { maxItems, parseList, withItem, writeList } from './rfq-list.ts'

const none: RfqItem[] = []

const listText = storedText('RFQLIST', () => localStorage)
const changed = changeSignal({ acrossTabs: true })
let lastStored: string | null = null
let lastItems = none

/** The same text returns the same array, so that React does not render again. */
const read = () => {
  const stored = listText.read()
  if (stored !== lastStored) [lastStored, lastItems] = [stored, parseList(stored)]
  return lastItems
}

/** False where the browser did not store it; the page continues with the items. */
const write = (items: RfqItem[]) => {
  const isStored = listText.write(writeList(items))
  changed.notify()
  return isStored
}

type AddOutcome = 'added' | 'updated' | 'unchanged' | 'full' | 'notStored'

export const rfqList = {
  read,
  readOnServer: () => none,
  subscribe: changed.subscribe,
  /** Another script may have written. */
  refresh: changed.notify,
  add: (item: RfqItem): AddOutcome => {
    const items = read()
    const next = withItem(items, item)
    if (!next) return 'full'
    if (next === items) return 'unchanged'
    if (!write(next)) return 'notStored'
    return next.length > items.length ? 'added' : 'updated'
  },
  addAll: (added: readonly RfqItem[]): 'added' | 'full' | 'notStored' => {
    const next = added.reduce<RfqItem[] | null>((items, item) => items && withItem(items, item), read())
    if (!next) return 'full'
    return write(next) ? 'added' : 'notStored'
  },
  remove: (...rowIds: string[]) => write(read().filter((item) => !rowIds.includes(item.rowId))),
  replace: write,
  isFull: (items: RfqItem[]) => items.length >= maxItems,
}
