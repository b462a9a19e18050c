import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { LocaleCode } from '@partgate/schema/locales.ts'
import { dataOf } from '../contract/shop.ts'
import { newAddress } from '../contract/visitors.ts'
import { checkoutForm, checkoutPath, fillAsGuest, fillCart, placedNumber, placeOrder } from '../support/checkout.ts'
import { env } from '../support/env.ts'
import { labelsOf, pathIn } from '../support/labels.ts'
import { memberIn } from '../support/member.ts'
import { payButton, sayAtPayPal } from '../support/pay-page.ts'
import { inTurn } from '../support/scope.ts'
import { expect, expectAccessible, expectFitsNarrowest, mainOf, test, wide } from '../support/screen.ts'

const languages: LocaleCode[] = ['en', 'ar']
const en = labelsOf('en')

for (const code of inTurn(languages, 1))
  test(`a guest orders from the cart and pays by PayPal, in ${code}`, async ({ page, context }) => {
    const label = labelsOf(code)
    await fillCart({ context }, 2)
    await page.goto(pathIn(code, checkoutPath))
    const { summary, carrier } = checkoutForm(page, label)
    await expect(summary.getByRole('listitem')).toHaveCount(2)
    await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/)
    await fillAsGuest(page, label)
    await expect(carrier('DHL')).toBeVisible()
    await expect(summary.getByText('USD 40.00')).toBeVisible()
    await expectAccessible(page)
    await expectFitsNarrowest(page)
    await page.setViewportSize(wide)
    await placeOrder(page, label)
    await expect(page).toHaveURL(/\/pay\/payment\?order_no=PG-/)
    const number = placedNumber(page)
    await payButton(page, label).click()
    await sayAtPayPal(page, 'pay')
    await expect(page).toHaveURL(pathIn(code, `/pay/successful?order_no=${number}`))
    await expect(mainOf(page).getByRole('heading', { name: label('pay.successful.done') })).toBeVisible()
  })

test('a member orders to a saved address by bank transfer; typed text survives a reload', async ({ page, context }) => {
  const { bearer } = await memberIn(context)
  await dataOf(env.SHOP_API_URL, contract.account.addressAdd, { bearer, body: newAddress() })
  await fillCart({ bearer })
  await page.goto(checkoutPath)
  const { choice, method, purchaseOrderNumber, remark, main, summary } = checkoutForm(page)
  await expect(choice('shipping', 'Ada Newcomer')).toBeChecked()
  await method('BANK').check()
  await purchaseOrderNumber.fill('PO 4711/26')
  await remark.fill('In bags, please')
  await expect(summary.getByText('USD 40.00')).toBeVisible()
  await page.reload()
  await expect(remark).toHaveValue('In bags, please')
  await expect(purchaseOrderNumber).toHaveValue('PO 4711/26')
  await expect(method('BANK')).toBeChecked()
  await expectAccessible(page)
  await placeOrder(page)
  await expect(page).toHaveURL(/\/pay\/payment\?order_no=PG-/)
  await expect(main.getByText(en('pay.bank.text'))).toBeVisible()
  const number = placedNumber(page)
  const order = await dataOf(env.SHOP_API_URL, contract.orders.detail, { bearer, params: { id: number } })
  expect(order).toMatchObject({
    payment_method: 'bank',
    purchase_order_no: 'PO 4711/26',
    remark: 'In bags, please',
    shipping_address: { city: 'Berlin' },
  })
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
  await expect(email).toHaveAccessibleDescription(new RegExp(en('account.problems.email')))
  await expect(field('shipping', 'state')).toHaveAccessibleDescription(new RegExp(en('account.problems.state')))
  const summary = main.getByRole('alert').filter({ has: page.getByRole('link') })
  await summary.getByRole('link', { name: en('account.fields.city'), exact: true }).click()
  await expect(field('shipping', 'city')).toBeFocused()
  await expectAccessible(page)
})

test('an empty cart and a cart without selected lines say what to do', async ({ page, context }) => {
  const main = mainOf(page)
  await page.goto(checkoutPath)
  await expect(main.getByText(en('checkout.empty.title'))).toBeVisible()
  await expectAccessible(page)
  const { bearer } = await memberIn(context)
  await fillCart({ bearer })
  const { list } = await dataOf(env.SHOP_API_URL, contract.cart.lists, { bearer })
  const body = { cart_ids: list.map(({ cart_id }) => cart_id), selected: false }
  await dataOf(env.SHOP_API_URL, contract.cart.selected, { bearer, body })
  await page.goto(checkoutPath)
  await expect(main.getByText(en('checkout.nothingSelected.title'))).toBeVisible()
})
