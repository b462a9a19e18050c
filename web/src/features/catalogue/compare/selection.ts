/** A part chosen to be compared. */
export type Chosen = { slug: string; partNumber: string }

export const mostCompared = 6
const longestSlug = 200
const slugShape = /^[a-z0-9]+(-[a-z0-9]+)*$/

export const isSlug = (text: string) => text.length <= longestSlug && slugShape.test(text)

const isChosen = (entry: unknown): entry is Chosen =>
  typeof entry === 'object' &&
  entry !== null &&
  'slug' in entry &&
  'partNumber' in entry &&
  typeof entry.slug === 'string' &&
  typeof entry.partNumber === 'string' &&
  isSlug(entry.slug)

/** What is kept; nothing where somebody has written nonsense there. */
export const parseChosen = (text: string | null): Chosen[] => {
  try {
    const entries: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(entries) ? entries.filter(isChosen).slice(0, mostCompared) : []
  } catch {
    return []
  }
}

/** With this one on or off; null where no more fit. */
export const toggledChosen = (chosen: readonly Chosen[], part: Chosen): Chosen[] | null => {
  const others = chosen.filter(({ slug }) => slug !== part.slug)
  if (others.length < chosen.length) return others
  return chosen.length < mostCompared ? [...chosen, part] : null
}

/** The parts that an address asks to compare, each once. */
export const readCompared = (parts: string | string[] | undefined): string[] =>
  [...new Set([parts ?? []].flat())].filter(isSlug).slice(0, mostCompared)

export const compareHref = (slugs: readonly string[], isDifferencesOnly = false): string => {
  const fields = [
    ...slugs.map((slug) => ['part', slug]),
    ...(isDifferencesOnly && slugs.length > 1 ? [['differences', '1']] : []),
  ]
  return fields.length > 0 ? `/compare?${new URLSearchParams(fields)}` : '/compare'
}
