import type { BrowserContext, Page } from '@playwright/test'
import { findTubes, openGuestCart } from '../../support/guest-cart.ts'
import { createLabels } from '../../support/labels.ts'
import { toMinOrder } from '../../support/min-order.ts'
import { openReady } from '../../support/open.ts'
import { holdOperation, loseResponses } from '../../support/operations.ts'
import { expect, getMain, test } from '../../support/screen.ts'
import { getToasts } from '../../support/toasts.ts'

const en = createLabels('en')

const getLine = (page: Page, partNumber: string) => getMain(page).getByRole('row').filter({ hasText: partNumber })
const failure = en('common.failure.unavailable')

const openCartOfOne = async (context: BrowserContext) => {
  const [goods] = await findTubes(1)
  if (!goods) throw new Error('The shop has no goods in tubes.')
  return { goods, cart: await openGuestCart(context, [{ goods, times: 1 }]) }
}

const openCartOfTwo = async (context: BrowserContext) => {
  const [first, second] = await findTubes(2)
  if (!first || !second) throw new Error('The shop has too few goods in tubes.')
  const lines = [first, second].map((goods) => ({ goods, times: 1 }))
  return { first, second, cart: await openGuestCart(context, lines) }
}

test('a change of the cart whose response is lost is not reported as failed', async ({
  page,
  context,
  consoleErrors,
}) => {
  const { first: removed, second: changed, cart } = await openCartOfTwo(context)
  await openReady(page, '/shoppingcart')
  await loseResponses(page, 'RemoveCartLines', 'SetCartLineQuantity')

  const label = en('cart.removeLine', { partNumber: removed.part_number })
  await getMain(page).getByRole('button', { name: label, exact: true }).click()
  await expect(page.getByText(en('cart.removed', { count: 1, partNumber: removed.part_number }))).toBeVisible()
  await expect(getLine(page, removed.part_number)).toHaveCount(0)

  const quantity = toMinOrder(changed).cart_num * 2
  const field = getLine(page, changed.part_number).getByRole('textbox')
  const { subtotal } = await cart.read()
  await field.fill(String(quantity))
  await field.press('Enter')
  await expect.poll(async () => (await cart.read()).subtotal).not.toBe(subtotal)
  await expect(getMain(page).getByText(`USD ${(await cart.read()).subtotal}`, { exact: true })).toBeVisible()
  await expect(field).toHaveValue(quantity.toLocaleString('en'))
  await expect(page.getByText(failure)).toHaveCount(0)
  // The browser reports each lost response.
  consoleErrors.length = 0
})

test('a saved line that is moved or removed is not reported as failed if the response is lost', async ({
  page,
  context,
  consoleErrors,
}) => {
  const { first, second } = await openCartOfTwo(context)
  await openReady(page, '/shoppingcart')
  const press = (key: string, { part_number: partNumber }: typeof first) =>
    getMain(page)
      .getByRole('button', { name: en(key, { partNumber }), exact: true })
      .click()
  for (const [at, goods] of [first, second].entries()) {
    await press('cartPage.saved.saveOf', goods)
    await expect(getMain(page).getByText(en('cartPage.saved.title', { count: at + 1 }))).toBeVisible()
  }
  await loseResponses(page, 'MoveSavedLinesToCart', 'RemoveSavedLines')
  await press('cart.removeLine', first)
  await expect(page.getByText(en('cartPage.saved.removed', { partNumber: first.part_number }))).toBeVisible()
  await press('cartPage.saved.moveOf', second)
  await expect(page.getByText(en('cartPage.saved.moved', { partNumber: second.part_number }))).toBeVisible()
  await expect(getLine(page, second.part_number)).toBeVisible()
  await expect(page.getByText(failure)).toHaveCount(0)
  // The browser reports each lost response.
  consoleErrors.length = 0
})

test('a part whose adding got no response is not added again without a look at the cart', async ({
  page,
  consoleErrors,
}) => {
  const [goods] = await findTubes(1)
  if (!goods) throw new Error('The shop has no goods in tubes.')
  await openReady(page, `/productdetail/${goods.goods_page_url}`)
  await loseResponses(page, 'AddToCart')
  await page
    .getByRole('button', { name: en('catalogue.buy.addToCart'), exact: true })
    .first()
    .click()
  await expect(page.getByText(en('common.failure.addUnclear')).first()).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: en('layout.cartLines', { count: 1 }) })).toBeVisible()
  consoleErrors.length = 0
})

test('a quantity is sent on Enter, so a reload does not lose it', async ({ page, context }) => {
  const { goods } = await openCartOfOne(context)
  await page.clock.install()
  await openReady(page, '/shoppingcart')
  const field = getLine(page, goods.part_number).getByRole('textbox')
  const quantity = toMinOrder(goods).cart_num * 2
  // A wait for further steps would never end.
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await field.fill(String(quantity))
  const sent = page.waitForRequest((request) => request.postData()?.includes('"SetCartLineQuantity"') ?? false)
  await field.press('Enter')
  await sent
  await page.reload()
  await expect(field).toHaveValue(quantity.toLocaleString('en'))
})

test('a quantity that cannot be ordered keeps the buyer in the cart', async ({ page, context }) => {
  const { goods } = await openCartOfOne(context)
  await openReady(page, '/shoppingcart')
  const field = getLine(page, goods.part_number).getByRole('textbox')
  await field.fill('many')
  await getMain(page)
    .getByRole('link', { name: en('cartPage.summary.checkout') })
    .click()
  await expect(getToasts(page).getByText(en('cart.problems.notANumber'))).toBeVisible()
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('many')
  await expect(page).toHaveURL(/shoppingcart/)
})

test('checkout begins after the typed quantity has reached the cart', async ({ page, context }) => {
  const { goods, cart } = await openCartOfOne(context)
  await openReady(page, '/shoppingcart')
  const release = await holdOperation(page, 'SetCartLineQuantity')
  const quantity = toMinOrder(goods).cart_num * 3
  await getLine(page, goods.part_number).getByRole('textbox').fill(String(quantity))
  const sent = page.waitForRequest((request) => request.postData()?.includes('"SetCartLineQuantity"') ?? false)
  const checkout = getMain(page).getByRole('link', { name: en('cartPage.summary.checkout') })
  await checkout.click()
  await sent
  await expect(checkout).toHaveAttribute('aria-busy', 'true')
  release()
  await page.waitForURL('**/pay/order')
  expect((await cart.read()).list.map(({ cart_num }) => cart_num)).toEqual([quantity])
  await expect(getMain(page).getByText(en('checkout.changes.title'))).toHaveCount(0)
})

test('a line that is no longer in the cart is reported, and the focus moves on', async ({ page, context }) => {
  const { first: removed, second: other, cart } = await openCartOfTwo(context)
  await openReady(page, '/shoppingcart')
  await cart.remove(removed)
  const remove = (partNumber: string) => en('cart.removeLine', { partNumber })
  const field = getLine(page, removed.part_number).getByRole('textbox')
  await field.fill(String(toMinOrder(removed).cart_num * 2))
  await field.press('Enter')
  await expect(page.getByText(en('cart.gone', { partNumber: removed.part_number }))).toBeVisible()
  await expect(getMain(page).getByRole('button', { name: remove(other.part_number), exact: true })).toBeFocused()
})

test('other tabs follow a change of the cart, and the checkout says that the cart has changed', async ({
  page,
  context,
}) => {
  const { first: removed } = await openCartOfTwo(context)
  const checkout = await context.newPage()
  await openReady(checkout, '/pay/order')
  await expect(getMain(checkout).getByRole('complementary').getByRole('listitem')).toHaveCount(2)
  await openReady(page, '/shoppingcart')
  const label = en('cart.removeLine', { partNumber: removed.part_number })
  await getMain(page).getByRole('button', { name: label, exact: true }).click()
  const changes = getMain(checkout).getByRole('region', { name: en('checkout.changes.title') })
  await expect(changes.getByText(en('checkout.changes.cartText'))).toBeVisible()
  await expect(changes.getByText(removed.part_number)).toBeVisible()
  const badge = checkout.getByRole('banner').getByRole('link', { name: en('layout.cartLines', { count: 1 }) })
  await expect(badge).toBeVisible()
})

test('a line that another tab deselects is not in the order, but still in the cart', async ({ page, context }) => {
  const { first: deselected } = await openCartOfTwo(context)
  const checkout = await context.newPage()
  await openReady(checkout, '/pay/order')
  await openReady(page, '/shoppingcart')
  await getLine(page, deselected.part_number).getByRole('checkbox').uncheck()
  const row = getMain(checkout).getByRole('row').filter({ hasText: deselected.part_number })
  await expect(row).toContainText(en('checkout.changes.kinds.removed'))
  await expect(row.getByRole('cell').last()).toHaveText('–')
})
