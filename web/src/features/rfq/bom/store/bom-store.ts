import { createStore, del, get, set, update, type UseStore } from 'idb-keyval'
import type { BomList } from '../bom-list.ts'
import { restoreList } from './restore-list.ts'
import { markListStored } from './stored-mark.ts'

const key = 'current'
let database: UseStore | undefined
export const listDatabase = () => (database ??= createStore('partgate-bom', 'lists'))

/** IndexedDB, because a list with its cells can exceed what localStorage holds. */
export const createBomStore = () => {
  const store = listDatabase()
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('partgate-bom') : null
  let next: BomList | null = null
  let writing: Promise<boolean> | null = null

  const notify = () => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    channel?.postMessage('changed')
  }

  const writeNext = async (): Promise<boolean> => {
    const list = next
    try {
      await (list ? set(key, list, store) : del(key, store))
      markListStored(list !== null)
    } catch {
      return list === next ? false : writeNext()
    }
    notify()
    return list === next ? true : writeNext()
  }

  return {
    /**
     * Null where there is no list, or the browser stores none.
     *
     * Also sets or removes the mark of a stored list, on `<html>` and in localStorage.
     */
    read: async (): Promise<BomList | null> => {
      try {
        const list = restoreList(await get(key, store))
        markListStored(list !== null)
        return list
      } catch {
        return null
      }
    },
    /** False where the browser does not store it. Of several lists in a row, the last one is written. */
    write: (list: BomList | null): Promise<boolean> => {
      next = list
      writing ??= writeNext().finally(() => {
        writing = null
      })
      return writing
    },
    /** Changes the list that is stored. Where the browser stores none, nothing changes. */
    change: async (toNext: (list: BomList) => BomList): Promise<void> => {
      await writing
      const changeStored = (stored: unknown) => {
        const list = restoreList(stored)
        return list ? toNext(list) : stored
      }
      await update(key, changeStored, store).then(notify, () => {})
    },
    /** Reports each list that another tab writes. */
    subscribe: (onChange: () => void) => {
      channel?.addEventListener('message', onChange)
      return () => channel?.removeEventListener('message', onChange)
    },
  }
}

export type BomStore = ReturnType<typeof createBomStore>
