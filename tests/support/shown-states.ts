/** Runs in the page: elements that look the same without their state, and the same as others without it. */
export const findHiddenStates = () => {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const sides = ['block-start', 'inline-end', 'block-end', 'inline-start']
  const properties = sides
    .flatMap((side) => [`border-${side}-color`, `border-${side}-width`, `border-${side}-style`])
    .concat('background-color', 'color', 'outline-style', 'outline-color', 'text-decoration-line', 'content', 'stroke')
  const toLook = (element: Element) =>
    [element, ...element.querySelectorAll('*')]
      .flatMap((part) =>
        ['', '::before', '::after'].map((pseudo) => {
          const style = getComputedStyle(part, pseudo)
          return properties.map((name) => style.getPropertyValue(name)).join()
        }),
      )
      .join('|')
  const isSeen = (look: Element, leave: () => void, enter: () => void) => {
    const during = toLook(look)
    leave()
    const without = toLook(look)
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
        toLook(other) !== toLook(element),
    )

  const problems: string[] = []
  for (const name of ['aria-current', 'aria-selected', 'aria-pressed', 'aria-invalid', 'disabled'])
    for (const element of document.body.querySelectorAll(`[${name}]`)) {
      if (!isShown(element) || isOff(element, name)) continue
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
