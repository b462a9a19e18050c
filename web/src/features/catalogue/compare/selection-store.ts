import { changeSignal } from '#ui/change-signal.ts'
import { parseChosen, toggledChosen, type Chosen } from './selection.ts'

const key = 'compare'
/** Where nothing may be kept, the choice lasts as long as the page. */
let kept: string | null = null
const changed = changeSignal()

const read = () => {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return kept
  }
}

const write = (chosen: readonly Chosen[]) => {
  kept = JSON.stringify(chosen)
  try {
    sessionStorage.setItem(key, kept)
  } catch {
    // Full or forbidden.
  }
  changed.tell()
}

/** The parts ticked to be compared, in this tab. */
export const selectionStore = {
  read,
  subscribe: changed.subscribe,
  /** False where no more fit. */
  toggle: (part: Chosen): boolean => {
    const next = toggledChosen(parseChosen(read()), part)
    if (next) write(next)
    return next !== null
  },
  replace: write,
}
