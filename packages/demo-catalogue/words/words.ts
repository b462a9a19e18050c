import { readFileSync } from 'node:fs'
import { locales } from '@partgate/schema/locales.ts'
import { z } from 'zod'
import { attributeKeys } from '../taxonomy/attributes.ts'
import { categories } from '../taxonomy/categories.ts'
import { manufacturers } from '../taxonomy/manufacturers.ts'
import { reasons } from '../goods/substitutes.ts'

const byKey = z.record(z.string(), z.string())
const shape = z.strictObject({
  categories: byKey,
  attributes: byKey,
  reasons: byKey,
  banners: z.record(z.string(), z.strictObject({ title: z.string(), text: z.string() })),
  manufacturers: byKey,
  lines: byKey.optional(),
  /** Stored kind of part, at the beginning of a description → name. English is the stored language. */
  kinds: byKey.optional(),
  /** Term after a value → pattern with `{value}`, and the pattern of ranges. */
  patterns: byKey.optional(),
  /** Word of a value or package → word. */
  values: byKey.optional(),
})

export const banners = [
  { id: 1, key: 'find', link: '/s?wd=RC0603' },
  { id: 2, key: 'packings', link: '/category' },
  { id: 3, key: 'demo', link: '/companyprofile/how-to-buy' },
] as const

export const readWords = (lang: string) =>
  shape.parse(JSON.parse(readFileSync(new URL(`./${lang}.json`, import.meta.url), 'utf8')))

export const attributeIds = new Map(attributeKeys.map((key, i) => [key, i + 1]))

type Text = { kind: string; id: number; lang: string; body: Record<string, string> }

const textsIn = (lang: string): Text[] => {
  const words = readWords(lang)
  const text = (kind: string, id: number, body: Record<string, string> | undefined): Text[] =>
    body ? [{ kind, id, lang, body }] : []
  const named = (name: string | undefined) => (name ? { name } : undefined)
  const keyed = (kind: string, names: Record<string, string> = {}) =>
    Object.entries(names).flatMap(([key, name], i) => text(kind, i + 1, { key, name }))
  return [
    ...categories.flatMap(({ id, slug }) => text('category', id, named(words.categories[slug]))),
    ...[...attributeIds].flatMap(([key, id]) => text('attribute', id, named(words.attributes[key]))),
    ...banners.flatMap(({ id, key }) => text('banner', id, words.banners[key])),
    ...reasons.flatMap((key, i) => text('reason', i + 1, { key, text: words.reasons[key] ?? key })),
    ...keyed('part_kind', words.kinds),
    ...keyed('value_pattern', words.patterns),
    ...keyed('value_word', words.values),
    ...manufacturers.flatMap(({ id, slug }) => {
      const description = words.manufacturers[slug]
      const summary = words.lines?.[slug]
      return [
        ...text('manufacturer', id, description ? { description } : undefined),
        ...text('line', id, summary ? { summary } : undefined),
      ]
    }),
  ]
}

export const texts = (): Text[] => locales.flatMap(({ code }) => textsIn(code))
export const textKinds = [
  'category',
  'attribute',
  'banner',
  'reason',
  'manufacturer',
  'line',
  'part_kind',
  'value_pattern',
  'value_word',
]
