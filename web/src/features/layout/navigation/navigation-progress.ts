import { changeSignal } from '#ui/browser/change-signal.ts'

let place = ''
let trips = 0
const begun = changeSignal()

/** A move to an anchor of the same page is not a change of page. */
const isElsewhere = (target: string) => {
  const [to, from] = [new URL(target, place), new URL(place)]
  return to.pathname !== from.pathname || to.search !== from.search
}

export const navigationProgress = {
  /** On the way back the URL is already that of the next page. */
  arrive: (href: string) => {
    place = href
  },
  start: (target: string) => {
    if (!place || !isElsewhere(target)) return
    trips += 1
    begun.notify()
  },
  read: () => trips,
  subscribe: begun.subscribe,
}
