import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { locales } from '@partgate/schema/locales.ts'
import { fillContent } from '#testing/fill-content.ts'
import { openTestShop, type TestShop } from '#testing/open-test-shop.ts'
import { pageIds } from './page-ids.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await fillContent(shop.db)
}, 60_000)
afterAll(() => shop.close())

test('the shop lists its eleven languages', async () => {
  const { code, data } = await shop.call('GET', '/api/lang/list?sequence=1')
  expect(code).toBe(200)
  expect(data).toHaveLength(11)
  expect(data).toContainEqual({ lang: 'jp', name: '日本語', icon: 'jp' })
})

test('a page about a part is titled with its number', async () => {
  const { data } = await shop.call('GET', '/api/config/getSeo?page=product&name=STM32F103C8T6')
  expect(data).toMatchObject({ title: 'STM32F103C8T6 | Partgate' })
})

test('the configuration carries the contacts and the address of the storefront', async () => {
  const { data } = await shop.call('GET', '/api/config/getConfig')
  expect(data).toMatchObject({ contact_tel: '+1 555 0100 55', website_home: 'http://shop.test' })
})

describe('the shop’s own pages', () => {
  const page = (name: string, headers = {}) => shop.call('GET', `/api/config/getPage/${name}`, { headers })

  test.each(Object.keys(pageIds))('%s is written in full, and titled in every language', async (name) => {
    const { code, data } = await page(name)
    expect(code).toBe(200)
    expect(data).toMatchObject({ id: name, lang: 'en' })
    const titles = await Promise.all(locales.map(({ code: lang }) => page(name, { Lang: lang })))
    expect(new Set(titles.map((answer) => Object(answer.data).title)).size).toBeGreaterThanOrEqual(10)
    expect(titles.every((answer) => Object(answer.data).sections.length >= 5)).toBe(true)
  })

  test.each(['moon', 'constructor', 'to-string'])('are only the known ones, not %s', async (name) => {
    expect((await page(name)).code).toBe(4040)
  })
})
