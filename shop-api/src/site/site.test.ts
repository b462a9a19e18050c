import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
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
