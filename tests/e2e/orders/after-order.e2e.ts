import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { env } from '../../support/env.ts'
import { createLabels, localizePath } from '../../support/labels.ts'
import { addGuestOrderCookie, signInMember, createMember, addSessionCookie } from '../../support/member.ts'
import { orderGroup, placeOrder, runShopCommand } from '../../support/orders.ts'
import { readMailedLink } from '../../support/outbox.ts'
import { findSteps } from '../../support/pay-page.ts'
import { cancelOrder, declareTransfer } from '../../support/placed-order.ts'
import { fullScopeOnly } from '../../support/scope.ts'
import {
  expect,
  expectContentAccessible,
  expectFitsNarrowest,
  getMain,
  test,
  wideViewport,
} from '../../support/screen.ts'

const list = '/myaccount/order-status-history'
const en = createLabels('en')
const ar = createLabels('ar')

const readText = async (pdf: Uint8Array) =>
  (await extractText(await getDocumentProxy(pdf), { mergePages: true })).text.replaceAll(/\s+/g, ' ')

const download = async (page: Page, name: string) => {
  const begun = page.waitForEvent('download')
  await getMain(page).getByRole('link', { name }).click()
  const file = await begun
  return { name: file.suggestedFilename(), text: await readText(new Uint8Array(await readFile(await file.path()))) }
}

test('the order page shows the actions of sales live', async ({ page, context }) => {
  const buyer = await createMember()
  const placed = await placeOrder(buyer, { method: 'bank' })
  await addSessionCookie(context, buyer.bearer)
  await page.goto(localizePath('ar', `${list}/${placed.number}`))
  const status = getMain(page).getByRole('status').first()
  await expect(status).toContainText(ar('orders.status.UNPAID'))

  const paying = await context.newPage()
  await paying.goto(`/pay/payment?order_no=${placed.number}`)
  await expect(paying.getByRole('group', { name: en('pay.methods.title') })).toBeVisible()
  const steps = findSteps(paying)
  await expect(steps.current).toContainText(en('cart.steps.payment'))

  await runShopCommand('order', 'confirm', placed.number)
  await expect(status).toContainText(ar('orders.status.PREPARING'))
  await expect(paying.getByRole('heading', { name: en('pay.paymentProgress.confirmed.title') })).toBeVisible()
  await expect(getMain(paying).getByRole('status')).toHaveText(en('pay.paymentProgress.confirmed.title'))
  await expect(steps.current).toContainText(en('cart.steps.done'))

  await runShopCommand('order', 'ship', placed.number, '--carrier', 'dhl', '--number', 'JD01 4600 003')
  await expect(status).toContainText(ar('orders.status.SHIPPED'))
  await expect(
    getMain(page).getByRole('link', { name: ar('orders.tracking.link', { carrier: 'DHL' }) }),
  ).toHaveAttribute('href', 'https://www.dhl.com/en/express/tracking.html?AWB=JD014600003')
  await expectContentAccessible(page)
})

test('after an order, a guest is referred to the mailed link, and a member to the account only', async ({
  page,
  context,
}) => {
  const email = `guest-successful-${Date.now()}@example.com`
  const placed = await placeOrder({ email }, { method: 'bank' })
  const main = getMain(page)
  const sentence = main.getByRole('paragraph').filter({ hasText: 'You ordered as a guest' })
  await addGuestOrderCookie(context, placed)
  await page.goto(`/pay/successful?order_no=${placed.number}`)
  await expect(sentence).toContainText(email)
  await expect(main.getByRole('link', { name: en('pay.successful.account') })).toBeVisible()
  await expectContentAccessible(page)
  await expectFitsNarrowest(page)
  await page.setViewportSize(wideViewport)
  await declareTransfer(placed)
  await page.reload()
  await expect(main.getByText(en('pay.paymentProgress.declared.text'))).toBeVisible()
  await expect(sentence).toContainText(email)

  await context.clearCookies()
  const link = new URL(await readMailedLink(env.SHOP_API_URL, email))
  await page.goto(link.pathname + link.search)
  await expect(main.getByText(placed.serial).first()).toBeVisible()

  const member = await signInMember(context)
  const own = await placeOrder(member, { method: 'bank' })
  await page.goto(`/pay/successful?order_no=${own.number}`)
  await expect(main.getByText(own.number)).toBeVisible()
  await expect(sentence).toHaveCount(0)
  await main.getByRole('link', { name: en('pay.successful.account') }).click()
  await expect(orderGroup(page, own)).toBeVisible()
})

test('only the member who placed an order gets its documents', async ({ page, context, playwright }) => {
  const buyer = await createMember()
  const placed = await placeOrder(buyer, { method: 'bank', lines: 3 })
  await addSessionCookie(context, buyer.bearer)
  await page.goto(`${list}/${placed.number}`)
  const proforma = await download(page, en('orders.documents.proforma'))
  expect(proforma.name).toBe(`proforma-${placed.number}.pdf`)
  for (const fact of [placed.number, placed.serial, 'Invalidenstr. 44', 'SWIFT', `USD ${placed.order.total}`])
    expect(proforma.text).toContain(fact)
  for (const line of placed.order.lines) expect(proforma.text).toContain(line.part_number)
  const confirmation = await download(page, en('orders.documents.confirmation'))
  expect(confirmation.text).toContain('Order confirmation')

  const path = `${list}/${placed.number}/proforma.pdf`
  const stranger = await playwright.request.newContext({ baseURL: env.SITE_URL })
  expect((await stranger.get(path)).status()).toBe(404)
  expect((await stranger.get(`${path}?token=${'x'.repeat(43)}`)).status()).toBe(404)
  expect((await stranger.get(path.replace('proforma', 'receipt'))).status()).toBe(404)
  await stranger.dispose()
  await signInMember(context)
  expect((await context.request.get(path)).status()).toBe(404)
})

test(
  'a guest gets the documents by the mailed links, and no pro-forma invoice after cancellation',
  fullScopeOnly,
  async ({ page, context, playwright }) => {
    const email = `guest-documents-${Date.now()}@example.com`
    const placed = await placeOrder({ email }, { method: 'bank' })
    const link = new URL(await readMailedLink(env.SHOP_API_URL, email))
    const mail = await (await fetch(`${env.SHOP_API_URL}/outbox`)).text()
    const mailed = mail.match(new RegExp(`href="([^"]*${placed.number}/proforma\\.pdf[^"]*)"`))?.[1] ?? ''
    const file = new URL(mailed.replaceAll('&amp;', '&'))
    const bare = await playwright.request.newContext({ baseURL: env.SITE_URL })
    const response = await bare.get(`/ar${file.pathname}${file.search}`)
    expect(response.headers()['content-type']).toBe('application/pdf')
    const text = await readText(new Uint8Array(await response.body()))
    expect(text).toContain(ar('orders.documents.proforma'))
    expect(text).toContain(placed.serial)
    await bare.dispose()

    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    await page.goto(link.pathname + link.search)
    expect((await download(page, en('orders.documents.confirmation'))).text).toContain(placed.number)
    const secret = link.searchParams.get('token') ?? ''
    expect(requested.slice(1).filter((url) => url.includes(secret))).toEqual([])

    await getMain(page)
      .getByRole('button', { name: en('orders.actions.cancel') })
      .click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: en('orders.prompts.cancel.confirm') })
      .click()
    await expect(getMain(page).getByRole('link', { name: en('orders.documents.proforma') })).toHaveCount(0)
    await expect(getMain(page).getByRole('link', { name: en('orders.documents.confirmation') })).toBeVisible()
    await context.clearCookies()
  },
)

test(
  'the lines of an order go into the cart again; the page names the lines not sold in that quantity today',
  fullScopeOnly,
  async ({ page, context, consoleErrors }) => {
    const buyer = await createMember()
    const placed = await placeOrder(buyer, { lines: 2 })
    await cancelOrder(placed)
    await addSessionCookie(context, buyer.bearer)
    await page.goto(`${list}/${placed.number}`)
    const again = getMain(page).getByRole('button', { name: en('orders.reorder.action') })
    await again.click()
    await expect(page).toHaveURL(/\/shoppingcart$/)
    for (const line of placed.order.lines)
      await expect(getMain(page).getByRole('link', { name: line.part_number }).first()).toBeVisible()

    await page.route('**/graphql', async (route) => {
      const body = route.request().postData() ?? ''
      if (!body.includes('"AddLines"')) return route.continue()
      const request: { variables: { input: { lines: { quantity: number }[] } } } = JSON.parse(body)
      const [, second] = request.variables.input.lines
      if (second) second.quantity = 900_000_000
      return route.continue({ postData: JSON.stringify(request) })
    })
    await page.goto(list)
    await orderGroup(page, placed)
      .getByRole('button', { name: en('orders.reorder.action') })
      .click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(en('orders.reorder.partly'))
    await expect(dialog.getByRole('listitem')).toHaveCount(1)
    await expect(dialog.getByRole('listitem')).toContainText(placed.order.lines[1]?.part_number ?? '')
    await expect(dialog.getByRole('listitem').getByRole('link')).toHaveAttribute('href', /\/productdetail\//)
    await expectContentAccessible(page)
    await dialog.getByRole('link', { name: en('orders.reorder.toCart') }).click()
    await expect(page).toHaveURL(/\/shoppingcart$/)

    await page.unrouteAll()
    await page.route('**/graphql', async (route) => {
      const body = route.request().postData() ?? ''
      if (!body.includes('"AddLines"')) return route.continue()
      const request: { variables: { input: { lines: unknown[] } } } = JSON.parse(body)
      request.variables.input.lines.pop()
      await route.fetch({ postData: JSON.stringify(request) })
      return route.abort()
    })
    await page.goto(list)
    await orderGroup(page, placed)
      .getByRole('button', { name: en('orders.reorder.action') })
      .click()
    await expect(dialog).toContainText(en('orders.reorder.done', { count: 1 }))
    await expect(dialog.getByRole('listitem')).toHaveCount(1)
    await expect(dialog.getByRole('listitem')).toContainText(en('common.failure.addUnclear'))
    // The browser reports the lost response.
    consoleErrors.length = 0
  },
)
