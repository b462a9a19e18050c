/** The smallest share of the remaining parts that must have a candidate. */
const minShare = 0.1

/** A possible meaning of a typed value. `key`: of the attribute. `isMinimum`: many parts fulfill it by chance. `parts`: the sampled parts that have it. */
type Candidate = { key: string; isMinimum: boolean; parts: ReadonlySet<number> }

/**
 * For each typed value, the first candidate that enough of the remaining parts have; if that is a minimum, the one that
 * the most parts have, unless some of these parts have an earlier, exact candidate as well: a 48 V relay has a coil for
 * 48 V, although the contacts of all relays are rated for more. Null if none fits. Only the parts that have it remain for the next
 * typed value, and each attribute is used once.
 */
export const chooseCandidates = <C extends Candidate>(
  typedValues: readonly (readonly C[])[],
  partCount: number,
): (C | null)[] => {
  const usedKeys = new Set<string>()
  let remaining: ReadonlySet<number> = new Set(Array(partCount).keys())
  return typedValues.map((candidates) => {
    const unused = candidates
      .filter(({ key }) => !usedKeys.has(key))
      .map((candidate) => ({ candidate, parts: remaining.intersection(candidate.parts) }))
    const first = unused.find(({ parts }) => parts.size > 0 && parts.size >= remaining.size * minShare)
    if (!first) return null
    const most = first.candidate.isMinimum
      ? unused.reduce((largest, each) => (each.parts.size > largest.parts.size ? each : largest), first)
      : first
    const exact = unused
      .slice(0, unused.indexOf(most))
      .find(({ candidate, parts }) => !candidate.isMinimum && parts.size > 0 && parts.isSubsetOf(most.parts))
    const chosen = most.candidate.isMinimum ? (exact ?? most) : most
    usedKeys.add(chosen.candidate.key)
    remaining = chosen.parts
    return chosen.candidate
  })
}
