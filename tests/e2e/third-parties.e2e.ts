import type { BrowserContext, Page } from '@playwright/test'
import { env } from '../support/env.ts'
import { labelsOf } from '../support/labels.ts'
import { partPage, quietPage } from '../support/paths.ts'
import { openRepricedStreet } from '../support/repriced-street.ts'
import { expect, expectAccessible, test } from '../support/screen.ts'

const t = labelsOf('en')
const hex24 = '5c9f00aa11bb22cc33dd44ee'
const configured = {
  google_tagmanager_id: 'GTM-ABCD123',
  chat_widget_id: `${hex24}/default`,
  trustpilot_template_id: hex24,
  trustpilot_businessunit_id: hex24,
}
const strangers = /https:\/\/[^/]*(googletagmanager\.com|tawk\.to|trustpilot\.com)\//
const scripts = [
  `https://embed.tawk.to/${hex24}/default`,
  'https://widget.trustpilot.com/bootstrap/v5/tp.widget.bootstrap.min.js',
  'https://www.googletagmanager.com/gtm.js?id=GTM-ABCD123',
]
/** What the chat keeps, and that reviews come in a frame. */
const standIn = `document.cookie = 'twk_uuid_x=1; Path=/'; localStorage.setItem('twk_token_x', '1')
  for (const box of document.querySelectorAll('.trustpilot-widget:not(:has(iframe))'))
    box.append(Object.assign(document.createElement('iframe'), { title: 'Reviews', height: box.dataset.styleHeight, style: 'border: 0' }))`

type Answer = 'blocked' | 'endless' | 'loaded'

/** Which of others' addresses the page asks for; nothing of it reaches the network. */
const watchStrangers = async (page: Page, answer: Answer) => {
  const asked: string[] = []
  await page.route(strangers, async (route) => {
    asked.push(route.request().url())
    if (answer === 'blocked') await route.abort()
    if (answer === 'loaded') await route.fulfill({ contentType: 'text/javascript', body: standIn })
  })
  return { asked, sorted: () => asked.toSorted() }
}

test.describe('where the shop has services of others,', () => {
  let street: Awaited<ReturnType<typeof openRepricedStreet>>
  test.beforeAll(async () => {
    street = await openRepricedStreet(env.SHOP_API_URL)
    for (const [field, id] of Object.entries(configured)) street.shop.changePrice(`"${field}":""`, `"${field}":"${id}"`)
  })
  test.afterAll(() => street.close())

  const agree = (context: BrowserContext) =>
    context.addCookies([{ name: 'consent', value: 'granted', url: street.web, sameSite: 'Lax' }])
  const question = (page: Page) => page.getByRole('region', { name: t('site.consent.label') })
  const reviews = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: t('site.reviewsAt') })

  for (const way of ['blocked', 'endless'] as const)
    test(`G19: with the scripts of others ${way}, a page can be used`, async ({ page, context, consoleErrors }) => {
      await agree(context)
      const { sorted } = await watchStrangers(page, way)
      await page.goto(street.web + partPage, { waitUntil: 'commit' })
      await expect.poll(sorted).toEqual(scripts)
      await page.getByRole('banner').getByRole('combobox').fill('LM358')
      await expect(page.getByRole('option').first()).toContainText('LM358')
      await expect(reviews(page)).toHaveAttribute('href', /^https:\/\/www\.trustpilot\.com\/review\//)
      expect(consoleErrors.splice(0).filter((error) => !strangers.test(error))).toEqual([])
    })

  test('nothing of others is loaded before the visitor has answered, nor after a no', async ({ page }) => {
    const { asked } = await watchStrangers(page, 'loaded')
    await page.goto(street.web + partPage)
    for (const service of ['measuring', 'chat', 'reviews'])
      await expect(question(page)).toContainText(t(`site.consent.services.${service}`))
    await expect(reviews(page)).toBeVisible()
    expect(asked).toEqual([])
    await expectAccessible(page)
    await question(page)
      .getByRole('button', { name: t('site.consent.decline') })
      .click()
    await expect(question(page)).toHaveCount(0)
    await page.goto(street.web + quietPage, { waitUntil: 'networkidle' })
    await expect(question(page)).toHaveCount(0)
    expect(asked).toEqual([])
  })

  test('after a yes they come, without moving the page, and after it is taken back they stay away', async ({
    page,
    context,
  }) => {
    const { asked, sorted } = await watchStrangers(page, 'loaded')
    await page.goto(street.web + quietPage, { waitUntil: 'networkidle' })
    const accept = question(page).getByRole('button', { name: t('site.consent.accept') })
    await expect(accept).toBeVisible()
    const heightOf = async () => (await page.getByRole('contentinfo').boundingBox())?.height
    const height = await heightOf()
    await accept.click()
    await expect.poll(sorted).toEqual(scripts)
    await expect(page.getByTitle('Reviews')).toBeVisible()
    await expect(reviews(page)).toBeHidden()
    expect(await heightOf()).toBe(height)

    await page.goto(`${street.web}/companyprofile/cookies-policy`)
    await expect.poll(() => asked.length).toBe(2 * scripts.length)
    const main = page.getByRole('main')
    const isOpenedAnew = page.waitForEvent('load')
    await main.getByRole('button', { name: t('site.consent.decline') }).click()
    await isOpenedAnew
    await expect(main.getByRole('status')).toHaveText(t('site.consent.denied'))
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('twk_uuid_x')
    expect(await page.evaluate(() => localStorage.getItem('twk_token_x'))).toBeNull()
    await page.goto(street.web + quietPage, { waitUntil: 'networkidle' })
    await expect(reviews(page)).toBeVisible()
    expect(asked).toHaveLength(2 * scripts.length)
  })

  test('A20: a page with a secret in its address loads nothing of others, and the secret leaves the address', async ({
    page,
    context,
  }) => {
    await agree(context)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const address = `${street.web}/register/activate`
    const response = await page.goto(`${address}?token=${'a'.repeat(43)}`)
    expect(await response?.headerValue('referrer-policy')).toBe('no-referrer')
    expect(await response?.headerValue('content-security-policy')).not.toMatch(/google|tawk|trustpilot/)
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('button', { name: t('account.activate.submit') })).toBeVisible()
    await expect(reviews(page)).toBeVisible()
    expect(asked.filter((url) => url.startsWith('http') && new URL(url).origin !== street.web)).toEqual([])
  })

  test('A20: nor does any other page whose address holds a token', async ({ page, context }) => {
    await agree(context)
    const { asked } = await watchStrangers(page, 'loaded')
    await page.goto(`${street.web}${quietPage}?token=${'a'.repeat(43)}`, { waitUntil: 'networkidle' })
    await expect(reviews(page)).toBeVisible()
    expect(asked).toEqual([])
  })
})
