import {
  readMemberCart,
  checkoutForm,
  checkoutPath,
  fillAddress,
  fillAsGuest,
  fillCart,
  findLightGoods,
  loseResponses,
  readMemberOrders,
  placeOrder,
  showOldPrices,
} from '../../support/checkout.ts'
import { toMinOrder } from '../../support/min-order.ts'
import { createLabels } from '../../support/labels.ts'
import { signInMember } from '../../support/member.ts'
import { payButton } from '../../support/pay-page.ts'
import { fullScopeOnly } from '../../support/scope.ts'
import { expect, expectContentAccessible, getMain, test } from '../../support/screen.ts'

const en = createLabels('en')
const paymentAddress = /\/pay\/payment\?order_no=PG-/

test('double presses, lost responses, reloads and retries make one order, which going back shows', async ({
  page,
  context,
  consoleErrors,
}) => {
  const { bearer } = await signInMember(context)
  await fillCart({ bearer })
  await page.goto(checkoutPath)
  await fillAddress(page)
  const { countLost } = await loseResponses(page, 3)
  const { place } = checkoutForm(page)
  await expect(place).not.toHaveAttribute('aria-busy')
  await place.dblclick()
  await expect(getMain(page).getByText(en('checkout.outcome.unclear'))).toBeVisible()
  expect(countLost()).toBe(3)
  await expectContentAccessible(page)
  await page.reload()
  await expect(page).toHaveURL(paymentAddress)
  const orders = await readMemberOrders(bearer)
  expect(orders).toHaveLength(1)

  await page.goBack()
  const main = getMain(page)
  await expect(main.getByText(en('checkout.placed.title'))).toBeVisible()
  await expect(main.getByText(orders[0] ?? '')).toBeVisible()
  await expect(main.getByRole('textbox')).toHaveCount(0)
  await expectContentAccessible(page)
  consoleErrors.splice(0)
})

test('the second of two tabs shows the order of the first', fullScopeOnly, async ({ page, context }) => {
  const { bearer } = await signInMember(context)
  const [goods] = await findLightGoods(1)
  const address = `${checkoutPath}?buy=${goods?.goods_page_url}`
  const second = await context.newPage()
  for (const tab of [page, second]) {
    await tab.goto(address)
    await fillAddress(tab)
  }
  await placeOrder(page)
  await expect(page).toHaveURL(paymentAddress)
  await expect(getMain(second).getByText(en('checkout.placed.title'))).toBeVisible()
  await getMain(second)
    .getByRole('button', { name: en('checkout.placed.again') })
    .click()
  await expect(checkoutForm(second).place).toBeVisible()
  expect(await readMemberOrders(bearer)).toHaveLength(1)
})

test(
  'a guest buys one product without the cart, loses the response and pays the order',
  fullScopeOnly,
  async ({ page, context, consoleErrors }) => {
    const [inCart, bought] = await findLightGoods(2)
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
  fullScopeOnly,
  async ({ page, context }) => {
    const { bearer } = await signInMember(context)
    await fillCart({ bearer })
    const before = await readMemberCart(bearer)
    const [, bought] = await findLightGoods(2)
    await page.goto(`${checkoutPath}?buy=${bought?.goods_page_url}&quantity=999999999`)
    await expectContentAccessible(page)
    await getMain(page)
      .getByRole('link', { name: /^Order [\d,]+ piece/ })
      .click()
    await expect(page).toHaveURL(/quantity=\d+/)
    await page.goto(`${checkoutPath}?buy=${bought?.goods_page_url}`)
    await fillAddress(page)
    await placeOrder(page)
    await expect(page).toHaveURL(paymentAddress)
    expect(await readMemberCart(bearer)).toEqual(before)
  },
)

test('a changed price is shown beside the old one and must be accepted', async ({ page, context }) => {
  const { bearer } = await signInMember(context)
  await fillCart({ bearer })
  await showOldPrices(page, '0.00001')
  await page.goto(checkoutPath)
  await fillAddress(page)
  await placeOrder(page)
  const changes = getMain(page)
    .getByRole('region', { name: en('checkout.changes.title') })
    .first()
  await expect(changes.getByRole('cell', { name: '0.00001', exact: true })).toBeVisible()
  await expect(changes.getByText(en('checkout.changes.up'))).toBeVisible()
  await expect(changes).toBeFocused()
  expect(await readMemberOrders(bearer)).toEqual([])
  await expectContentAccessible(page)
  const { accept } = checkoutForm(page)
  await accept.click()
  await expect(page).toHaveURL(paymentAddress)
  expect(await readMemberOrders(bearer)).toHaveLength(1)
})
