type Place = { path: string; focused: string | null; open: string[]; top: number | null; panelTop: number | null }

let held: Place | null = null

const findPanel = (list: HTMLElement) => list.querySelector<HTMLElement>('[popover]:popover-open')
const findScrolled = (panel: HTMLElement) => panel.querySelector('[data-scrolled]') ?? panel

/** A cached page and a page rendered per request share no DOM, so position and focus are stored. */
export function holdPlace(list: HTMLElement, path: string, isTurned: boolean) {
  const { activeElement } = document
  const panel = findPanel(list)
  held = {
    path,
    focused: list.contains(activeElement) ? (activeElement?.id ?? '') : null,
    open: [...list.querySelectorAll('details[open]')].map(({ id }) => id).filter(Boolean),
    top: isTurned ? null : list.getBoundingClientRect().top,
    panelTop: panel && findScrolled(panel).scrollTop,
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
  const panel = list.querySelector<HTMLElement>('[popover]')
  if (panel && held.panelTop !== null) {
    panel.showPopover()
    findScrolled(panel).scrollTop = held.panelTop
  }
  if (held.top !== null) scrollBy({ top: list.getBoundingClientRect().top - held.top, behavior: 'instant' })
  keepFocus(list)
  return true
}
