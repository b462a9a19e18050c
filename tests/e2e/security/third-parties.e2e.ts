import type { BrowserContext, Page } from '@playwright/test'
import { env } from '../../support/env.ts'
import { createLabels } from '../../support/labels.ts'
import { openReady } from '../../support/open.ts'
import { partPage, quietPage } from '../../support/paths.ts'
import { openRepricedStack } from '../../support/stacks/repriced-stack.ts'
import { fullScopeOnly } from '../../support/scope.ts'
import { expect, expectAccessible, test } from '../../support/screen.ts'

const t = createLabels('en')
const hex24 = '5c9f00aa11bb22cc33dd44ee'
const configured = {
  google_tagmanager_id: 'GTM-ABCD123',
  chat_widget_id: `${hex24}/default`,
  trustpilot_template_id: hex24,
  trustpilot_businessunit_id: hex24,
}
const thirdParties = /https:\/\/[^/]*(googletagmanager\.com|tawk\.to|trustpilot\.com)\//
const scripts = [
  `https://embed.tawk.to/${hex24}/default`,
  'https://widget.trustpilot.com/bootstrap/v5/tp.widget.bootstrap.min.js',
  'https://www.googletagmanager.com/gtm.js?id=GTM-ABCD123',
]
/** Stores data like the chat and adds a frame like the reviews. */
const standIn = `document.cookie = 'twk_uuid_x=1; Path=/'; localStorage.setItem('twk_token_x', '1')
  for (const box of document.querySelectorAll('.trustpilot-widget:not(:has(iframe))'))
    box.append(Object.assign(document.createElement('iframe'), { title: 'Reviews', height: box.dataset.styleHeight, style: 'border: 0' }))`

type ScriptResponse = 'blocked' | 'endless' | 'loaded'

/** No request to another site reaches the network. */
const watchThirdParties = async (page: Page, response: ScriptResponse) => {
  const requested: string[] = []
  await page.route(thirdParties, async (route) => {
    requested.push(route.request().url())
    if (response === 'blocked') await route.abort()
    if (response === 'loaded') await route.fulfill({ contentType: 'text/javascript', body: standIn })
  })
  return { requested, sorted: () => requested.toSorted() }
}

test.describe('where the shop uses third-party services,', () => {
  let stack: Awaited<ReturnType<typeof openRepricedStack>>
  test.beforeAll(async () => {
    stack = await openRepricedStack(env.SHOP_API_URL)
    for (const [field, id] of Object.entries(configured)) stack.shop.changePrice(`"${field}":""`, `"${field}":"${id}"`)
  })
  test.afterAll(() => stack.close())

  const agree = (context: BrowserContext) =>
    context.addCookies([{ name: 'consent', value: 'granted', url: stack.web, sameSite: 'Lax' }])
  const question = (page: Page) => page.getByRole('region', { name: t('site.consent.label') })
  const reviews = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: t('site.reviewsAt') })

  for (const way of ['blocked', 'endless'] as const)
    test(
      `with third-party scripts ${way}, a page can be used`,
      fullScopeOnly,
      async ({ page, context, consoleErrors }) => {
        await agree(context)
        const { sorted } = await watchThirdParties(page, way)
        await page.goto(stack.web + partPage, { waitUntil: 'commit' })
        await expect.poll(sorted).toEqual(scripts)
        await page.getByRole('banner').getByRole('combobox').fill('LM358')
        await expect(page.getByRole('option').first()).toContainText('LM358')
        await expect(reviews(page)).toHaveAttribute('href', /^https:\/\/www\.trustpilot\.com\/review\//)
        expect(consoleErrors.splice(0).filter((error) => !thirdParties.test(error))).toEqual([])
      },
    )

  test('nothing from third parties loads before consent or after a refusal', async ({ page }) => {
    const { requested } = await watchThirdParties(page, 'loaded')
    await page.goto(stack.web + partPage)
    for (const service of ['measuring', 'chat', 'reviews'])
      await expect(question(page)).toContainText(t(`site.consent.services.${service}`))
    await expect(reviews(page)).toBeVisible()
    expect(requested).toEqual([])
    await expectAccessible(page)
    await question(page)
      .getByRole('button', { name: t('site.consent.decline') })
      .click()
    await expect(question(page)).toHaveCount(0)
    await openReady(page, stack.web + quietPage)
    await expect(question(page)).toHaveCount(0)
    expect(requested).toEqual([])
  })

  test(
    'consent loads the services without layout shift, and a withdrawal keeps them away',
    fullScopeOnly,
    async ({ page, context }) => {
      const { requested, sorted } = await watchThirdParties(page, 'loaded')
      await openReady(page, stack.web + quietPage)
      const accept = question(page).getByRole('button', { name: t('site.consent.accept') })
      await expect(accept).toBeVisible()
      const readHeight = async () => (await page.getByRole('contentinfo').boundingBox())?.height
      const height = await readHeight()
      await accept.click()
      await expect.poll(sorted).toEqual(scripts)
      await expect(page.getByTitle('Reviews')).toBeVisible()
      await expect(reviews(page)).toBeHidden()
      expect(await readHeight()).toBe(height)

      await page.goto(`${stack.web}/companyprofile/cookies-policy`)
      await expect.poll(() => requested.length).toBe(2 * scripts.length)
      const main = page.getByRole('main')
      const isReopened = page.waitForEvent('load')
      await main.getByRole('button', { name: t('site.consent.decline') }).click()
      await isReopened
      await expect(main.getByRole('status')).toHaveText(t('site.consent.denied'))
      expect((await context.cookies()).map(({ name }) => name)).not.toContain('twk_uuid_x')
      expect(await page.evaluate(() => localStorage.getItem('twk_token_x'))).toBeNull()
      await openReady(page, stack.web + quietPage)
      await expect(reviews(page)).toBeVisible()
      expect(requested).toHaveLength(2 * scripts.length)
    },
  )

  test('a page with a token in its address loads nothing from third parties and removes the token from the address', async ({
    page,
    context,
  }) => {
    await agree(context)
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    const address = `${stack.web}/register/activate`
    const response = await page.goto(`${address}?token=${'a'.repeat(43)}`)
    expect(await response?.headerValue('referrer-policy')).toBe('no-referrer')
    expect(await response?.headerValue('content-security-policy')).not.toMatch(/google|tawk|trustpilot/)
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('button', { name: t('account.activate.submit') })).toBeVisible()
    await expect(reviews(page)).toBeVisible()
    expect(requested.filter((url) => url.startsWith('http') && new URL(url).origin !== stack.web)).toEqual([])
  })

  test('no page with a token in its address loads third-party scripts', fullScopeOnly, async ({ page, context }) => {
    await agree(context)
    const { requested } = await watchThirdParties(page, 'loaded')
    await openReady(page, `${stack.web}${quietPage}?token=${'a'.repeat(43)}`)
    await expect(reviews(page)).toBeVisible()
    expect(requested).toEqual([])
  })
})
