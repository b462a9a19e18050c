import { readDesignators } from '../columns/designators.ts'
import { withUnsureQuantity } from './quantity-of-row.ts'
import type { ListLine } from './read-rows.ts'

/** With a larger share of repeated names, the list is that of several boards, each with a `C1` of its own. */
const maxRepeatedShare = 0.25

/** Two parts cannot have one place: `C1-C3` and `C2-C5` count pieces twice, so their number is unsure. */
export const withUnsureRepeats = (lines: readonly ListLine[]): ListLine[] => {
  const namesOf = new Map(
    lines
      .filter(({ kind }) => kind === 'part')
      .map((line) => [line, readDesignators(line.designators, true)?.names ?? []] as const),
  )
  const counts = new Map<string, number>()
  for (const name of [...namesOf.values()].flat()) counts.set(name, (counts.get(name) ?? 0) + 1)
  const repeated = new Set([...counts].flatMap(([name, count]) => (count > 1 ? [name] : [])))
  if (repeated.size > counts.size * maxRepeatedShare) return [...lines]
  return lines.map((line) =>
    line.quantity.state === 'designators' && namesOf.get(line)?.some((name) => repeated.has(name))
      ? withUnsureQuantity(line)
      : line,
  )
}
