import { changeSignal } from '#ui/change-signal.ts'

let place = ''
let trips = 0
const begun = changeSignal()

/** Moving within a page (to an anchor, to where one is) is not a change. */
const isElsewhere = (target: string) => {
  const [to, from] = [new URL(target, place), new URL(place)]
  return to.pathname !== from.pathname || to.search !== from.search
}

/** How many changes of page have begun; told by the router, read by the loading bar. */
export const navigationProgress = {
  /** The address alone does not say where one is: on the way back it is the next page's already. */
  arrive: (href: string) => {
    place = href
  },
  start: (target: string) => {
    if (!place || !isElsewhere(target)) return
    trips += 1
    begun.tell()
  },
  read: () => trips,
  subscribe: begun.subscribe,
}
