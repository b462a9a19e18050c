import { contract } from '@partgate/schema/shop-api/contract.ts'
import { requestData } from '../../contract/shop-client.ts'
import { createAddressForm } from '../../contract/members-and-goods.ts'
import { checkoutForm, checkoutPath, fillCart } from '../../support/checkout.ts'
import { env } from '../../support/env.ts'
import { createLabels } from '../../support/labels.ts'
import { signInMember, createMember } from '../../support/member.ts'
import { payButton, paymentPath, readPayments } from '../../support/pay-page.ts'
import { placeBuyNowOrder } from '../../support/buy-now-orders.ts'
import { readOrder } from '../../support/placed-order.ts'
import { fullScopeOnly } from '../../support/scope.ts'
import { expect, getMain, test } from '../../support/screen.ts'

const { account } = contract
const shop = env.SHOP_API_URL
const en = createLabels('en')
/** The shop first looks data up, which may take longer than a press. */
const isRead = { timeout: 60_000 }
const markup = '"><img src=x onerror=window.planted=1><script>window.planted=1</script>'

test('the payment of another order in the return address pays nothing', async ({ page, context, consoleErrors }) => {
  const member = await signInMember(context)
  const [own, other] = [await placeBuyNowOrder(member), await placeBuyNowOrder(member)]
  await page.goto(paymentPath(other.number))
  await payButton(page).click()
  await expect(page).toHaveURL(/\/checkoutnow\?token=/)
  const simulator = new URL(page.url())
  const token = simulator.searchParams.get('token') ?? ''
  await page.route(`${env.SITE_URL}/**`, (route) => route.abort())
  await page.locator('button[value=pay]').click()
  // The route does not abort a redirect, but it aborts the scripts of the target page.
  await page.waitForURL(`${env.SITE_URL}/**`)
  await page.unrouteAll()

  await page.goto(`${paymentPath(own.number)}&token=${token}&PayerID=PAYER0000000A`)
  await expect(getMain(page).getByText(en('pay.successful.done'))).toHaveCount(0)
  await expect(payButton(page)).toBeVisible(isRead)
  for (const each of [own, other]) {
    expect(await readOrder(each)).toMatchObject({ status: 'unpaid', payment_status: 'none' })
    expect((await readPayments(simulator, each.number)).filter(({ capture }) => capture)).toEqual([])
  }
  // The browser reports the aborted requests late, at no fixed time.
  const others = consoleErrors.filter((text) => !text.includes('net::ERR_FAILED'))
  consoleErrors.splice(0, Infinity, ...others)
})

test(
  'the checkout works and orders nothing for any content of the browser storage',
  fullScopeOnly,
  async ({ page, context }) => {
    await fillCart({ context })
    await page.addInitScript((hostile) => {
      const now = Date.now()
      const text = { contactName: hostile, city: { a: 1 }, countryCode: 'ZZ', addressLine1: hostile.repeat(1000) }
      const values = {
        email: 7,
        shipping: text,
        billingChoice: hostile,
        carrier: 'PIGEON',
        paymentMethod: ['BANK_TRANSFER'],
      }
      sessionStorage.setItem('personal:checkout-draft', JSON.stringify({ owner: null, savedAtMs: now, values }))
      const key = 'a'.repeat(32)
      const sent = { basket: 'cart', key, content: { email: hostile, lines: [hostile] }, owner: null, atMs: now }
      sessionStorage.setItem('personal:checkout-sent', JSON.stringify(sent))
      localStorage.setItem('personal:order-attempt:cart', `{"kind":"open","key":"${key}","atMs":1e999}`)
    }, markup)
    await page.goto(checkoutPath)
    const { place: submit, field } = checkoutForm(page)
    await expect(submit).toBeEnabled(isRead)
    await expect(field('shipping', 'contactName')).toHaveValue(markup)
    await expect(field('shipping', 'addressLine1')).toHaveValue('')
    await expect(page).toHaveURL(checkoutPath)
    expect(await page.evaluate(() => 'planted' in window)).toBe(false)
  },
)

test('the sign-in from a checkout with a manipulated address stays on this site', fullScopeOnly, async ({ page }) => {
  const member = await createMember()
  await fillCart({ bearer: member.bearer })
  for (const query of ['buy=//evil.example', `buy=${encodeURIComponent(markup)}`, 'placed=//evil.example']) {
    await page.goto(`${checkoutPath}?${query}`)
    await expect(getMain(page).getByText(en('checkout.empty.title'))).toBeVisible(isRead)
    const origins = await page
      .getByRole('main')
      .locator('a[href]')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).origin))
    expect(new Set(origins)).toEqual(new Set([new URL(env.SITE_URL).origin]))
    expect(await page.evaluate(() => 'planted' in window)).toBe(false)
  }
})

test('markup in an address, a remark and a purchase-order number is plain text on every screen of the order', async ({
  page,
  context,
}) => {
  const member = await signInMember(context)
  const { bearer } = member
  const hostile = {
    ...createAddressForm(),
    contact_name: markup,
    company_name: markup,
    address_line_1: markup,
    city: markup,
  }
  await requestData(shop, account.addressAdd, { bearer, body: { ...hostile, is_default_shipping: true } })
  await fillCart({ bearer })
  await page.goto(checkoutPath)
  const { section, purchaseOrderNumber, remark, place: submit } = checkoutForm(page)
  await expect(section('shipping').getByText(markup).first()).toBeVisible()
  await purchaseOrderNumber.fill(markup.slice(0, 50))
  await remark.fill(markup)
  await expect(submit).not.toHaveAttribute('aria-busy')
  await submit.click()
  await expect(page).toHaveURL(/\/pay\/payment\?order_no=PG-/)
  const number = new URL(page.url()).searchParams.get('order_no') ?? ''
  const main = getMain(page)
  const shown: [path: string, text: string][] = [
    [paymentPath(number), markup.slice(0, 50)],
    [`/pay/successful?order_no=${number}`, markup.slice(0, 50)],
    [`/myaccount/order-status-history/${number}`, markup],
    ['/myaccount/order-status-history', number],
  ]
  for (const [path, text] of shown) {
    await page.goto(path)
    await expect(main.getByText(text).first(), path).toBeVisible()
    expect(await page.locator('img[src=x]').count(), path).toBe(0)
    expect(await page.evaluate(() => 'planted' in window), path).toBe(false)
  }
})
