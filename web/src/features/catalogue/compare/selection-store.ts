import { changeSignal } from '#ui/change-signal.ts'
import { parseChosen, toggledChosen, type Chosen } from './selection.ts'

const key = 'compare'
/** Without storage the selection lasts as long as the page. */
let stored: string | null = null
const changed = changeSignal()

const read = () => {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return stored
  }
}

const write = (chosen: readonly Chosen[]) => {
  stored = JSON.stringify(chosen)
  try {
    sessionStorage.setItem(key, stored)
  } catch {
    // Storage is full or forbidden.
  }
  changed.tell()
}

export const selectionStore = {
  read,
  subscribe: changed.subscribe,
  toggle: (part: Chosen): boolean => {
    const next = toggledChosen(parseChosen(read()), part)
    if (next) write(next)
    return next !== null
  },
  replace: write,
}
