import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '@partgate/shop-api/testing/open-test-shop.ts'
import { categories } from '../taxonomy/categories.ts'
import { manufacturerIds } from '../taxonomy/manufacturers.ts'
import { articles } from './news/all.ts'
import { pages } from './pages/all.ts'
import { writeContent } from './write-content.ts'

const readText = (sections: { heading: string; paragraphs: string[] }[]) =>
  sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]).join(' ')

test('there are a dozen articles or more, each with an address of its own', () => {
  expect(articles.length).toBeGreaterThanOrEqual(12)
  expect(new Set(articles.map(({ slug }) => slug)).size).toBe(articles.length)
  expect(new Set(articles.map(({ id }) => id)).size).toBe(articles.length)
})

test.each(articles)('$slug is neither a note nor a book', ({ summary, sections }) => {
  const words = `${summary} ${readText(sections)}`.split(/\s+/).length
  expect(words).toBeGreaterThanOrEqual(230)
  expect(words).toBeLessThanOrEqual(500)
})

test.each(articles)('$slug is about existing categories and manufacturers', ({ topics }) => {
  const slugs = categories.map(({ slug }) => slug)
  expect(topics.categories.filter((slug) => !slugs.includes(slug))).toEqual([])
  expect(topics.manufacturers.filter((slug) => !manufacturerIds.has(slug))).toEqual([])
})

test('every category has an article about it or about an ancestor', () => {
  const about = new Set(articles.flatMap(({ topics }) => topics.categories))
  const byId = new Map(categories.map((category) => [category.id, category]))
  const isCovered = (id: number | null): boolean => {
    const category = byId.get(id ?? 0)
    return category !== undefined && (about.has(category.slug) || isCovered(category.parentId))
  }
  expect(categories.filter(({ id, depth }) => depth === 3 && !isCovered(id))).toEqual([])
})

test('articles and pages are plain text', () => {
  for (const { sections } of [...articles, ...pages]) expect(readText(sections)).not.toMatch(/[<>]|&[a-z#]+;/)
})

test.each([
  [
    'shipping-delivering',
    ['USD 40', '0.5 kg', 'USD 20', 'SF Express', 'South Africa, Brazil, India, Pakistan and Israel'],
  ],
  [
    'shipping-delivering',
    ['5 to 7', '2 to 5', 'Taxes, duties, insurance and handling', 'confirm the freight with sales'],
  ],
  ['how-to-buy', ['as a guest', 'PayPal', 'VISA', 'wire transfer', '2 MB', '12 working hours', '24 hours']],
  ['cookies-policy', ['7 days', '365 days', 'token', 'userInfo', 'lang', 'cart', 'orders']],
])('the page %s says %j', (name, facts) => {
  const text = readText(pages.find((page) => page.name === name)?.sections ?? [])
  expect(facts.filter((fact) => !text.includes(fact))).toEqual([])
})

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('an article refers to the categories that the catalogue has when it is written', async () => {
  const topics = () => shop.db.query('select news_id, category_id, manufacturer_id from news_topics')
  await writeContent(shop.db)
  expect(await topics()).toEqual([])
  await shop.db.exec("insert into categories (id, slug, icon, sort) values (77, 'timing', 'crystal', 1)")
  await shop.db.exec("insert into manufacturers (id, slug, name, country) values (88, 'murata', 'Murata', 'JP')")
  await writeContent(shop.db)
  expect(await topics()).toEqual(
    expect.arrayContaining([
      { news_id: 15, category_id: 77, manufacturer_id: null },
      { news_id: 14, category_id: null, manufacturer_id: 88 },
    ]),
  )
})
