/** A ref for a heading that replaces other content: screen readers read it, and it scrolls into view. */
export const takeFocus = (heading: HTMLElement | null) => heading?.focus()
