/** Words a buyer may type, made equal, and what each may say: values of an attribute or of `package`. */
export type WordBook = ReadonlyMap<string, { key: string; values: readonly string[] }>
type Value = { key: string; value: string }

export const packageKey = 'package'

/** `SOT-23`, `sot23` and `SOT 23` are one. */
export const compact = (word: string) =>
  word
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** The zero of the class is written as the letter, and the older name is still on most reels. */
const synonyms: Record<string, readonly string[]> = { C0G: ['COG', 'NP0', 'NPO'] }
const fewestSigns = 2

/** `QFN-32 (5 × 5 mm)` may be typed as `QFN32`, `Axial DO-35` as `DO35`, `SMD 3225-4` as `3225`: every stretch that begins a
 * part of the name and has a digit. */
const shortForms = (name: string) =>
  name.split(/[\s()]+/).flatMap((part) => {
    const pieces = part.split('-')
    return pieces.map((_, i) => compact(pieces.slice(0, i + 1).join('-'))).filter((form) => /\d/.test(form))
  })

const formsOf = ({ key, value }: Value) => {
  const whole = compact(value)
  const forms = [whole, ...(synonyms[whole] ?? [])]
  return key === packageKey
    ? [...forms, ...shortForms(value).filter((form) => form.length >= 4 || whole.startsWith(form))]
    : forms
}

/** Of a word that several attributes know, the first one's meaning. */
export const wordBook = (values: readonly Value[]): WordBook => {
  const book = new Map<string, { key: string; values: string[] }>()
  for (const value of values)
    for (const form of new Set(formsOf(value))) {
      if (form.length < fewestSigns) continue
      const entry = book.get(form) ?? { key: value.key, values: [] }
      if (entry.key === value.key) entry.values.push(value.value)
      book.set(form, entry)
    }
  return book
}
