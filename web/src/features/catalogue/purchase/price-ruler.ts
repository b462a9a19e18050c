type Break = { quantity: number }

/** Where the first and the last break stand on the ruler, in hundredths of its length. */
const [start, end] = [7, 92]

const spaced = (index: number, count: number) => (count < 2 ? 50 : start + ((end - start) * index) / (count - 1))

/** Breaks stand at even distances, whatever their quantities, so that their labels have room. */
export const ticksOf = <B extends Break>(breaks: readonly B[]): (B & { at: number })[] =>
  breaks.map((step, index) => ({ ...step, at: spaced(index, breaks.length) }))

/** Where a quantity stands among the breaks: between two of them by its order of magnitude, outside them just beside. */
export function cursorOf(breaks: readonly Break[], quantity: number): number {
  const ticks = ticksOf(breaks)
  const next = ticks.findIndex((tick) => tick.quantity > quantity)
  const [from, to] = next < 0 ? [ticks.at(-1), undefined] : [ticks[next - 1], ticks[next]]
  if (!from) return to ? to.at - 2 : 0
  if (!to) return quantity > from.quantity ? from.at + 3 : from.at
  return from.at + ((to.at - from.at) * Math.log(quantity / from.quantity)) / Math.log(to.quantity / from.quantity)
}

/** The break that a quantity reaches; the first for one below it. */
export const breakAt = <B extends Break>(breaks: readonly B[], quantity: number): B | undefined =>
  breaks.findLast((step) => step.quantity <= quantity) ?? breaks[0]
