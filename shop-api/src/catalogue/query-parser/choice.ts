/** A meaning counts when this share of the results has the typed value. */
const minShare = 0.1

/** Takes, for each reading, the first meaning that enough sampled parts have, and judges the next reading among these parts alone. No attribute is used twice; null where no meaning is left. */
export const chooseMeanings = (
  keys: readonly (readonly string[])[],
  sample: readonly (readonly (readonly boolean[])[])[],
): (number | null)[] => {
  const taken = new Set<string>()
  let parts = sample
  return keys.map((meanings, reading) => {
    const holding = (meaning: number) => parts.filter((part) => part[reading]?.[meaning])
    const meant = meanings.findIndex((key, i) => {
      const count = holding(i).length
      return !taken.has(key) && count > 0 && count >= parts.length * minShare
    })
    const key = meanings[meant]
    if (key === undefined) return null
    taken.add(key)
    parts = holding(meant)
    return meant
  })
}
