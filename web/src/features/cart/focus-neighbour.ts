type Line = { id: string }

export const cartTitleId = 'cart-title'
export const removeButtonId = (lineId: string) => `remove-${lineId}`

/** The line that takes the place of the removed ones: the next that stays, else the last before. */
export const neighbourOf = (lines: Line[], gone: Line[]): Line | undefined => {
  const isGone = ({ id }: Line) => gone.some((line) => line.id === id)
  const first = lines.findIndex(isGone)
  return lines.slice(first).find((line) => !isGone(line)) ?? lines.slice(0, Math.max(first, 0)).at(-1)
}

/** Keeps the keyboard where it was when its row goes away: on the neighbour, or on the title of a cart that is empty now. */
export const focusNeighbour = (lines: Line[], gone: Line[]) => {
  const neighbour = neighbourOf(lines, gone)
  document.getElementById(neighbour ? removeButtonId(neighbour.id) : cartTitleId)?.focus()
}
