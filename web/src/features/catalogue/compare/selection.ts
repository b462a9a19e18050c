import { maxSlugChars, slugPattern } from '@partgate/schema/limits.ts'

export type Chosen = { slug: string; partNumber: string }

export const maxCompared = 6

export const isSlug = (text: string) => text.length <= maxSlugChars && slugPattern.test(text)

const isChosen = (entry: unknown): entry is Chosen =>
  typeof entry === 'object' &&
  entry !== null &&
  'slug' in entry &&
  'partNumber' in entry &&
  typeof entry.slug === 'string' &&
  typeof entry.partNumber === 'string' &&
  isSlug(entry.slug)

/** Scripts and extensions can write the storage, so the value is validated. */
export const parseChosen = (text: string | null): Chosen[] => {
  try {
    const entries: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(entries) ? entries.filter(isChosen).slice(0, maxCompared) : []
  } catch {
    return []
  }
}

export const toggledChosen = (chosen: readonly Chosen[], part: Chosen): Chosen[] | null => {
  const others = chosen.filter(({ slug }) => slug !== part.slug)
  if (others.length < chosen.length) return others
  return chosen.length < maxCompared ? [...chosen, part] : null
}

export const readCompared = (parts: string | string[] | undefined): string[] =>
  [...new Set([parts ?? []].flat())].filter(isSlug).slice(0, maxCompared)

export const compareHref = (slugs: readonly string[], isDifferencesOnly = false): string => {
  const fields = [
    ...slugs.map((slug) => ['part', slug]),
    ...(isDifferencesOnly && slugs.length > 1 ? [['differences', '1']] : []),
  ]
  return fields.length > 0 ? `/compare?${new URLSearchParams(fields)}` : '/compare'
}
