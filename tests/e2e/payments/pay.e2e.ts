import type { LocaleCode } from '@partgate/schema/locales.ts'
import { createLabels, localizePath } from '../../support/labels.ts'
import { addGuestOrderCookie, signInMember } from '../../support/member.ts'
import { abortOperations, holdOperation } from '../../support/operations.ts'
import { findSteps, payButton, paymentPath } from '../../support/pay-page.ts'
import { placeBuyNowOrder } from '../../support/buy-now-orders.ts'
import { runShopCommand } from '../../support/orders.ts'
import { cancelOrder } from '../../support/placed-order.ts'
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
import { blockLiveUpdates } from '../../support/block-live-updates.ts'

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
    await expectContentAccessible(page)
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
  for (const [{ number }, status, currentSteps] of [
    [canceled, 'canceled', []],
    [heavy, 'freightOpen', []],
  ] as const) {
    await page.goto(paymentPath(number))
    await expect(main.getByText(en(`pay.paymentProgress.${status}.title`))).toBeVisible()
    await expect(main.getByRole('radio')).toHaveCount(0)
    await expect(main.getByText(`Your order ${number} is placed.`)).toHaveCount(0)
    await expect(findSteps(page).items).toHaveCount(4)
    await expect(findSteps(page).current.locator('span')).toHaveText([...currentSteps])
    await expect(main.getByRole('link', { name: en('pay.details'), exact: true })).toHaveAttribute(
      'href',
      `/myaccount/order-status-history/${number}`,
    )
    await expectContentAccessible(page)
  }
  await page.goto(`/pay/successful?order_no=${canceled.number}`)
  await expect(main.getByText(en('pay.paymentProgress.canceled.title'))).toBeVisible()
  await expect(main.getByText(en('pay.successful.done'))).toHaveCount(0)
})

test('the steps of an order continue after it is placed, and the payment page says until when to pay', async ({
  page,
  context,
}) => {
  const placed = await placeBuyNowOrder(await signInMember(context), { method: 'bank' })
  const main = getMain(page)
  const { current, list } = findSteps(page)
  await page.goto(paymentPath(placed.number))
  const line = main.getByRole('paragraph').filter({ hasText: `Your order ${placed.number} is placed.` })
  await expect(line).toBeVisible()
  const day = await page.evaluate(
    (at) => new Date(at).toLocaleDateString('en', { year: 'numeric', month: 'short', day: 'numeric' }),
    placed.order.expires_at ?? '',
  )
  await expect(line).toContainText(`Pay before ${day}`)
  await expect(line).toContainText('after that the order is canceled and its parts are released')
  await expect(current).toContainText(en('cart.steps.payment'))
  await expect(list.getByRole('link')).toHaveCount(0)
  await expectContentAccessible(page)

  await runShopCommand('order', 'hold', placed.number)
  await page.goto(`/pay/successful?order_no=${placed.number}`)
  await expect(main.getByText(en('pay.successful.unpaid'))).toBeVisible()
  await expect(current).toContainText(en('cart.steps.payment'))
  await expectContentAccessible(page)
  await expectFitsNarrowest(page)
  await page.setViewportSize(wideViewport)
  await list.getByRole('link', { name: en('cart.steps.payment') }).click()
  await expect(page).toHaveURL(paymentPath(placed.number))
  await expect(line).toContainText(en('orders.statusMessages.pay'))
  await expect(line).not.toContainText('Pay before')

  await findButton(page, 'pay.bank.submit').click()
  await expect(page).toHaveURL(`/pay/successful?order_no=${placed.number}`)
  await expect(current).toContainText(en('cart.steps.done'))
  await expect(list.getByRole('link')).toHaveCount(0)
})

for (const width of pickInTurn([1280, 390], 0))
  test(`at ${width} px, the steps are shown before the order and do not move when it is loaded`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const path = paymentPath((await placeBuyNowOrder(await signInMember(context))).number)
    expect(await (await context.request.get(path)).text()).toContain(`aria-label="${en('cart.steps.label')}"`)
    const release = await holdOperation(page, 'PaidOrder')
    await page.goto(path)
    const { current, items } = findSteps(page)
    await expect(current).toContainText(en('cart.steps.payment'))
    await expect(current).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    const places = () =>
      items.evaluateAll((steps) =>
        steps.map((step) => {
          const { x, y, width: wide, height } = step.getBoundingClientRect()
          return [x, y + scrollY, wide, height].map(Math.round)
        }),
      )
    const before = await places()
    release()
    await expect(payButton(page)).toBeVisible()
    expect(await places()).toEqual(before)
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
  await expectContentAccessible(page)
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
