/** Translations of the pieces of a stored description. */
type DescriptionWords = {
  /** Stored kind of part → name in the language. */
  kinds: ReadonlyMap<string, string>
  /** Stored term after a value → pattern with `{value}`. */
  patterns: ReadonlyMap<string, string>
  formatValue: (stored: string) => string
  formatPackage: (stored: string) => string
}

export type Described = { description: string; package: string; params: readonly { display: string }[] }

const maxKindWords = 12

const findKind = (description: string, kinds: DescriptionWords['kinds']) => {
  const words = description.split(' ', maxKindWords)
  for (let count = words.length; count > 0; count--) {
    const stored = words.slice(0, count).join(' ')
    const name = kinds.get(stored)
    if (name) return { stored, name }
  }
  return null
}

/** Of the texts with which `rest` begins after a space, the one with the most characters: `1 mm`, not `1`. */
const findStart = (rest: string, texts: Iterable<string>) =>
  [...texts]
    .filter((text) => text !== '' && `${rest} `.startsWith(` ${text} `))
    .reduce<string | null>((max, text) => (max === null || text.length > max.length ? text : max), null)

const removeStart = (rest: string, text: string) => rest.slice(text.length + 1)

/** A stored description has the kind, then values, some with a term, then the package. A description with an unknown kind stays as it is, and so does text between the values that is unknown. */
export const translateDescription = (
  { description, package: packageName, params }: Described,
  { kinds, patterns, formatValue, formatPackage }: DescriptionWords,
): string => {
  const kind = findKind(description, kinds)
  if (!kind) return description
  const said = [kind.name]
  const displays = params.map(({ display }) => display)
  let rest = description.slice(kind.stored.length)
  for (let display = findStart(rest, displays); display !== null; display = findStart(rest, displays)) {
    rest = removeStart(rest, display)
    const value = formatValue(display)
    const term = findStart(rest, patterns.keys())
    if (term !== null) rest = removeStart(rest, term)
    said.push(term === null ? value : (patterns.get(term) ?? '').replace('{value}', () => value))
  }
  const unread = rest === ` ${packageName}` ? formatPackage(packageName) : rest.trim()
  return [...said, unread].filter((text) => text !== '').join(' ')
}
