type Item = { id: string }

const isAmong = (items: readonly Item[], { id }: Item) => items.some((item) => item.id === id)

export const findNeighbor = (items: readonly Item[], gone: readonly Item[]): Item | undefined => {
  const first = items.findIndex((item) => isAmong(gone, item))
  return items.slice(first).find((item) => !isAmong(gone, item)) ?? items.slice(0, Math.max(first, 0)).at(-1)
}

type Targets = { toButtonId: (itemId: string) => string; titleId: string }

/** Called before the items are removed, with the focused button. Items without a button on the page are not neighbors. */
export const focusNeighbor = (items: readonly Item[], gone: readonly Item[], { toButtonId, titleId }: Targets) => {
  const candidates = items.filter((item) => isAmong(gone, item) || document.getElementById(toButtonId(item.id)))
  const neighbor = findNeighbor(candidates, gone)
  document.getElementById(neighbor ? toButtonId(neighbor.id) : titleId)?.focus()
}
