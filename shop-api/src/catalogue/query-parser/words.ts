import { isSameSize, listDimensions } from './dimensions.ts'
import { buildPackageBook, findNamed, toMetricNames, toStandard } from './package-names.ts'

type Entry = { key: string; values: readonly string[] }
/** `findSized`: the packages of these dimensions. */
export type WordBook = {
  get: (word: string) => Entry | undefined
  findSized: (dimensions: readonly number[]) => string[]
}
type Value = { key: string; value: string }

export const packageKey = 'package'

/** `SOT-23`, `sot23` and `SOT 23` are equal. */
export const toCompactForm = (word: string) =>
  word
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** The zero of the class is often written as the letter, and reels still carry the older name. */
const synonyms: Record<string, readonly string[]> = { C0G: ['COG', 'NP0', 'NPO'] }
const minChars = 2

/** `QFN-32 (5 × 5 mm)` may be typed as `QFN32`, `Axial DO-35` as `DO35`, `SMD 3225-4` as `3225`. */
const shortForms = (name: string) =>
  name.split(/[\s()]+/).flatMap((part) => {
    const pieces = part.split('-')
    return pieces.map((_, i) => toCompactForm(pieces.slice(0, i + 1).join('-'))).filter((form) => /\d/.test(form))
  })

const toForms = ({ key, value }: Value) => {
  const whole = toCompactForm(value)
  const forms = [whole, ...(synonyms[whole] ?? [])]
  return key === packageKey
    ? [
        ...forms,
        ...toMetricNames(value),
        ...shortForms(value).filter((form) => form.length >= 4 || whole.startsWith(form)),
      ]
    : forms
}

/** Names of letters alone have other meanings too: SMA is a package and a connector. */
const isPackageName = (word: string) => /^[^\s_:;,/]+$/.test(word) && /\d/.test(toStandard(toCompactForm(word)))

/** Where several attributes share a word, the first attribute wins. */
export const createWordBook = (values: readonly Value[]): WordBook => {
  const book = new Map<string, { key: string; values: string[] }>()
  const names = values.flatMap(({ key, value }) => (key === packageKey ? [value] : []))
  const packages = buildPackageBook(names)
  const sized = names.flatMap((name) => listDimensions(name).map((dimensions) => ({ name, dimensions })))
  for (const value of values)
    for (const form of new Set(toForms(value))) {
      if (form.length < minChars) continue
      const entry = book.get(form) ?? { key: value.key, values: [] }
      if (entry.key === value.key) entry.values.push(value.value)
      book.set(form, entry)
    }
  const get = (word: string) => {
    const entry = book.get(toCompactForm(word))
    if (entry && entry.key !== packageKey) return entry
    const named = isPackageName(word) ? findNamed(word.toUpperCase(), packages) : []
    return named.length === 0 ? entry : { key: packageKey, values: [...new Set([...(entry?.values ?? []), ...named])] }
  }
  const findSized = (wanted: readonly number[]) => [
    ...new Set(sized.flatMap(({ name, dimensions }) => (isSameSize(wanted, dimensions) ? [name] : []))),
  ]
  return { get, findSized }
}
