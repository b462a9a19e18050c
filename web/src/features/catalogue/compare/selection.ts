import { isRecord, parseJson } from '@partgate/schema/json.ts'
import { maxSlugChars, slugPattern } from '@partgate/schema/limits.ts'

export type Chosen = { slug: string; partNumber: string }

export const maxCompared = 6

const isSlug = (text: string) => text.length <= maxSlugChars && slugPattern.test(text)

const isChosen = (entry: unknown): entry is Chosen =>
  isRecord(entry) &&
  typeof entry['slug'] === 'string' &&
  typeof entry['partNumber'] === 'string' &&
  isSlug(entry['slug'])

export const parseChosen = (text: string | null): Chosen[] => {
  const entries = parseJson(text)
  return Array.isArray(entries) ? entries.filter(isChosen).slice(0, maxCompared) : []
}

export const toggledChosen = (chosen: readonly Chosen[], part: Chosen): Chosen[] | null => {
  const others = chosen.filter(({ slug }) => slug !== part.slug)
  if (others.length < chosen.length) return others
  return chosen.length < maxCompared ? [...chosen, part] : null
}

export const readCompared = (parts: string | string[] | undefined): string[] =>
  [...new Set([parts ?? []].flat())].filter(isSlug).slice(0, maxCompared)

type CompareView = { isDifferencesOnly?: boolean; quantity?: number | null }

export const compareHref = (slugs: readonly string[], { isDifferencesOnly, quantity }: CompareView = {}): string => {
  const fields = [
    ...slugs.map((slug) => ['part', slug]),
    ...(isDifferencesOnly && slugs.length > 1 ? [['differences', '1']] : []),
    ...(quantity ? [['qty', String(quantity)]] : []),
  ]
  return fields.length > 0 ? `/compare?${new URLSearchParams(fields)}` : '/compare'
}
