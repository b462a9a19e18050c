import type { LocaleCode } from '@partgate/schema/locales.ts'
import { labelsOf, pathIn } from '../support/labels.ts'
import { breakOff, payButton, payment } from '../support/pay-page.ts'
import { cancelOrder, guestIn, memberIn, placedOrder } from '../support/paying.ts'
import { buttonOf, mainOf } from '../support/rfq-form.ts'
import { expect, expectAccessible, expectFitsNarrowest, test } from '../support/screen.ts'

const languages: LocaleCode[] = ['en', 'ar']
const en = labelsOf('en')
const wide = { width: 1280, height: 800 }

for (const code of languages)
  test(`a guest makes a bank transfer and says so, in ${code}`, async ({ page, context }) => {
    const label = labelsOf(code)
    const order = await placedOrder()
    await guestIn(context, order)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(pathIn(code, payment(order.orderNumber)))
    const main = mainOf(page)
    await main.getByRole('radio').first().focus()
    await page.keyboard.press('ArrowDown')
    await expect(main.getByRole('radio').nth(1)).toBeChecked()
    const reference = label('pay.bank.reference')
    await main.getByRole('button', { name: label('pay.bank.copy', { name: reference }) }).click()
    await expect(page.getByText(label('pay.bank.copied', { name: reference }))).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(order.serialNumber)
    await expectAccessible(page)
    await expectFitsNarrowest(page)
    await page.setViewportSize(wide)
    await main.getByLabel(label('pay.bank.note')).fill('From Example Ltd')
    await buttonOf(page, 'pay.bank.submit', label).click()
    await expect(page).toHaveURL(pathIn(code, `/pay/successful?order_no=${order.orderNumber}`))
    await expect(main.getByText(label('pay.standings.declared.text'))).toBeVisible()
    await page.goto(pathIn(code, payment(order.orderNumber)))
    await expect(main.getByText(label('pay.standings.declared.title'))).toBeVisible()
    await expect(main.getByRole('radio')).toHaveCount(0)
  })

test('what cannot be paid says why, and leads to the order', async ({ page, context }) => {
  const { bearer } = await memberIn(context)
  const main = mainOf(page)
  const canceled = await placedOrder({ bearer })
  await cancelOrder(bearer, canceled.orderNumber)
  const heavy = await placedOrder({ bearer }, { isHeavy: true })
  for (const [{ orderNumber }, standing] of [
    [canceled, 'canceled'],
    [heavy, 'freightOpen'],
  ] as const) {
    await page.goto(payment(orderNumber))
    await expect(main.getByText(en(`pay.standings.${standing}.title`))).toBeVisible()
    await expect(main.getByRole('radio')).toHaveCount(0)
    await expect(main.getByRole('link', { name: en('pay.details'), exact: true })).toHaveAttribute(
      'href',
      `/myaccount/order-status-history/${orderNumber}`,
    )
    await expectAccessible(page)
  }
  await page.goto(`/pay/successful?order_no=${canceled.orderNumber}`)
  await expect(main.getByText(en('pay.standings.canceled.title'))).toBeVisible()
  await expect(main.getByText(en('pay.successful.done'))).toHaveCount(0)
})

test('an order that was called off meanwhile is not paid', async ({ page, context }) => {
  const { bearer } = await memberIn(context)
  const { orderNumber } = await placedOrder({ bearer })
  await page.goto(payment(orderNumber))
  await expect(payButton(page)).toBeVisible()
  await cancelOrder(bearer, orderNumber)
  await payButton(page).click()
  await expect(mainOf(page).getByText(en('pay.standings.canceled.title'))).toBeVisible()
})

test('no order, an unknown one, and one of somebody else', async ({ page, context }) => {
  const { orderNumber } = await placedOrder()
  const main = mainOf(page)
  await page.goto('/pay/payment')
  await expect(main.getByText(en('pay.missing.none.title'))).toBeVisible()
  await page.goto(pathIn('ar', payment(orderNumber)))
  await main.getByRole('link', { name: labelsOf('ar')('pay.missing.signIn') }).click()
  await expect(page).toHaveURL(`/ar/login?${new URLSearchParams({ redirect: `/ar${payment(orderNumber)}` })}`)
  await memberIn(context)
  for (const number of [orderNumber, 'PG-00000-00000']) {
    await page.goto(payment(number))
    await expect(main.getByText(en('pay.missing.unknown.title'))).toBeVisible()
  }
  await expectAccessible(page)
})

test('while the shop does not answer, the payment says so, and is there after another try', async ({
  page,
  context,
  consoleErrors,
}) => {
  const { bearer } = await memberIn(context)
  const { orderNumber } = await placedOrder({ bearer })
  await breakOff(page, 'PaidOrder')
  await page.goto(payment(orderNumber))
  await expect(mainOf(page).getByText(en('pay.unreadable.title'))).toBeVisible()
  await page.unroute('**/graphql')
  await buttonOf(page, 'common.retry').click()
  await expect(payButton(page)).toBeVisible()
  consoleErrors.splice(0)
})
