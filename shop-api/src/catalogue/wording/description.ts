/** What `describe` replaces in a stored description. */
export type DescriptionWords = {
  /** Stored kind of part → name in the language. */
  kinds: ReadonlyMap<string, string>
  /** Stored term after a value → pattern with `{value}`. */
  patterns: ReadonlyMap<string, string>
  formatValue: (stored: string) => string
  formatPackage: (stored: string) => string
}

type Described = { description: string; package: string; params: readonly { display: string }[] }

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

/** `rest` begins with a space wherever text is left. */
const removeStart = (rest: string, text: string) => {
  const start = ` ${text}`
  return rest.startsWith(start) && (rest.length === start.length || rest[start.length] === ' ')
    ? rest.slice(start.length)
    : null
}

/** A stored description has the kind, then values, some with a term, then the package. A description with an unknown kind stays as it is, and so does text between the values that is unknown. */
export const translateDescription = (
  { description, package: packageName, params }: Described,
  { kinds, patterns, formatValue, formatPackage }: DescriptionWords,
): string => {
  const kind = findKind(description, kinds)
  if (!kind) return description
  const said = [kind.name]
  let rest = description.slice(kind.stored.length)
  for (const { display } of params) {
    const afterValue = removeStart(rest, display)
    if (afterValue === null) continue
    rest = afterValue
    const value = formatValue(display)
    const term = [...patterns.keys()].find((name) => removeStart(rest, name) !== null)
    rest = term === undefined ? rest : (removeStart(rest, term) ?? rest)
    said.push(term === undefined ? value : (patterns.get(term) ?? '{value}').replace('{value}', () => value))
  }
  const unread = rest === ` ${packageName}` ? formatPackage(packageName) : rest.trim()
  return [...said, unread].filter((text) => text !== '').join(' ')
}
