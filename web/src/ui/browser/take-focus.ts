/** A ref for a heading or button that replaces other content: screen readers read it, and it scrolls into view. */
export const takeFocus = (element: HTMLElement | null) => element?.focus()
