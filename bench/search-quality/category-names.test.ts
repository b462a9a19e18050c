import { categories } from '@partgate/demo-catalogue/taxonomy/categories.ts'
import { readWords } from '@partgate/demo-catalogue/words/words.ts'
import { locales } from '@partgate/schema/locales.ts'
import { buildCategoryNames, findMeant } from '@partgate/shop-api/src/catalogue/query-parser/category-names.ts'
import { expect, it } from 'vitest'

const minShare = 0.98

const namesByLanguage = new Map(locales.map(({ code }) => [code, readWords(code).categories]))
const english = namesByLanguage.get('en') ?? {}
const categoryNames = buildCategoryNames(
  categories.map(({ id, parentId, slug }) => ({
    id,
    parentId,
    names: [...namesByLanguage.values()].flatMap((names) => names[slug] ?? []),
    english: english[slug] ?? null,
  })),
)
const lowest = categories.filter(({ id }) => categories.every(({ parentId }) => parentId !== id))
const slugs = new Map(categories.map(({ id, slug }) => [id, slug]))

it.each([...namesByLanguage])('the name of each category at the lowest level names it in %s', (_code, names) => {
  const misses = lowest.flatMap(({ id, slug }) => {
    const name = names[slug] ?? ''
    const named = findMeant(name, categoryNames)?.named ?? []
    return named.length === 1 && named[0] === id ? [] : [`${name}: ${named.map((each) => slugs.get(each)).join(', ')}`]
  })
  expect(lowest.length).toBeGreaterThan(100)
  expect(1 - misses.length / lowest.length, misses.join('\n')).toBeGreaterThanOrEqual(minShare)
})
