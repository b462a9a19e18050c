import type { LocaleCode } from '@partgate/schema/locales.ts'
import { labelsOf, pathIn } from '../support/labels.ts'
import { memberIn } from '../support/member.ts'
import { cutOff } from '../support/operations.ts'
import { payButton, payment, paymentsOf, sayAtPayPal, tellPayPal } from '../support/pay-page.ts'
import { placedOrder } from '../support/paying.ts'
import { secretOf, readOrder } from '../support/placed-order.ts'
import { buttonOf } from '../support/rfq-form.ts'
import { full, inTurn } from '../support/scope.ts'
import { expect, expectAccessible, expectFitsNarrowest, mainOf, test, wide } from '../support/screen.ts'

const languages: LocaleCode[] = ['en', 'ar']
const en = labelsOf('en')

for (const code of inTurn(languages, 0))
  test(`an order is paid by PayPal, in ${code}`, async ({ page, context }) => {
    const label = labelsOf(code)
    const placed = await placedOrder(await memberIn(context))
    await page.goto(pathIn(code, payment(placed.number)))
    const main = mainOf(page)
    await expect(main.getByText(placed.number)).toBeVisible()
    await expect(main.getByText(`USD ${placed.order.total}`).first()).toBeVisible()
    await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/)
    await expectAccessible(page)
    await expectFitsNarrowest(page)
    await page.setViewportSize(wide)
    await payButton(page, label).click()
    await sayAtPayPal(page, 'pay')

    await expect(page).toHaveURL(pathIn(code, `/pay/successful?order_no=${placed.number}`))
    await expect(main.getByRole('heading', { name: label('pay.successful.done') })).toBeVisible()
    await expect(main.getByText(placed.number)).toBeVisible()
    await expect(main.getByText(placed.serial)).toBeVisible()
    await expect(main.getByText(label('pay.paymentStatus.paid.text'))).toBeVisible()
    await expect(main.getByRole('link', { name: label('pay.details') })).toHaveAttribute(
      'href',
      pathIn(code, `/myaccount/order-status-history/${placed.number}`),
    )
    await expect(main.getByRole('link', { name: label('pay.successful.account') })).toBeVisible()
    await expectAccessible(page)
    await expectFitsNarrowest(page)
    expect(await readOrder(placed)).toMatchObject({ status: 'confirming', payment_state: 'paid' })

    await page.goto(pathIn(code, payment(placed.number)))
    await expect(main.getByText(label('pay.paymentStatus.paid.title'))).toBeVisible()
    await expect(main.getByRole('radio')).toHaveCount(0)
  })

test(
  'a declined and a canceled payment take no money, and the third attempt works',
  full,
  async ({ page, context }) => {
    const placed = await placedOrder(await memberIn(context))
    await page.goto(payment(placed.number))
    await payButton(page).click()
    await sayAtPayPal(page, 'decline')
    await expect(mainOf(page).getByRole('alert')).toHaveText(en('pay.paypalReturn.declined'))
    await expect(page).toHaveURL(payment(placed.number))
    await expectAccessible(page)
    expect(await readOrder(placed)).toMatchObject({ status: 'unpaid', can_pay: true })

    await payButton(page).click()
    await sayAtPayPal(page, 'cancel')
    await expect(mainOf(page).getByText(en('pay.paypalReturn.canceled'))).toBeVisible()
    await page.reload()
    await expect(mainOf(page).getByText(en('pay.paypalReturn.canceled'))).toBeVisible()
    expect(await readOrder(placed)).toMatchObject({ status: 'unpaid', can_pay: true })

    await payButton(page).press('Enter')
    await sayAtPayPal(page, 'pay')
    await expect(mainOf(page).getByText(en('pay.successful.done'))).toBeVisible()
  },
)

test('repeated returns from PayPal take the money once', async ({ page, context }) => {
  const placed = await placedOrder(await memberIn(context))
  await page.goto(payment(placed.number))
  await payButton(page).click()
  const comesBack = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.url().includes('PayerID='),
  )
  const simulator = await sayAtPayPal(page, 'pay')
  const address = (await comesBack).url()
  for (let times = 0; times < 2; times++) {
    await expect(mainOf(page).getByText(en('pay.successful.done'))).toBeVisible()
    await page.goto(address)
  }
  await expect(mainOf(page).getByText(en('pay.successful.done'))).toBeVisible()
  const own = await paymentsOf(simulator, placed.number)
  expect(own).toMatchObject([{ capture: { status: 'COMPLETED' }, refunds: [] }])
  const { history } = await readOrder(placed)
  expect(history.map(({ status }) => status)).toEqual(['unpaid', 'confirming'])
})

test(
  'a pending payment blocks a second one, and the order is paid once PayPal confirms',
  full,
  async ({ page, context }) => {
    const placed = await placedOrder(await memberIn(context))
    await page.goto(payment(placed.number))
    await payButton(page).click()
    await expect(page).toHaveURL(/checkoutnow/)
    await tellPayPal(new URL(page.url()), 'faults', { call: 'capture', fault: 'pending' })
    const simulator = await sayAtPayPal(page, 'pay')
    const main = mainOf(page)
    const heading = (status: 'deciding' | 'paid') =>
      main.getByRole('heading', { name: en(`pay.paymentStatus.${status}.title`) })
    await expect(heading('deciding')).toBeVisible()
    await expect(buttonOf(page, 'pay.refresh')).toBeVisible()
    await expect(page).toHaveURL(payment(placed.number))
    await expect(main.getByRole('radio')).toHaveCount(0)
    await expectAccessible(page)
    const [taken] = await paymentsOf(simulator, placed.number)
    await tellPayPal(simulator, `captures/${taken?.capture?.id}`, { status: 'COMPLETED' })
    await expect(heading('paid')).toBeVisible({ timeout: 60_000 })
  },
)

test('a payment of another amount goes to sales for review', full, async ({ page, context }) => {
  const placed = await placedOrder(await memberIn(context))
  await page.goto(payment(placed.number))
  await payButton(page).click()
  await expect(page).toHaveURL(/checkoutnow/)
  await tellPayPal(new URL(page.url()), 'faults', { call: 'capture', fault: 'wrong_amount' })
  await sayAtPayPal(page, 'pay')
  await expect(mainOf(page).getByText(en('pay.paymentStatus.held.text'))).toBeVisible()
  await expect(mainOf(page).getByRole('radio')).toHaveCount(0)
})

test('a guest can also pay by the mailed link', full, async ({ page }) => {
  const placed = await placedOrder()
  await page.goto(`/myaccount/order-status-history/${placed.number}?token=${secretOf(placed)}`)
  await mainOf(page)
    .getByRole('link', { name: en('orders.actions.pay') })
    .click()
  await payButton(page).click()
  await sayAtPayPal(page, 'pay')
  await expect(mainOf(page).getByText(en('pay.successful.done'))).toBeVisible()
})

test('a failed return is retried once, and the order is paid', full, async ({ page, context, consoleErrors }) => {
  const placed = await placedOrder(await memberIn(context))
  await page.goto(payment(placed.number))
  await cutOff(page, 'StartPayPalPayment')
  await payButton(page).click()
  await expect(mainOf(page).getByRole('alert')).toHaveText(en('common.failure.unavailable'))
  await page.unroute('**/graphql')
  await payButton(page).click()
  await expect(page).toHaveURL(/checkoutnow/)
  await cutOff(page, 'CapturePayPalPayment')
  await sayAtPayPal(page, 'pay')
  await expect(mainOf(page).getByText(en('pay.paypalReturn.unclear'))).toBeVisible()
  await expect(page).toHaveURL(/token=/)
  await page.unroute('**/graphql')
  await buttonOf(page, 'common.retry').click()
  await expect(mainOf(page).getByText(en('pay.successful.done'))).toBeVisible()
  consoleErrors.splice(0)
})
