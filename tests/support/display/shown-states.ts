import type { WindowWithColors } from './page-colors.ts'

/** Runs in the page: elements that look the same without their state, and the same as others without it. */
export const findHiddenStates = () => {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const { toContrast, isOpaque, findBackdrop } = (window as WindowWithColors).colors
  const sides = ['block-start', 'inline-end', 'block-end', 'inline-start']
  /** Without what the same color hides. */
  const toPartLook = (part: Element, pseudo: string) => {
    const style = getComputedStyle(part, pseudo)
    if (pseudo && style.content === 'none') return ''
    const backdrop = findBackdrop(part)
    const ifSeen = (color: string) => (isOpaque(color) && toContrast(color, backdrop) > 1.2 ? color : '')
    const edges = sides.map((side) => {
      const width = style.getPropertyValue(`border-${side}-width`)
      return width === '0px' ? '' : ifSeen(style.getPropertyValue(`border-${side}-color`)) && width
    })
    const outline = style.outlineStyle === 'none' ? '' : ifSeen(style.outlineColor)
    const surface = pseudo ? ifSeen(style.backgroundColor) : backdrop
    const { color, stroke, content, textDecorationLine } = style
    return [...edges, outline, surface, color, stroke, content, textDecorationLine].join()
  }
  const toLook = (...parts: (Element | null)[]) =>
    parts
      .flatMap((part) => (part ? ['', '::before', '::after'].map((pseudo) => toPartLook(part, pseudo)) : []))
      .join('|')
  const toWholeLook = (element: Element) => toLook(element, ...element.querySelectorAll('*'))
  const isSeen = (look: Element, leave: () => void, enter: () => void) => {
    const during = toWholeLook(look)
    leave()
    const without = toWholeLook(look)
    enter()
    return during !== without
  }
  const isOff = (element: Element, name: string) => (element.getAttribute(name) ?? 'false') === 'false'
  const differsFromOthers = (element: Element, name: string) =>
    [...(element.closest('ul, ol, dl, nav, table, form, main')?.querySelectorAll(element.localName) ?? [])].some(
      (other) =>
        isOff(other, name) &&
        isShown(other) &&
        other.classList[0] === element.classList[0] &&
        toLook(other, other.firstElementChild) !== toLook(element, element.firstElementChild),
    )

  const problems: string[] = []
  for (const name of ['aria-current', 'aria-selected', 'aria-pressed', 'aria-invalid', 'aria-disabled', 'disabled'])
    for (const element of document.body.querySelectorAll(`[${name}]`)) {
      // A busy button is disabled too, and looks busy.
      const isBusy = name === 'aria-disabled' && !isOff(element, 'aria-busy')
      if (!isShown(element) || isOff(element, name) || isBusy) continue
      const value = element.getAttribute(name) ?? ''
      const leave = () => element.removeAttribute(name)
      const enter = () => element.setAttribute(name, value)
      if (!isSeen(element, leave, enter) && !differsFromOthers(element, name))
        problems.push(`${name} not seen: ${element.outerHTML.slice(0, 160)}`)
    }

  for (const input of document.body.querySelectorAll<HTMLInputElement>('input:checked')) {
    const { appearance, opacity } = getComputedStyle(input)
    const label = input.labels?.[0]
    if ((appearance !== 'none' && opacity !== '0') || !label || !isShown(label)) continue
    const leave = () => (input.checked = false)
    const enter = () => (input.checked = true)
    if (!isSeen(label, leave, enter)) problems.push(`choice not seen: ${label.outerHTML.slice(0, 160)}`)
  }
  return problems
}
