import { locales } from '@partgate/schema/locales.ts'
import { describe, expect, test } from 'vitest'
import { attributeKeys } from '../taxonomy/attributes.ts'
import { categories } from '../taxonomy/categories.ts'
import { manufacturerLines } from '../taxonomy/lines.ts'
import { manufacturers } from '../taxonomy/manufacturers.ts'
import { reasons } from '../goods/substitutes.ts'
import { banners, readWords, texts } from './words.ts'

describe.each(locales.map(({ code }) => code))('the labels in %s', (code) => {
  const words = readWords(code)
  test('name every category, parameter, reason and banner, and nothing else', () => {
    expect(Object.keys(words.categories).toSorted()).toEqual(categories.map(({ slug }) => slug).toSorted())
    expect(Object.keys(words.attributes).toSorted()).toEqual(attributeKeys.toSorted())
    expect(Object.keys(words.reasons).toSorted()).toEqual(reasons.toSorted())
    expect(Object.keys(words.banners).toSorted()).toEqual(banners.map(({ key }) => key).toSorted())
  })
})

test.each(locales.map(({ code }) => code).filter((code) => code !== 'en'))(
  'only international names are English in %s',
  (code) => {
    const english = readWords('en')
    const same = Object.entries(readWords(code).categories).filter(([slug, name]) => english.categories[slug] === name)
    expect(same.length).toBeLessThan(12)
  },
)

test('English describes every manufacturer, German, Japanese and Chinese too', () => {
  const slugs = manufacturers.map(({ slug }) => slug).toSorted()
  for (const code of ['en', 'de', 'jp', 'zh'])
    expect(Object.keys(readWords(code).manufacturers).toSorted()).toEqual(slugs)
})

test('English describes every line; other languages describe no others', () => {
  const slugs = new Set(manufacturerLines().map(({ slug }) => slug))
  expect(Object.keys(readWords('en').lines ?? {}).toSorted()).toEqual([...slugs].toSorted())
  for (const { code } of locales)
    expect(Object.keys(readWords(code).lines ?? {}).filter((slug) => !slugs.has(slug))).toEqual([])
})

test('every row of texts has its own key', () => {
  const keys = texts().map(({ kind, id, lang }) => `${kind} ${id} ${lang}`)
  expect(new Set(keys).size).toBe(keys.length)
})
