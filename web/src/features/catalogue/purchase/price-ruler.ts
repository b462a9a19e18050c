type Break = { quantity: number }

/** Position of the first and the last break, in hundredths of the ruler. */
const [start, end] = [7, 92]

const spaced = (index: number, count: number) => (count < 2 ? 50 : start + ((end - start) * index) / (count - 1))

/** Breaks are evenly spaced so that their labels fit. */
export const placeTicks = <B extends Break>(breaks: readonly B[]): (B & { at: number })[] =>
  breaks.map((step, index) => ({ ...step, at: spaced(index, breaks.length) }))

/** Logarithmic between two breaks. */
export function placeCursor(breaks: readonly Break[], quantity: number): number {
  const ticks = placeTicks(breaks)
  const next = ticks.findIndex((tick) => tick.quantity > quantity)
  const [from, to] = next < 0 ? [ticks.at(-1), undefined] : [ticks[next - 1], ticks[next]]
  if (!from) return to ? to.at - 2 : 0
  if (!to) return quantity > from.quantity ? from.at + 3 : from.at
  return from.at + ((to.at - from.at) * Math.log(quantity / from.quantity)) / Math.log(to.quantity / from.quantity)
}

export const breakAt = <B extends Break>(breaks: readonly B[], quantity: number): B | undefined =>
  breaks.findLast((step) => step.quantity <= quantity) ?? breaks[0]
