/** An attribute counts as meant when so much of what is found has the typed value. */
const fewestShare = 0.1

/**
 * Which meaning each reading has, by parts that have any of them: for every part and reading, which of its meanings it
 * fulfils. Of those that enough parts fulfil the first, on which the next reading is judged among these parts alone; no
 * attribute twice. Null for a reading that is left with none.
 */
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
      return !taken.has(key) && count > 0 && count >= parts.length * fewestShare
    })
    const key = meanings[meant]
    if (key === undefined) return null
    taken.add(key)
    parts = holding(meant)
    return meant
  })
}
