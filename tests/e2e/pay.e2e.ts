import type { LocaleCode } from '@partgate/schema/locales.ts'
import { createLabels, localizePath } from '../support/labels.ts'
import { addGuestOrderCookie, signInMember } from '../support/member.ts'
import { abortOperations } from '../support/operations.ts'
import { payButton, paymentPath } from '../support/pay-page.ts'
import { placeBuyNowOrder } from '../support/buy-now-orders.ts'
import { cancelOrder } from '../support/placed-order.ts'
import { findButton } from '../support/rfq-form.ts'
import { fullScopeOnly } from '../support/scope.ts'
import { expect, expectAccessible, expectFitsNarrowest, getMain, test, wideViewport } from '../support/screen.ts'
import { blockLiveUpdates } from '../support/block-live-updates.ts'

const languages: LocaleCode[] = ['en', 'ar']
const en = createLabels('en')

for (const code of languages)
  test(`a guest reports a bank transfer, in ${code}`, fullScopeOnly, async ({ page, context }) => {
    const label = createLabels(code)
    const placed = await placeBuyNowOrder()
    await addGuestOrderCookie(context, placed)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(localizePath(code, paymentPath(placed.number)))
    const main = getMain(page)
    await main.getByRole('radio').first().focus()
    await page.keyboard.press('ArrowDown')
    await expect(main.getByRole('radio').nth(1)).toBeChecked()
    const reference = label('pay.bank.reference')
    await main.getByRole('button', { name: label('pay.bank.copy', { name: reference }) }).click()
    await expect(page.getByText(label('pay.bank.copied', { name: reference }))).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(placed.serial)
    await expectAccessible(page)
    await expectFitsNarrowest(page)
    await page.setViewportSize(wideViewport)
    await main.getByLabel(label('pay.bank.note')).fill('From Example Ltd')
    await findButton(page, 'pay.bank.submit', label).click()
    await expect(page).toHaveURL(localizePath(code, `/pay/successful?order_no=${placed.number}`))
    await expect(main.getByText(label('pay.paymentProgress.declared.text'))).toBeVisible()
    await page.goto(localizePath(code, paymentPath(placed.number)))
    await expect(main.getByText(label('pay.paymentProgress.declared.title'))).toBeVisible()
    await expect(main.getByRole('radio')).toHaveCount(0)
  })

test('an order that cannot be paid says why and leads to the order page', async ({ page, context }) => {
  const member = await signInMember(context)
  const main = getMain(page)
  const canceled = await placeBuyNowOrder(member)
  await cancelOrder(canceled)
  const heavy = await placeBuyNowOrder(member, { isHeavy: true })
  for (const [{ number }, status] of [
    [canceled, 'canceled'],
    [heavy, 'freightOpen'],
  ] as const) {
    await page.goto(paymentPath(number))
    await expect(main.getByText(en(`pay.paymentProgress.${status}.title`))).toBeVisible()
    await expect(main.getByRole('radio')).toHaveCount(0)
    await expect(main.getByRole('link', { name: en('pay.details'), exact: true })).toHaveAttribute(
      'href',
      `/myaccount/order-status-history/${number}`,
    )
    await expectAccessible(page)
  }
  await page.goto(`/pay/successful?order_no=${canceled.number}`)
  await expect(main.getByText(en('pay.paymentProgress.canceled.title'))).toBeVisible()
  await expect(main.getByText(en('pay.successful.done'))).toHaveCount(0)
})

test('an order canceled meanwhile is not paid', fullScopeOnly, async ({ page, context }) => {
  const placed = await placeBuyNowOrder(await signInMember(context))
  await blockLiveUpdates(page)
  await page.goto(paymentPath(placed.number))
  await expect(payButton(page)).toBeVisible()
  await cancelOrder(placed)
  await payButton(page).click()
  await expect(getMain(page).getByRole('heading', { name: en('pay.paymentProgress.canceled.title') })).toBeVisible()
})

test('the payment page without an order, with an unknown one and with one of another buyer', async ({
  page,
  context,
}) => {
  const { number: theirs } = await placeBuyNowOrder()
  const main = getMain(page)
  await page.goto('/pay/payment')
  await expect(main.getByText(en('pay.missing.none.title'))).toBeVisible()
  await page.goto(localizePath('ar', paymentPath(theirs)))
  await main.getByRole('link', { name: createLabels('ar')('pay.missing.signIn') }).click()
  await expect(page).toHaveURL(`/ar/login?${new URLSearchParams({ redirect: `/ar${paymentPath(theirs)}` })}`)
  await signInMember(context)
  for (const number of [theirs, 'PG-00000-00000']) {
    await page.goto(paymentPath(number))
    await expect(main.getByText(en('pay.missing.unknown.title'))).toBeVisible()
  }
  await expectAccessible(page)
})

test(
  'while the shop does not respond, the payment page says so, and a retry shows it',
  fullScopeOnly,
  async ({ page, context, consoleErrors }) => {
    const placed = await placeBuyNowOrder(await signInMember(context))
    await abortOperations(page, 'PaidOrder')
    await page.goto(paymentPath(placed.number))
    await expect(getMain(page).getByText(en('pay.loadFailed.title'))).toBeVisible()
    await page.unroute('**/graphql')
    await findButton(page, 'common.retry').click()
    await expect(payButton(page)).toBeVisible()
    consoleErrors.splice(0)
  },
)
