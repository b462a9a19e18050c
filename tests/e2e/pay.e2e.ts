import type { LocaleCode } from '@partgate/schema/locales.ts'
import { labelsOf, pathIn } from '../support/labels.ts'
import { guestIn, memberIn } from '../support/member.ts'
import { cutOff } from '../support/operations.ts'
import { payButton, payment } from '../support/pay-page.ts'
import { placedOrder } from '../support/paying.ts'
import { cancel } from '../support/placed-order.ts'
import { buttonOf } from '../support/rfq-form.ts'
import { full } from '../support/scope.ts'
import { expect, expectAccessible, expectFitsNarrowest, mainOf, test, wide } from '../support/screen.ts'
import { withoutLive } from '../support/without-live.ts'

const languages: LocaleCode[] = ['en', 'ar']
const en = labelsOf('en')

for (const code of languages)
  test(`a guest reports a bank transfer, in ${code}`, full, async ({ page, context }) => {
    const label = labelsOf(code)
    const placed = await placedOrder()
    await guestIn(context, placed)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(pathIn(code, payment(placed.number)))
    const main = mainOf(page)
    await main.getByRole('radio').first().focus()
    await page.keyboard.press('ArrowDown')
    await expect(main.getByRole('radio').nth(1)).toBeChecked()
    const reference = label('pay.bank.reference')
    await main.getByRole('button', { name: label('pay.bank.copy', { name: reference }) }).click()
    await expect(page.getByText(label('pay.bank.copied', { name: reference }))).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(placed.serial)
    await expectAccessible(page)
    await expectFitsNarrowest(page)
    await page.setViewportSize(wide)
    await main.getByLabel(label('pay.bank.note')).fill('From Example Ltd')
    await buttonOf(page, 'pay.bank.submit', label).click()
    await expect(page).toHaveURL(pathIn(code, `/pay/successful?order_no=${placed.number}`))
    await expect(main.getByText(label('pay.paymentStatus.declared.text'))).toBeVisible()
    await page.goto(pathIn(code, payment(placed.number)))
    await expect(main.getByText(label('pay.paymentStatus.declared.title'))).toBeVisible()
    await expect(main.getByRole('radio')).toHaveCount(0)
  })

test('an order that cannot be paid says why and leads to the order page', async ({ page, context }) => {
  const member = await memberIn(context)
  const main = mainOf(page)
  const canceled = await placedOrder(member)
  await cancel(canceled)
  const heavy = await placedOrder(member, { isHeavy: true })
  for (const [{ number }, status] of [
    [canceled, 'canceled'],
    [heavy, 'freightOpen'],
  ] as const) {
    await page.goto(payment(number))
    await expect(main.getByText(en(`pay.paymentStatus.${status}.title`))).toBeVisible()
    await expect(main.getByRole('radio')).toHaveCount(0)
    await expect(main.getByRole('link', { name: en('pay.details'), exact: true })).toHaveAttribute(
      'href',
      `/myaccount/order-status-history/${number}`,
    )
    await expectAccessible(page)
  }
  await page.goto(`/pay/successful?order_no=${canceled.number}`)
  await expect(main.getByText(en('pay.paymentStatus.canceled.title'))).toBeVisible()
  await expect(main.getByText(en('pay.successful.done'))).toHaveCount(0)
})

test('an order canceled meanwhile is not paid', full, async ({ page, context }) => {
  const placed = await placedOrder(await memberIn(context))
  await withoutLive(page)
  await page.goto(payment(placed.number))
  await expect(payButton(page)).toBeVisible()
  await cancel(placed)
  await payButton(page).click()
  await expect(mainOf(page).getByRole('heading', { name: en('pay.paymentStatus.canceled.title') })).toBeVisible()
})

test('the payment page without an order, with an unknown one and with one of another buyer', async ({
  page,
  context,
}) => {
  const { number: theirs } = await placedOrder()
  const main = mainOf(page)
  await page.goto('/pay/payment')
  await expect(main.getByText(en('pay.missing.none.title'))).toBeVisible()
  await page.goto(pathIn('ar', payment(theirs)))
  await main.getByRole('link', { name: labelsOf('ar')('pay.missing.signIn') }).click()
  await expect(page).toHaveURL(`/ar/login?${new URLSearchParams({ redirect: `/ar${payment(theirs)}` })}`)
  await memberIn(context)
  for (const number of [theirs, 'PG-00000-00000']) {
    await page.goto(payment(number))
    await expect(main.getByText(en('pay.missing.unknown.title'))).toBeVisible()
  }
  await expectAccessible(page)
})

test(
  'while the shop does not respond, the payment page says so, and a retry shows it',
  full,
  async ({ page, context, consoleErrors }) => {
    const placed = await placedOrder(await memberIn(context))
    await cutOff(page, 'PaidOrder')
    await page.goto(payment(placed.number))
    await expect(mainOf(page).getByText(en('pay.loadFailed.title'))).toBeVisible()
    await page.unroute('**/graphql')
    await buttonOf(page, 'common.retry').click()
    await expect(payButton(page)).toBeVisible()
    consoleErrors.splice(0)
  },
)
