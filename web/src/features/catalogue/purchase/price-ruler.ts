export type Tick = { quantity: number; at: number }

/** Where the first and the last break stand on the ruler, in hundredths of its length. */
const [start, end] = [4, 94]

const spaced = (index: number, count: number) => (count < 2 ? 50 : start + ((end - start) * index) / (count - 1))

/** Breaks stand at even distances, whatever their quantities, so that their labels have room. */
export const ticksOf = (breakQuantities: readonly number[]): Tick[] =>
  breakQuantities.map((quantity, index) => ({ quantity, at: spaced(index, breakQuantities.length) }))

/** Where a quantity stands among the breaks: between two of them by its order of magnitude, beyond the last a little after it. */
export function cursorOf(breakQuantities: readonly number[], quantity: number): number {
  const ticks = ticksOf(breakQuantities)
  const next = ticks.findIndex((tick) => tick.quantity > quantity)
  if (next === 0) return Math.max(0, (ticks[0]?.at ?? 0) - 2)
  const [from, to] = next < 0 ? [ticks.at(-1), undefined] : [ticks[next - 1], ticks[next]]
  if (!from) return 0
  if (!to) return quantity > from.quantity ? Math.min(100, from.at + 3) : from.at
  return from.at + ((to.at - from.at) * Math.log(quantity / from.quantity)) / Math.log(to.quantity / from.quantity)
}

/** The break that a quantity reaches; the first for one below it. */
export const breakAt = <Break extends { quantity: number }>(
  breaks: readonly Break[],
  quantity: number,
): Break | undefined => breaks.findLast((step) => step.quantity <= quantity) ?? breaks[0]
