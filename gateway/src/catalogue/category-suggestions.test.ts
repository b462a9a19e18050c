import { readFileSync } from 'node:fs'
import { locales, type LocaleCode } from '@partgate/schema/locales.ts'
import { expect, test } from 'vitest'
import type { Category } from '../generated/resolvers.ts'
import { suggestCategories } from './category-suggestions.ts'

const isWords = (value: unknown): value is { categories: Record<string, string> } =>
  typeof value === 'object' && value !== null && 'categories' in value

const categoriesIn = (code: LocaleCode) => {
  const words: unknown = JSON.parse(
    readFileSync(new URL(`../../../packages/demo-catalogue/words/${code}.json`, import.meta.url), 'utf8'),
  )
  if (!isWords(words)) throw new Error(`The words of ${code} have no categories`)
  return Object.entries(words.categories).map(([slug, name]): Category => ({
    id: slug,
    slug,
    name,
    icon: null,
    partCount: 1,
    children: [],
    ancestors: [],
  }))
}

const suggest = (code: LocaleCode, keyword: string) =>
  suggestCategories(keyword, categoriesIn(code)).map(({ slug }) => slug)

test.each<[LocaleCode, string, string]>([
  ['en', 'resis', 'resistors'],
  ['de', 'Widerst', 'resistors'],
  ['de', 'widerstande', 'resistors'],
  ['ru', 'конденс', 'capacitors'],
  ['ru', 'резисторов', 'resistors'],
  ['fr', 'resistan', 'resistors'],
  ['es', 'condens', 'capacitors'],
  ['it', 'resist', 'resistors'],
  ['zh', '电容', 'capacitors'],
  ['tw', '電容', 'capacitors'],
  ['jp', 'コンデンサー', 'capacitors'],
  ['ko', '저항', 'resistors'],
  ['ar', 'مقاوم', 'resistors'],
  ['ar', 'المقاومات', 'resistors'],
])('%s: %s suggests %s first', (code, keyword, slug) => expect(suggest(code, keyword)[0]).toBe(slug))

test.each<[LocaleCode, string, string]>([
  ['de', 'Kerko', 'ceramic-chip-capacitors'],
  ['de', 'Elkos', 'radial-electrolytic-capacitors'],
  ['en', 'Widerstand', 'resistors'],
  ['ru', 'стабилитрон', 'zener-diodes'],
])('%s: %s suggests %s by its meaning', (code, keyword, slug) => expect(suggest(code, keyword)).toContain(slug))

test('a part of a compound suggests the category, after the names that begin so', () => {
  expect(suggest('de', 'drossel')).toContain('power-inductors')
})

test.each(['LM358', '10k', 'zz', 'a', ' ', 'no such part'])('%s suggests no category', (keyword) => {
  for (const { code } of locales) expect(suggest(code, keyword)).toEqual([])
})
