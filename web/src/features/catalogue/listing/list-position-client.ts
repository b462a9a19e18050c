type Position = {
  /** Of the requested list: its path and search. */
  address: string
  filters: HTMLElement | null
  focused: string | null
  open: string[]
  top: number | null
  filtersTop: number | null
}

let stored: Position | null = null

const findFilters = (list: HTMLElement) => list.querySelector<HTMLElement>('#filters')
const findScrolled = (filters: HTMLElement) => filters.querySelector('[data-scrolled]') ?? filters

/** Closes every open panel except the filters, which stay open beside the new list. */
export const closePanels = (list: HTMLElement) => {
  for (const panel of list.querySelectorAll<HTMLElement>('[popover]:popover-open:not(#filters)')) panel.hidePopover()
}

/** The way between a cached page and a page rendered per request replaces the whole DOM, so position and focus are stored. */
export function storePosition(list: HTMLElement, address: string, shouldScrollToTop: boolean) {
  const { activeElement } = document
  const filters = findFilters(list)
  stored = {
    address,
    filters,
    focused: list.contains(activeElement) ? (activeElement?.id ?? '') : null,
    open: [...list.querySelectorAll('details[open]')].map(({ id }) => id).filter(Boolean),
    top: shouldScrollToTop ? null : list.getBoundingClientRect().top,
    filtersTop: filters?.matches(':popover-open') ? findScrolled(filters).scrollTop : null,
  }
}

/** The list takes the focus if the pressed element is gone. Clears the stored position. */
function restoreFocus(list: HTMLElement) {
  if (stored && stored.focused !== null && !list.contains(document.activeElement))
    (document.getElementById(stored.focused) ?? list).focus({ preventScroll: true })
  stored = null
}

/** A change inside one page replaces its filters if the document had their contents. */
export function settlePosition(list: HTMLElement) {
  const isReplaced = stored !== null && findFilters(list) !== stored.filters
  if (!isReplaced || !restorePosition(list)) restoreFocus(list)
}

/** False without a stored position for this address. The position of another address is cleared: its list never arrived. */
export function restorePosition(list: HTMLElement): boolean {
  if (stored?.address !== location.pathname + location.search) {
    stored = null
    return false
  }
  for (const id of stored.open) document.getElementById(id)?.setAttribute('open', '')
  const filters = findFilters(list)
  if (filters && stored.filtersTop !== null) {
    filters.showPopover()
    findScrolled(filters).scrollTop = stored.filtersTop
  }
  if (stored.top !== null) scrollBy({ top: list.getBoundingClientRect().top - stored.top, behavior: 'instant' })
  restoreFocus(list)
  return true
}
