import type { LocaleCode } from '@partgate/schema/locales.ts'
import { env } from '../../support/env.ts'
import { createLabels, localizePath } from '../../support/labels.ts'
import { type Member, signInMember, createMember, addSessionCookie } from '../../support/member.ts'
import { abortOperations } from '../../support/operations.ts'
import { orderGroup, placeOrder, placeOrdersOfEachStatus, runShopCommand } from '../../support/orders.ts'
import { readMailedLink } from '../../support/outbox.ts'
import { getOrderToken, readOrder } from '../../support/placed-order.ts'
import { fullScopeOnly, pickInTurn } from '../../support/scope.ts'
import { expect, expectContentAccessible, expectFitsNarrowest, getMain, test } from '../../support/screen.ts'

const list = '/myaccount/order-status-history'
const languages: LocaleCode[] = ['en', 'ar']
const en = createLabels('en')

let buyer: Member
let orders: Awaited<ReturnType<typeof placeOrdersOfEachStatus>>['orders']
test.beforeAll(async () => {
  ;({ buyer, orders } = await placeOrdersOfEachStatus())
})

for (const code of pickInTurn(languages, 1)) {
  const label = createLabels(code)
  const status = (name: string) => label(`orders.status.${name}`)

  test(`in ${code}, an order page shows all facts of the order`, async ({ page, context }) => {
    await addSessionCookie(context, buyer.bearer)
    await page.goto(localizePath(code, list))
    await orderGroup(page, orders.shipped)
      .getByRole('link', { name: label('orders.viewDetails') })
      .click()
    await expect(page).toHaveURL(new RegExp(`/${orders.shipped.number}$`))
    const main = getMain(page)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(orders.shipped.number)
    const now = await readOrder(orders.shipped)
    await expect(main.getByRole('status').first()).toContainText(label('orders.statusMessages.shipping'))
    for (const fact of [now.serial_no, 'PO 4711/26', 'DHL', 'JD014600003', 'The reel comes on Monday.', buyer.email])
      await expect(main).toContainText(fact)
    for (const text of ['Ada Keller', 'Invalidenstr. 44', '10115 Berlin'])
      await expect(main.getByText(text)).toHaveCount(2)
    for (const { part_number, customer_part_no } of now.lines) {
      await expect(main.getByRole('link', { name: part_number })).toBeVisible()
      await expect(main.getByText(customer_part_no, { exact: true })).toBeVisible()
    }
    await expect(main.getByRole('list').last().locator('li')).toHaveText([
      new RegExp(label('orders.timeline.placed')),
      ...['CONFIRMING', 'PREPARING', 'SHIPPED'].map((step) => new RegExp(`${status(step)}.*\\d`)),
      new RegExp(`${status('DELIVERED')}.*${label('orders.timeline.pending')}`),
    ])
    await expect(main.getByRole('link', { name: label('orders.actions.pay') })).toHaveCount(0)
    await expectContentAccessible(page)
    await expectFitsNarrowest(page)
    await page.setViewportSize({ width: 794, height: 1123 })
    await page.emulateMedia({ media: 'print' })
    await expect(main.getByText('JD014600003')).toBeVisible()
    await expect(main.getByRole('button')).toHaveCount(0)
  })

  test(`in ${code}, only the mailed link opens the order of a guest`, async ({ page, context }) => {
    const email = `guest-orders-${code}-${Date.now()}@example.com`
    const placed = await placeOrder({ email }, { method: 'bank' })
    const secret = getOrderToken(placed)
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    const link = new URL(await readMailedLink(env.SHOP_API_URL, email))
    await page.goto(localizePath(code, link.pathname + link.search))
    const main = getMain(page)
    await expect(main.getByText(label('orders.columns.serialNumber'))).toBeVisible()
    await expect(main.getByText(placed.serial)).toHaveCount(2)
    await expect(page).toHaveURL(new RegExp(`/${placed.number}$`))
    await expectContentAccessible(page)
    await page.reload()
    await expect(main.getByText(placed.serial)).toHaveCount(2)
    const mailed = link.searchParams.get('token') ?? ''
    expect(requested.slice(1).filter((url) => url.includes(mailed) || url.includes(secret))).toEqual([])

    await main.getByRole('button', { name: label('orders.actions.cancel') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: label('orders.prompts.cancel.confirm') })
      .click()
    await expect(main.getByRole('status').first()).toContainText(status('CANCELED'))
    expect((await readOrder(placed)).status).toBe('canceled')

    const stranger = await context.newPage()
    await stranger.goto(localizePath(code, `${list}/${placed.number}`))
    await expect(stranger.getByText(label('orders.signIn.title'))).toBeVisible()
    await stranger.goto(localizePath(code, `${list}/${placed.number}?token=${'x'.repeat(43)}`))
    await expect(stranger.getByText(label('orders.order.badLink.title'))).toBeVisible()
    await expectContentAccessible(stranger)
  })
}

test('an order paid by bank transfer names the account and the reference', fullScopeOnly, async ({ page, context }) => {
  const own = await createMember()
  const placed = await placeOrder(own, { method: 'bank' })
  await addSessionCookie(context, own.bearer)
  await page.goto(`${list}/${placed.number}`)
  const bank = page.getByRole('region', { name: en('layout.bankTransfer') })
  await expect(bank).toContainText(placed.serial)
  await expect(bank).toContainText('SWIFT')
  await expect(bank.getByRole('link', { name: en('orders.bank.declare') })).toHaveAttribute(
    'href',
    `/pay/payment?order_no=${placed.number}`,
  )
  await expect(getMain(page).getByRole('status').first()).toContainText('Pay before')

  await runShopCommand('order', 'confirm', placed.number)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(getMain(page).getByRole('status').first()).toContainText(en('orders.statusMessages.preparing'))
  await expect(bank).toHaveCount(0)
})

test('an invalid number is not found; an order of another buyer is not shown', async ({
  page,
  context,
  consoleErrors,
}) => {
  const response = await page.goto(`${list}/PG-1`)
  expect(response?.status()).toBe(404)
  await expect(page.getByText(en('errors.notFound'))).toBeVisible()
  await expect(page).toHaveTitle('404')
  consoleErrors.length = 0
  await signInMember(context)
  await page.goto(`${list}/${orders.unpaid.number}`)
  await expect(getMain(page).getByText(en('orders.order.missing.title'))).toBeVisible()
  await expectContentAccessible(page)
  await getMain(page)
    .getByRole('link', { name: en('orders.seeAll') })
    .click()
  await expect(getMain(page).getByText(en('orders.empty.all.title'))).toBeVisible()
})

test('a visitor signs in and returns to the tab, or to the order', fullScopeOnly, async ({ page }) => {
  const signIn = async () => {
    await getMain(page)
      .getByRole('textbox', { name: en('account.fields.email'), exact: true })
      .fill(buyer.email)
    await page.getByLabel(en('account.fields.password'), { exact: false }).first().fill(buyer.password)
    await page.getByRole('button', { name: en('account.login.submit') }).click()
  }
  await page.goto(`${list}?tab=canceled`)
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await signIn()
  await expect(page).toHaveURL(/order-status-history\?tab=canceled$/)
  await expect(orderGroup(page, orders.canceled)).toBeVisible()

  await page.context().clearCookies()
  await page.goto(`${list}/${orders.unpaid.number}`)
  await getMain(page)
    .getByRole('link', { name: en('orders.signIn.action') })
    .click()
  await signIn()
  await expect(page).toHaveURL(new RegExp(`/${orders.unpaid.number}$`))
  await expect(getMain(page).getByText('In bags, please')).toBeVisible()
})

test('an order and the list of orders stay on the screen while a refresh fails', async ({
  page,
  context,
  consoleErrors,
}) => {
  await addSessionCookie(context, buyer.bearer)
  const pages = [
    [list, orders.unpaid.serial],
    [`${list}/${orders.unpaid.number}`, 'In bags, please'],
  ] as const
  for (const [path, fact] of pages) {
    await page.goto(path)
    await expect(getMain(page).getByText(fact)).toBeVisible()
    await abortOperations(page, 'OrdersPage', 'OrderPage')
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(page.getByText(en('common.failure.unavailable'))).toBeVisible()
    await expect(getMain(page).getByText(fact)).toBeVisible()
    await page.unrouteAll()
  }
  consoleErrors.length = 0
})

test(
  'while the shop does not respond, the pages say so, and a retry works',
  fullScopeOnly,
  async ({ page, context, consoleErrors }) => {
    await addSessionCookie(context, buyer.bearer)
    let isDown = true
    await page.route('**/graphql', (route) =>
      isDown && /Orders?Page/.test(route.request().postData() ?? '') ? route.abort() : route.continue(),
    )
    const pages = [
      [list, 'orders.loadFailed.title', orders.unpaid.serial],
      [`${list}/${orders.unpaid.number}`, 'orders.order.loadFailed.title', 'In bags, please'],
    ] as const
    for (const [path, title, fact] of pages) {
      isDown = true
      await page.goto(path)
      await expect(getMain(page).getByText(en(title))).toBeVisible()
      await expectContentAccessible(page)
      isDown = false
      await getMain(page)
        .getByRole('button', { name: en('common.retry') })
        .click()
      await expect(getMain(page).getByText(fact)).toBeVisible()
    }
    consoleErrors.length = 0
  },
)

test('an order number in lower case leads to its order, and a malformed one to the 404 page of the language', async ({
  page,
  context,
}) => {
  await addSessionCookie(context, buyer.bearer)
  const { number } = orders.shipped
  await page.goto(`${list}/${number.toLowerCase()}`)
  await expect(page).toHaveURL(`${list}/${number}`)
  const response = await context.request.get(`/ar${list}/xx`)
  expect(response.status()).toBe(404)
  const html = await response.text()
  expect(html).toMatch(/<html[^>]* lang="ar"[^>]* dir="rtl"/)
  expect(html).toContain(createLabels('ar')('errors.notFound'))
})
