import { locales } from '@partgate/schema/locales.ts'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { pageIds } from '@partgate/shop-api/src/site/page-ids.ts'
import { writeSetting } from '@partgate/shop-api/src/site/settings.ts'
import { openTestShop, type TestShop } from '@partgate/shop-api/testing/open-test-shop.ts'
import { fillSmallCatalogue } from '@partgate/shop-api/testing/small-catalogue.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeDemoConfig } from './demo-config.ts'
import { writeContent } from './write-content.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await writeContent(shop.db)
})
afterAll(() => shop.close())

test('the demo states the size of its catalogue, and nothing invented', async () => {
  await writeDemoConfig(shop.db)
  await fillSmallCatalogue(shop.db)
  const { data } = await shop.call('GET', '/api/config/getConfig')
  const { data: counted } = await shop.call('GET', '/api/category/stat')
  expect(Object(data).stats).toEqual([
    { key: 'part_numbers', value: Object(counted).part_count, or_more: false },
    { key: 'parts_in_stock', value: Object(counted).in_stock_count, or_more: false },
    { key: 'manufacturers', value: Object(counted).manufacturer_count, or_more: false },
  ])
  await writeSetting(shop.db, 'stats', 'partners=7+')
  await writeDemoConfig(shop.db)
  expect(Object((await shop.call('GET', '/api/config/getConfig')).data).stats).toEqual([
    { key: 'partners', value: 7, or_more: true },
  ])
})

describe('the shop’s own pages', () => {
  const page = (name: string, headers = {}) => shop.call('GET', `/api/config/getPage/${name}`, { headers })

  test.each(Object.keys(pageIds))('%s is complete in every language', async (name) => {
    const said = await Promise.all(locales.map(({ code: lang }) => page(name, { Lang: lang })))
    expect(said.map(({ data }) => Object(data).lang)).toEqual(locales.map(({ code }) => code))
    expect(said.every(({ data }) => Object(data).id === name && Object(data).sections.length >= 5)).toBe(true)
    expect(new Set(said.map(({ data }) => Object(data).sections[0].paragraphs[0])).size).toBe(locales.length)
  })

  test('name their language where they are not translated', async () => {
    await shop.db.query(
      "update texts set body = jsonb_build_object('title', body ->> 'title') where kind = 'page' and lang = 'ko' and id = $1",
      [pageIds.refund],
    )
    const [{ data: english }, { data: korean }] = [await page('refund'), await page('refund', { Lang: 'ko' })]
    expect(korean).toEqual({ ...Object(english), title: '환불 및 반품' })
    await writeContent(shop.db)
  })

  test.each(['moon', 'constructor', 'to-string'])('are only the known ones, not %s', async (name) => {
    expect((await page(name)).code).toBe(404)
  })
})

describe('news', () => {
  const news = async (query = '', headers = {}) =>
    contract.site.news.data.parse((await shop.call('GET', `/api/site/news?${query}`, { headers })).data)

  test('is listed newest first, page by page', async () => {
    const { total, list } = await news('limit=100')
    expect(list).toHaveLength(total)
    const days = list.map(({ published_at }) => published_at)
    expect(days).toEqual(days.toSorted().toReversed())
    expect((await news('limit=2&page=2')).list).toEqual(list.slice(2, 4))
  })

  test('has headlines, summaries and tags in every language', async () => {
    for (const { code } of locales) {
      const { list } = await news('limit=100', { Lang: code })
      expect(list.every(({ title, lang, summary, tags }) => title && summary && lang === code && tags[0]?.name)).toBe(
        true,
      )
    }
    const [german] = (await news('limit=1', { Lang: 'de' })).list
    expect(german).toMatchObject({ title: expect.stringContaining('Datumscodes'), tags: [{ name: 'Qualität' }, {}] })
  })

  test('is found by subject; an unknown subject has none', async () => {
    const tags = contract.site.newsTags.data.parse((await shop.call('GET', '/api/site/news-tags')).data)
    expect(tags.length).toBeGreaterThanOrEqual(6)
    for (const { id, count } of tags) {
      const { total, list } = await news(`tag=${id}&limit=100`)
      expect({ total, shown: list.length }).toEqual({ total: count, shown: count })
      expect(list.every((article) => article.tags.some((tag) => tag.id === id))).toBe(true)
    }
    expect(tags.map(({ count }) => count)).toEqual(tags.map(({ count }) => count).toSorted((a, b) => b - a))
    expect(await news('tag=2147483647')).toEqual({ total: 0, list: [] })
  })

  test('has subjects with a name in every language', async () => {
    const names = async (Lang: string) =>
      contract.site.newsTags.data
        .parse((await shop.call('GET', '/api/site/news-tags', { headers: { Lang } })).data)
        .map(({ name }) => name)
    const english = await names('en')
    expect(english).toContain('Quality')
    expect((await names('de')).filter((name) => english.includes(name))).toEqual([])
  })

  test('is read in full by id or by address; unknown articles are not found', async () => {
    const [first] = (await news('limit=1')).list
    const byId = await shop.call('GET', `/api/site/news/${first?.id}`)
    const bySlug = await shop.call('GET', `/api/site/news/${first?.slug}`)
    expect(byId.data).toEqual(bySlug.data)
    expect(byId.data).toMatchObject({
      ...first,
      sections: expect.arrayContaining([{ heading: 'How to read it', paragraphs: expect.any(Array) }]),
    })
    expect((await shop.call('GET', '/api/site/news/9999999999')).code).toBe(404)
    expect((await shop.call('GET', '/api/site/news/moon')).code).toBe(404)
  })
})

test('is unchanged after writing the content again', async () => {
  const everything = async () => (await shop.call('GET', '/api/site/news?limit=100')).data
  const before = await everything()
  await writeContent(shop.db)
  expect(await everything()).toEqual(before)
})
