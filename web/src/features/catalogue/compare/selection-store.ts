import { changeSignal } from '#ui/browser/change-signal.ts'
import { storedText } from '#ui/browser/stored-text.ts'
import { parseChosen, toggledChosen, type Chosen } from './selection.ts'

const { read, write } = storedText('compare')
const changed = changeSignal()

const replace = (chosen: readonly Chosen[]) => {
  write(JSON.stringify(chosen))
  changed.notify()
}

export const selectionStore = {
  read,
  subscribe: changed.subscribe,
  toggle: (part: Chosen): boolean => {
    const next = toggledChosen(parseChosen(read()), part)
    if (next) replace(next)
    return next !== null
  },
  replace,
}
