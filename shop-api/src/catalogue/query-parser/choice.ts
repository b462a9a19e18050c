/** A meaning counts when this share of the results has the typed value. */
const minShare = 0.1

/** `isRating`: the value is a minimum, so that many parts have it by chance. */
type Meaning = { key: string; isRating: boolean }

/** Takes, for each reading, the first meaning that enough sampled parts have; in place of a rating, the meaning that most of them have. Judges the next reading among these parts alone. No attribute is used twice; null where no meaning is left. */
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
