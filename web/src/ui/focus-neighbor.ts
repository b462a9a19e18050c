type Item = { id: string }

export const findNeighbor = (items: readonly Item[], gone: readonly Item[]): Item | undefined => {
  const isGone = ({ id }: Item) => gone.some((item) => item.id === id)
  const first = items.findIndex(isGone)
  return items.slice(first).find((item) => !isGone(item)) ?? items.slice(0, Math.max(first, 0)).at(-1)
}

type Targets = { toButtonId: (itemId: string) => string; titleId: string }

/** Called before the items are removed, with the focused button. */
export const focusNeighbor = (items: readonly Item[], gone: readonly Item[], { toButtonId, titleId }: Targets) => {
  const neighbor = findNeighbor(items, gone)
  document.getElementById(neighbor ? toButtonId(neighbor.id) : titleId)?.focus()
}
