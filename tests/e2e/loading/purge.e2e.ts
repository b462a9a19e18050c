import { z } from 'zod'
import { env } from '../../support/env.ts'
import { createLabels } from '../../support/labels.ts'
import { tableRows } from '../../support/list-page.ts'
import { openRepricedStack } from '../../support/stacks/repriced-stack.ts'
import { fullScopeOnly } from '../../support/scope.ts'
import { expect, test } from '../../support/screen.ts'

const goods = z.object({
  data: z.tuple([z.object({ goods_id: z.int(), prices: z.array(z.object({ unit_price: z.string() })).min(1) })]),
})
const slug = 'stmicroelectronics-stm32f103c8t6'
const newPrice = '8.76543'
let stack: Awaited<ReturnType<typeof openRepricedStack>>

test.beforeAll(async () => {
  stack = await openRepricedStack(env.SHOP_API_URL)
})
test.afterAll(() => stack.close())

test('a page shows a new price at the first visit after the purge and is cached until then', async ({ page }) => {
  const response = await fetch(`${env.SHOP_API_URL}/api/goods/goodsDetail?urls=${slug}&sequence=1`)
  const [{ goods_id: id, prices }] = goods.parse(await response.json()).data
  const oldPrice = prices[0]?.unit_price ?? ''
  const html = async () => await (await fetch(`${stack.web}/productdetail/${slug}`)).text()
  expect(await html()).toContain(oldPrice)
  stack.shop.changePrice(`"unit_price":"${oldPrice}"`, `"unit_price":"${newPrice}"`)
  expect(await html()).toContain(oldPrice)

  expect((await stack.purge('product:999999999')).status).toBe(200)
  expect(await html()).toContain(oldPrice)

  const purged = await stack.purge(`product:${id}`)
  expect(await purged.text()).toContain('"dropped"')
  expect(purged.status).toBe(200)
  expect(await html()).toContain(newPrice)

  await page.goto(`${stack.web}/productdetail/${slug}`)
  await expect(page.getByRole('main')).toContainText(newPrice)
})

test('a visitor who returns to a page by a link sees the new price too', fullScopeOnly, async ({ page }) => {
  const t = createLabels('en')
  const openList = async () => {
    await page.goto(stack.web)
    await page
      .getByRole('navigation', { name: t('layout.mainNavigation') })
      .getByRole('link', { name: t('layout.hotSaleParts') })
      .click()
    await expect(page).toHaveURL(/hotsaleparts/)
    await expect(tableRows(page).first()).toContainText(/\d\.\d{5}/)
  }
  await openList()
  const [oldPrice = ''] = /\d\.\d{5}/.exec(await tableRows(page).first().innerText()) ?? []
  stack.shop.changePrice(`"unit_price":"${oldPrice}"`, `"unit_price":"${newPrice}"`)
  expect((await stack.purge('catalogue')).status).toBe(200)
  await openList()
  await expect(tableRows(page).first()).toContainText(newPrice)
})
