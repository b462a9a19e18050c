type Line = { id: string }

export const cartTitleId = 'cart-title'
export const removeButtonId = (lineId: string) => `remove-${lineId}`

export const findNeighbour = (lines: Line[], gone: Line[]): Line | undefined => {
  const isGone = ({ id }: Line) => gone.some((line) => line.id === id)
  const first = lines.findIndex(isGone)
  return lines.slice(first).find((line) => !isGone(line)) ?? lines.slice(0, Math.max(first, 0)).at(-1)
}

export const focusNeighbour = (lines: Line[], gone: Line[]) => {
  const neighbour = findNeighbour(lines, gone)
  document.getElementById(neighbour ? removeButtonId(neighbour.id) : cartTitleId)?.focus()
}
