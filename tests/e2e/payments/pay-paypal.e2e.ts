import type { LocaleCode } from '@partgate/schema/locales.ts'
import { createLabels, localizePath } from '../../support/labels.ts'
import { signInMember } from '../../support/member.ts'
import { abortOperations } from '../../support/operations.ts'
import {
  choosePayPalOutcome,
  findSteps,
  payButton,
  paymentPath,
  postToSimulator,
  readPayments,
} from '../../support/pay-page.ts'
import { placeBuyNowOrder } from '../../support/buy-now-orders.ts'
import { getOrderToken, readOrder } from '../../support/placed-order.ts'
import { findButton } from '../../support/rfq-form.ts'
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

for (const code of pickInTurn(languages, 0))
  test(`an order is paid by PayPal, in ${code}`, async ({ page, context }) => {
    const label = createLabels(code)
    const placed = await placeBuyNowOrder(await signInMember(context))
    await page.goto(localizePath(code, paymentPath(placed.number)))
    const main = getMain(page)
    const steps = findSteps(page, label)
    await expect(main.getByRole('complementary').getByText(placed.number)).toBeVisible()
    await expect(steps.current).toContainText(label('cart.steps.payment'))
    const total = code === 'ar' ? `${placed.order.total} USD` : `USD ${placed.order.total}`
    await expect(main.getByText(total).first()).toBeVisible()
    await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/)
    await expectContentAccessible(page)
    await expectFitsNarrowest(page)
    await page.setViewportSize(wideViewport)
    await payButton(page, label).click()
    await choosePayPalOutcome(page, 'pay')

    await expect(page).toHaveURL(localizePath(code, `/pay/successful?order_no=${placed.number}`))
    await expect(main.getByRole('heading', { name: label('pay.successful.done') })).toBeVisible()
    await expect(main.getByText(placed.number)).toBeVisible()
    await expect(main.getByText(placed.serial)).toBeVisible()
    await expect(main.getByText(label('pay.paymentProgress.paid.text'))).toBeVisible()
    await expect(steps.current).toContainText(label('cart.steps.done'))
    await expect(steps.list.getByRole('link')).toHaveCount(0)
    await expect(main.getByRole('link', { name: label('pay.details') })).toHaveAttribute(
      'href',
      localizePath(code, `/myaccount/order-status-history/${placed.number}`),
    )
    await expect(main.getByRole('link', { name: label('pay.successful.account') })).toBeVisible()
    await expectContentAccessible(page)
    await expectFitsNarrowest(page)
    expect(await readOrder(placed)).toMatchObject({ status: 'confirming', payment_status: 'paid' })

    await page.goto(localizePath(code, paymentPath(placed.number)))
    await expect(main.getByText(label('pay.paymentProgress.paid.title'))).toBeVisible()
    await expect(main.getByRole('radio')).toHaveCount(0)
    await expect(steps.current).toContainText(label('cart.steps.done'))
  })

test(
  'a declined and a canceled payment take no money, and the third attempt works',
  fullScopeOnly,
  async ({ page, context }) => {
    const placed = await placeBuyNowOrder(await signInMember(context))
    await page.goto(paymentPath(placed.number))
    await payButton(page).click()
    await choosePayPalOutcome(page, 'decline')
    await expect(getMain(page).getByRole('alert')).toHaveText(en('pay.paypalReturn.declined'))
    await expect(page).toHaveURL(paymentPath(placed.number))
    await expectContentAccessible(page)
    expect(await readOrder(placed)).toMatchObject({ status: 'unpaid', can_pay: true })

    await payButton(page).click()
    await choosePayPalOutcome(page, 'cancel')
    await expect(getMain(page).getByText(en('pay.paypalReturn.canceled'))).toBeVisible()
    await page.reload()
    await expect(getMain(page).getByText(en('pay.paypalReturn.canceled'))).toBeVisible()
    expect(await readOrder(placed)).toMatchObject({ status: 'unpaid', can_pay: true })

    await payButton(page).press('Enter')
    await choosePayPalOutcome(page, 'pay')
    await expect(getMain(page).getByText(en('pay.successful.done'))).toBeVisible()
  },
)

test('repeated returns from PayPal take the money once', async ({ page, context }) => {
  const placed = await placeBuyNowOrder(await signInMember(context))
  await page.goto(paymentPath(placed.number))
  await payButton(page).click()
  const comesBack = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.url().includes('PayerID='),
  )
  const simulator = await choosePayPalOutcome(page, 'pay')
  const address = (await comesBack).url()
  for (let times = 0; times < 2; times++) {
    await expect(getMain(page).getByText(en('pay.successful.done'))).toBeVisible()
    await page.goto(address)
  }
  await expect(getMain(page).getByText(en('pay.successful.done'))).toBeVisible()
  const own = await readPayments(simulator, placed.number)
  expect(own).toMatchObject([{ capture: { status: 'COMPLETED' }, refunds: [] }])
  const { history } = await readOrder(placed)
  expect(history.map(({ status }) => status)).toEqual(['unpaid', 'confirming'])
})

test(
  'a pending payment blocks a second one, and the order is paid once PayPal confirms',
  fullScopeOnly,
  async ({ page, context }) => {
    const placed = await placeBuyNowOrder(await signInMember(context))
    await page.goto(paymentPath(placed.number))
    await payButton(page).click()
    await expect(page).toHaveURL(/checkoutnow/)
    await postToSimulator(new URL(page.url()), 'faults', { call: 'capture', fault: 'pending' })
    const simulator = await choosePayPalOutcome(page, 'pay')
    const main = getMain(page)
    const heading = (status: 'deciding' | 'paid') =>
      main.getByRole('heading', { name: en(`pay.paymentProgress.${status}.title`) })
    await expect(heading('deciding')).toBeVisible()
    await expect(findButton(page, 'pay.refresh')).toBeVisible()
    await expect(page).toHaveURL(paymentPath(placed.number))
    await expect(main.getByRole('radio')).toHaveCount(0)
    await expectContentAccessible(page)
    const [taken] = await readPayments(simulator, placed.number)
    await postToSimulator(simulator, `captures/${taken?.capture?.id}`, { status: 'COMPLETED' })
    await expect(heading('paid')).toBeVisible({ timeout: 60_000 })
  },
)

test('a payment of another amount goes to sales for review', fullScopeOnly, async ({ page, context }) => {
  const placed = await placeBuyNowOrder(await signInMember(context))
  await page.goto(paymentPath(placed.number))
  await payButton(page).click()
  await expect(page).toHaveURL(/checkoutnow/)
  await postToSimulator(new URL(page.url()), 'faults', { call: 'capture', fault: 'wrong_amount' })
  await choosePayPalOutcome(page, 'pay')
  await expect(getMain(page).getByText(en('pay.paymentProgress.held.text'))).toBeVisible()
  await expect(getMain(page).getByRole('radio')).toHaveCount(0)
})

test('a guest can also pay by the mailed link', fullScopeOnly, async ({ page }) => {
  const placed = await placeBuyNowOrder()
  await page.goto(`/myaccount/order-status-history/${placed.number}?token=${getOrderToken(placed)}`)
  await getMain(page)
    .getByRole('link', { name: en('orders.actions.pay') })
    .click()
  await payButton(page).click()
  await choosePayPalOutcome(page, 'pay')
  await expect(getMain(page).getByText(en('pay.successful.done'))).toBeVisible()
})

test(
  'a failed return is retried once, and the order is paid',
  fullScopeOnly,
  async ({ page, context, consoleErrors }) => {
    const placed = await placeBuyNowOrder(await signInMember(context))
    await page.goto(paymentPath(placed.number))
    await abortOperations(page, 'StartPayPalPayment')
    await payButton(page).click()
    await expect(getMain(page).getByRole('alert')).toHaveText(en('common.failure.unavailable'))
    await page.unroute('**/graphql')
    await payButton(page).click()
    await expect(page).toHaveURL(/checkoutnow/)
    await abortOperations(page, 'CapturePayPalPayment')
    await choosePayPalOutcome(page, 'pay')
    await expect(getMain(page).getByText(en('pay.paypalReturn.unclear'))).toBeVisible()
    await expect(page).toHaveURL(/token=/)
    await page.unroute('**/graphql')
    await findButton(page, 'common.retry').click()
    await expect(getMain(page).getByText(en('pay.successful.done'))).toBeVisible()
    consoleErrors.splice(0)
  },
)
