/** The smallest share of the remaining parts that must have a meaning. */
const minShare = 0.1

/** `key`: of the attribute. `isRating`: the typed value is a minimum, so many parts fulfill it by chance. */
type Meaning = { key: string; isRating: boolean }

/**
 * For each reading, the index of its meaning: the first one that enough of the remaining parts have; if that is a rating,
 * the one that the most parts have. Null if no meaning fits. Only the parts that have it remain for the next reading, and
 * each attribute is used once. `sample`: by part, reading and meaning, whether the part has it.
 */
export const chooseMeanings = (
  readings: readonly (readonly Meaning[])[],
  sample: readonly (readonly (readonly boolean[])[])[],
): (number | null)[] => {
  const taken = new Set<string>()
  let parts = sample
  return readings.map((meanings, reading) => {
    const holding = (meaning: number) => parts.filter((part) => part[reading]?.[meaning])
    const counts = meanings.map(({ key }, i) => (taken.has(key) ? 0 : holding(i).length))
    const first = counts.findIndex((count) => count > 0 && count >= parts.length * minShare)
    const meant = meanings[first]?.isRating ? counts.indexOf(Math.max(...counts)) : first
    const key = meanings[meant]?.key
    if (key === undefined) return null
    taken.add(key)
    parts = holding(meant)
    return meant
  })
}
