import { changeSignal } from '#ui/change-signal.ts'

/** Whether a change of page is under way; set by the router, read by the loading bar. */
let isMoving = false
const changed = changeSignal()
const set = (next: boolean) => {
  if (next === isMoving) return
  isMoving = next
  changed.tell()
}

/** Moving within a page (to an anchor, to where one is) is not a change. */
const isElsewhere = (target: string, current: string) => {
  const [to, from] = [new URL(target, current), new URL(current)]
  return to.pathname !== from.pathname || to.search !== from.search
}

export const navigationProgress = {
  start: (target: string, current: string) => set(isElsewhere(target, current)),
  end: () => set(false),
  read: () => isMoving,
  subscribe: changed.subscribe,
}
