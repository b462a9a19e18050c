type Place = { path: string; focused: string | null; open: string[]; top: number | null; filtersTop: number | null }

let held: Place | null = null

/** The filters stay open beside the new list; other panels close. */
const findFilters = (list: HTMLElement) => list.querySelector<HTMLElement>('#filters')
const findScrolled = (filters: HTMLElement) => filters.querySelector('[data-scrolled]') ?? filters

export const closePanels = (list: HTMLElement) => {
  for (const panel of list.querySelectorAll<HTMLElement>('[popover]:popover-open:not(#filters)')) panel.hidePopover()
}

/** A cached page and a page rendered per request share no DOM, so position and focus are stored. */
export function holdPlace(list: HTMLElement, path: string, isTurned: boolean) {
  const { activeElement } = document
  const filters = findFilters(list)
  held = {
    path,
    focused: list.contains(activeElement) ? (activeElement?.id ?? '') : null,
    open: [...list.querySelectorAll('details[open]')].map(({ id }) => id).filter(Boolean),
    top: isTurned ? null : list.getBoundingClientRect().top,
    filtersTop: filters?.matches(':popover-open') ? findScrolled(filters).scrollTop : null,
  }
}

/** The pressed element may be gone, so the list takes the focus. */
export function keepFocus(list: HTMLElement) {
  if (held && held.focused !== null && !list.contains(document.activeElement))
    (document.getElementById(held.focused) ?? list).focus({ preventScroll: true })
  held = null
}

export function takePlace(list: HTMLElement): boolean {
  if (held?.path !== location.pathname) return false
  for (const id of held.open) document.getElementById(id)?.setAttribute('open', '')
  const filters = findFilters(list)
  if (filters && held.filtersTop !== null) {
    filters.showPopover()
    findScrolled(filters).scrollTop = held.filtersTop
  }
  if (held.top !== null) scrollBy({ top: list.getBoundingClientRect().top - held.top, behavior: 'instant' })
  keepFocus(list)
  return true
}
