import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { LocaleCode } from '@partgate/schema/locales.ts'
import { requestData } from '../../contract/shop-client.ts'
import { createAddressForm } from '../../contract/members-and-goods.ts'
import { recordAnnouncements } from '../../support/announcements.ts'
import {
  checkoutForm,
  checkoutPath,
  fillAsGuest,
  fillCart,
  getPlacedOrderNumber,
  placeOrder,
} from '../../support/checkout.ts'
import { env } from '../../support/env.ts'
import { createLabels, localizePath } from '../../support/labels.ts'
import { signInMember } from '../../support/member.ts'
import { payButton, choosePayPalOutcome } from '../../support/pay-page.ts'
import { fullScopeOnly, pickInTurn } from '../../support/scope.ts'
import {
  expect,
  expectContentAccessible,
  expectFitsNarrowest,
  getMain,
  test,
  wideViewport,
} from '../../support/screen.ts'

const languages: LocaleCode[] = ['en', 'ar']
const en = createLabels('en')

for (const code of pickInTurn(languages, 1))
  test(`a guest orders from the cart and pays by PayPal, in ${code}`, async ({ page, context }) => {
    const label = createLabels(code)
    await fillCart({ context }, 2)
    await page.goto(localizePath(code, checkoutPath))
    const { summary, carrier } = checkoutForm(page, label)
    await expect(summary.getByRole('listitem')).toHaveCount(2)
    await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/)
    await fillAsGuest(page, label)
    await expect(carrier('DHL')).toBeVisible()
    await expect(summary.getByText(code === 'ar' ? '40.00 USD' : 'USD 40.00')).toBeVisible()
    await expectContentAccessible(page)
    await expectFitsNarrowest(page)
    await page.setViewportSize(wideViewport)
    await placeOrder(page, label)
    await expect(page).toHaveURL(/\/pay\/payment\?order_no=PG-/)
    const number = getPlacedOrderNumber(page)
    await payButton(page, label).click()
    await choosePayPalOutcome(page, 'pay')
    await expect(page).toHaveURL(localizePath(code, `/pay/successful?order_no=${number}`))
    await expect(getMain(page).getByRole('heading', { name: label('pay.successful.done') })).toBeVisible()
  })

test('a member orders to a saved address by bank transfer; typed text survives a reload', async ({ page, context }) => {
  const { bearer } = await signInMember(context)
  await requestData(env.SHOP_API_URL, contract.account.addressAdd, { bearer, body: createAddressForm() })
  await fillCart({ bearer })
  await page.goto(checkoutPath)
  const { choice, method, purchaseOrderNumber, remark, main, summary } = checkoutForm(page)
  await expect(choice('shipping', 'Ada Newcomer')).toBeChecked()
  await method('BANK_TRANSFER').check()
  await purchaseOrderNumber.fill('PO 4711/26')
  await remark.fill('In bags, please')
  await expect(summary.getByText('USD 40.00')).toBeVisible()
  await page.reload()
  await expect(remark).toHaveValue('In bags, please')
  await expect(purchaseOrderNumber).toHaveValue('PO 4711/26')
  await expect(method('BANK_TRANSFER')).toBeChecked()
  await expectContentAccessible(page)
  await placeOrder(page)
  await expect(page).toHaveURL(/\/pay\/payment\?order_no=PG-/)
  await expect(main.getByText(en('pay.bank.text'))).toBeVisible()
  const number = getPlacedOrderNumber(page)
  const order = await requestData(env.SHOP_API_URL, contract.orders.detail, { bearer, params: { id: number } })
  expect(order).toMatchObject({
    payment_method: 'bank',
    purchase_order_no: 'PO 4711/26',
    remark: 'In bags, please',
    shipping_address: { city: 'Berlin' },
  })
})

test('the default billing address, chosen for delivery, is the same for billing', async ({ page, context }) => {
  const { bearer } = await signInMember(context)
  for (const contact_name of ['Ada Newcomer', 'Grace Payer']) {
    const body = { ...createAddressForm(), contact_name, is_default_billing: true }
    await requestData(env.SHOP_API_URL, contract.account.addressAdd, { bearer, body })
  }
  await fillCart({ bearer })
  await page.goto(checkoutPath)
  const { choice } = checkoutForm(page)
  await expect(choice('shipping', 'Ada Newcomer')).toBeChecked()
  await expect(choice('billing', 'Grace Payer')).toBeChecked()
  await choice('shipping', 'Grace Payer').check()
  await expect(choice('billing', en('checkout.billing.same'))).toBeChecked()
  await expect(choice('billing', 'Grace Payer')).toHaveCount(0)
})

test('missing fields are listed on top and marked, by the page and by the shop', async ({ page, context }) => {
  await fillCart({ context })
  await page.goto(checkoutPath)
  const { main, email, field } = checkoutForm(page)
  await field('shipping', 'countryCode').selectOption('DE')
  await expect(field('shipping', 'state')).toHaveCount(0)
  await field('shipping', 'countryCode').selectOption('US')
  await placeOrder(page)
  await expect(email).toBeFocused()
  await expect(getMain(page).getByText(en('checkout.problems.any'))).toBeVisible()
  await expect(email).toHaveAccessibleDescription(new RegExp(en('account.problems.email')))
  await expect(field('shipping', 'state')).toHaveAccessibleDescription(new RegExp(en('account.problems.state')))
  const summary = main.getByRole('alert').filter({ has: page.getByRole('link') })
  await summary.getByRole('link', { name: en('account.fields.city'), exact: true }).click()
  await expect(field('shipping', 'city')).toBeFocused()
  await expectContentAccessible(page)
})

test('after a change of the country, the summary has no fields that its addresses lack', async ({ page, context }) => {
  await fillCart({ context })
  await page.goto(checkoutPath)
  const { main, choice, field } = checkoutForm(page)
  await choice('billing', en('checkout.billing.new')).check()
  const summary = main.getByRole('alert').filter({ has: page.getByRole('link') })
  const state = en('addresses.stateNames.state')
  for (const [kind, name] of [
    ['shipping', state],
    ['billing', en('checkout.fields.ofBilling', { field: state })],
  ] as const) {
    await field(kind, 'countryCode').selectOption('US')
    await placeOrder(page)
    const link = summary.getByRole('link', { name, exact: true })
    await expect(link).toBeVisible()
    await field(kind, 'countryCode').selectOption('DE')
    await expect(link).toHaveCount(0)
    await expect(summary).toBeVisible()
  }
})

test('an empty cart and a cart without selected lines say what to do', fullScopeOnly, async ({ page, context }) => {
  const main = getMain(page)
  await page.goto(checkoutPath)
  await expect(main.getByText(en('checkout.empty.title'))).toBeVisible()
  await expectContentAccessible(page)
  const { bearer } = await signInMember(context)
  await fillCart({ bearer })
  const { list } = await requestData(env.SHOP_API_URL, contract.cart.lists, { bearer })
  const body = { cart_ids: list.map(({ cart_id }) => cart_id), selected: false }
  await requestData(env.SHOP_API_URL, contract.cart.selected, { bearer, body })
  await page.goto(checkoutPath)
  await expect(main.getByText(en('checkout.nothingSelected.title'))).toBeVisible()
})

test('a change of the freight is announced once, with the total', async ({ page, context }) => {
  await fillCart({ context })
  await page.goto(checkoutPath)
  const { field, summary } = checkoutForm(page)
  await field('shipping', 'countryCode').selectOption('DE')
  await expect(summary.getByText('USD 40.00')).toBeVisible()
  const total = summary.getByText(en('checkout.summary.total'), { exact: true }).locator('..')
  const before = (await total.textContent()) ?? ''
  const readAnnounced = await recordAnnouncements(page)
  await field('shipping', 'countryCode').selectOption('BR')
  await expect(summary.getByText('USD 60.00')).toBeVisible()
  await expect(total).not.toHaveText(before)
  expect(await readAnnounced()).toEqual([await total.textContent()])
})
