import { z } from 'zod'
import { env } from '../support/env.ts'
import { labelsOf } from '../support/labels.ts'
import { rows } from '../support/list-page.ts'
import { openRepricedStreet } from '../support/repriced-street.ts'
import { expect, test } from '../support/screen.ts'

const goods = z.object({
  data: z.tuple([z.object({ goods_id: z.int(), prices: z.array(z.object({ unit_price: z.string() })).min(1) })]),
})
const slug = 'stmicroelectronics-stm32f103c8t6'
const newPrice = '8.76543'
let street: Awaited<ReturnType<typeof openRepricedStreet>>

test.beforeAll(async () => {
  street = await openRepricedStreet(env.SHOP_API_URL)
})
test.afterAll(() => street.close())

test('a page shows a new price at the first visit after the purge, and is kept until then', async ({ page }) => {
  const asked = await fetch(`${env.SHOP_API_URL}/api/goods/goodsDetail?urls=${slug}&sequence=1`)
  const [{ goods_id: id, prices }] = goods.parse(await asked.json()).data
  const oldPrice = prices[0]?.unit_price ?? ''
  const html = async () => await (await fetch(`${street.web}/productdetail/${slug}`)).text()
  expect(await html()).toContain(oldPrice)
  street.shop.changePrice(`"unit_price":"${oldPrice}"`, `"unit_price":"${newPrice}"`)
  expect(await html()).toContain(oldPrice)

  expect((await street.purge('product:999999999')).status).toBe(200)
  expect(await html()).toContain(oldPrice)

  const purged = await street.purge(`product:${id}`)
  expect(await purged.text()).toContain('"dropped"')
  expect(purged.status).toBe(200)
  expect(await html()).toContain(newPrice)

  await page.goto(`${street.web}/productdetail/${slug}`)
  await expect(page.getByRole('main')).toContainText(newPrice)
})

test('who comes back to a page by a link sees the new price too', async ({ page }) => {
  const t = labelsOf('en')
  const openList = async () => {
    await page.goto(street.web)
    await page
      .getByRole('navigation', { name: t('layout.mainNavigation') })
      .getByRole('link', { name: t('layout.hotSaleParts') })
      .click()
    await expect(page).toHaveURL(/hotsaleparts/)
    await expect(rows(page).first()).toContainText(/\d\.\d{5}/)
  }
  await openList()
  const [oldPrice = ''] = /\d\.\d{5}/.exec(await rows(page).first().innerText()) ?? []
  street.shop.changePrice(`"unit_price":"${oldPrice}"`, `"unit_price":"${newPrice}"`)
  expect((await street.purge('catalogue')).status).toBe(200)
  await openList()
  await expect(rows(page).first()).toContainText(newPrice)
})
