import {
  cartOfMember,
  checkoutForm,
  checkoutPath,
  fillAddress,
  fillAsGuest,
  fillCart,
  lightGoods,
  loseResponses,
  ordersOfMember,
  placeOrder,
  showOldPrices,
} from '../support/checkout.ts'
import { toMinOrder } from '../support/min-order.ts'
import { labelsOf } from '../support/labels.ts'
import { memberIn } from '../support/member.ts'
import { payButton } from '../support/pay-page.ts'
import { full } from '../support/scope.ts'
import { expect, expectAccessible, mainOf, test } from '../support/screen.ts'

const en = labelsOf('en')
const paymentAddress = /\/pay\/payment\?order_no=PG-/

test('double presses, lost responses, reloads and retries make one order, which going back shows', async ({
  page,
  context,
  consoleErrors,
}) => {
  const { bearer } = await memberIn(context)
  await fillCart({ bearer })
  await page.goto(checkoutPath)
  await fillAddress(page)
  const { countLost } = await loseResponses(page, 3)
  const { place } = checkoutForm(page)
  await expect(place).not.toHaveAttribute('aria-busy')
  await place.dblclick()
  await expect(mainOf(page).getByText(en('checkout.outcome.unclear'))).toBeVisible({ timeout: 20_000 })
  expect(countLost()).toBe(3)
  await expectAccessible(page)
  await page.reload()
  await expect(page).toHaveURL(paymentAddress, { timeout: 30_000 })
  const orders = await ordersOfMember(bearer)
  expect(orders).toHaveLength(1)

  await page.goBack()
  const main = mainOf(page)
  await expect(main.getByText(en('checkout.placed.title'))).toBeVisible()
  await expect(main.getByText(orders[0] ?? '')).toBeVisible()
  await expect(main.getByRole('textbox')).toHaveCount(0)
  await expectAccessible(page)
  consoleErrors.splice(0)
})

test('the second of two tabs shows the order of the first', async ({ page, context }) => {
  const { bearer } = await memberIn(context)
  const [goods] = await lightGoods(1)
  const address = `${checkoutPath}?buy=${goods?.goods_page_url}`
  const second = await context.newPage()
  for (const tab of [page, second]) {
    await tab.goto(address)
    await fillAddress(tab)
  }
  await placeOrder(page)
  await expect(page).toHaveURL(paymentAddress)
  await expect(mainOf(second).getByText(en('checkout.placed.title'))).toBeVisible()
  await mainOf(second)
    .getByRole('button', { name: en('checkout.placed.again') })
    .click()
  await expect(checkoutForm(second).place).toBeVisible()
  expect(await ordersOfMember(bearer)).toHaveLength(1)
})

test(
  'a guest buys one product without the cart, loses the response and pays the order',
  full,
  async ({ page, context, consoleErrors }) => {
    const [inCart, bought] = await lightGoods(2)
    await page.goto(`${checkoutPath}?buy=${bought?.goods_page_url}&quantity=${toMinOrder(bought!).cart_num}`)
    await expect(checkoutForm(page).summary.getByRole('listitem')).toHaveCount(1)
    await fillAsGuest(page)
    await loseResponses(page, 1)
    await placeOrder(page)
    await expect(page).toHaveURL(paymentAddress)
    await expect(payButton(page)).toBeVisible()
    expect(inCart?.goods_id).not.toBe(bought?.goods_id)
    expect((await context.cookies()).find(({ name }) => name.endsWith('orders'))?.httpOnly).toBe(true)
    consoleErrors.splice(0)
  },
)

test(
  'a member buys one product without changing the cart; a refused quantity has its fix',
  full,
  async ({ page, context }) => {
    const { bearer } = await memberIn(context)
    await fillCart({ bearer })
    const before = await cartOfMember(bearer)
    const [, bought] = await lightGoods(2)
    await page.goto(`${checkoutPath}?buy=${bought?.goods_page_url}&quantity=999999999`)
    await expectAccessible(page)
    await mainOf(page)
      .getByRole('link', { name: /^Order [\d,]+ piece/ })
      .click()
    await expect(page).toHaveURL(/quantity=\d+/)
    await page.goto(`${checkoutPath}?buy=${bought?.goods_page_url}`)
    await fillAddress(page)
    await placeOrder(page)
    await expect(page).toHaveURL(paymentAddress)
    expect(await cartOfMember(bearer)).toEqual(before)
  },
)

test('a changed price is shown beside the old one and must be accepted', async ({ page, context }) => {
  const { bearer } = await memberIn(context)
  await fillCart({ bearer })
  await showOldPrices(page, '0.00001')
  await page.goto(checkoutPath)
  await fillAddress(page)
  await placeOrder(page)
  const changes = mainOf(page)
    .getByRole('region', { name: en('checkout.changes.title') })
    .first()
  await expect(changes.getByRole('cell', { name: '0.00001', exact: true })).toBeVisible()
  await expect(changes.getByText(en('checkout.changes.up'))).toBeVisible()
  await expect(changes).toBeFocused()
  expect(await ordersOfMember(bearer)).toEqual([])
  await expectAccessible(page)
  const { accept } = checkoutForm(page)
  await accept.click()
  await expect(page).toHaveURL(paymentAddress)
  expect(await ordersOfMember(bearer)).toHaveLength(1)
})
