/** Where somebody is in a list: what has the focus, which groups stand open, how high the list lies (null where one
 * goes to its top), and how far the panel of the filters has been turned (null where it is closed). */
type Place = { path: string; focused: string | null; open: string[]; top: number | null; panelTop: number | null }

let held: Place | null = null

const panelOf = (list: HTMLElement) => list.querySelector<HTMLElement>('[popover]:popover-open')
const scrolledOf = (panel: HTMLElement) => panel.querySelector('[data-scrolled]') ?? panel

/** Before the next list comes: where one is. Between a page that is kept and one made for a visitor nothing of the page stays. */
export function holdPlace(list: HTMLElement, path: string, isTurned: boolean) {
  const { activeElement } = document
  const panel = panelOf(list)
  held = {
    path,
    focused: list.contains(activeElement) ? (activeElement?.id ?? '') : null,
    open: [...list.querySelectorAll('details[open]')].map(({ id }) => id).filter(Boolean),
    top: isTurned ? null : list.getBoundingClientRect().top,
    panelTop: panel && scrolledOf(panel).scrollTop,
  }
}

/** What was pressed may not be there any more: then its list has the focus, not the page. */
export function keepFocus(list: HTMLElement) {
  if (held && held.focused !== null && !list.contains(document.activeElement))
    (document.getElementById(held.focused) ?? list).focus({ preventScroll: true })
  held = null
}

/** On the new page of a list: one is where one was. False where nobody comes from a list. */
export function takePlace(list: HTMLElement): boolean {
  if (held?.path !== location.pathname) return false
  for (const id of held.open) document.getElementById(id)?.setAttribute('open', '')
  const panel = list.querySelector<HTMLElement>('[popover]')
  if (panel && held.panelTop !== null) {
    panel.showPopover()
    scrolledOf(panel).scrollTop = held.panelTop
  }
  if (held.top !== null) scrollBy({ top: list.getBoundingClientRect().top - held.top, behavior: 'instant' })
  keepFocus(list)
  return true
}
