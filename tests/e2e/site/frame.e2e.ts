import type { Page } from '@playwright/test'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { requestData } from '../../contract/shop-client.ts'
import { findGoods } from '../../contract/members-and-goods.ts'
import { env } from '../../support/env.ts'
import { toMinOrder } from '../../support/min-order.ts'
import { createLabels } from '../../support/labels.ts'
import { signInMember } from '../../support/member.ts'
import { openReady } from '../../support/open.ts'
import { quietPage } from '../../support/paths.ts'
import { fullScopeOnly, pickInTurn } from '../../support/scope.ts'
import { expect, expectAccessible, test } from '../../support/screen.ts'
import { getToasts } from '../../support/toasts.ts'

const t = createLabels('en')

const getSideBar = (page: Page) => page.getByRole('complementary', { name: t('layout.shortcuts') })

test('the language list leaves out Russian and Chinese, keeps the address, and remembers the choice for a year', async ({
  page,
  context,
}) => {
  await page.goto('/s?wd=LM358')
  await page.getByLabel(t('layout.currentLanguage', { name: 'English' })).click()
  const languages = page.getByRole('list', { name: t('layout.chooseLanguage') }).getByRole('link')
  await expect(languages).toHaveCount(9)
  const tags = await languages.evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')))
  expect(tags.filter((tag) => tag === 'ru' || tag === 'zh-Hans')).toEqual([])
  await languages.filter({ hasText: 'Deutsch' }).click()
  await expect(page).toHaveURL(/\/de\/s\?wd=LM358$/)
  const cookie = (await context.cookies()).find(({ name }) => name === 'lang')
  expect(cookie?.value).toBe('de')
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(Math.round(days)).toBe(365)
})

test(
  'the footer and the about page state the real catalogue counts in the format of the language',
  fullScopeOnly,
  async ({ page }) => {
    const { part_count } = await requestData(env.SHOP_API_URL, contract.catalogue.categoryStat)
    const label = createLabels('de')
    await page.goto('/de/about')
    const name = page.getByText(label('site.stats.partNumbers'), { exact: true })
    const stated = page.locator('dl > div').filter({ has: name })
    await expect(stated).toHaveCount(2)
    for (const one of await stated.all()) await expect(one).toContainText(part_count.toLocaleString('de'))
    await expect(page.getByText(label('site.stats.historyYears'))).toHaveCount(0)
  },
)

test(
  'the navigation marks the current page, and category pages omit the list of all products',
  fullScopeOnly,
  async ({ page }) => {
    await page.goto('/news')
    const nav = page.getByRole('navigation', { name: t('layout.mainNavigation') })
    await expect(nav.getByRole('link', { name: t('layout.news') })).toHaveAttribute('aria-current', 'page')
    await nav.getByText(t('layout.allProducts')).click()
    const category = nav.locator('a[target=_blank]').first()
    await expect(category).toContainText(t('layout.newTab'))
    await expect(category).toHaveAttribute('href', /^\/category\/./)
    await page.goto('/category')
    await expect(nav.getByRole('link', { name: t('layout.news') })).toBeVisible()
    await expect(nav.getByText(t('layout.allProducts'))).toHaveCount(0)
  },
)

test('the search box reports short text, shows the search text and suggests part numbers', async ({ page }) => {
  await page.goto(quietPage)
  const search = page.getByRole('banner').getByRole('combobox')
  const options = page.getByRole('banner').getByRole('option')
  await search.fill('L')
  await expect(options.first()).toBeVisible()
  await search.press('Enter')
  await expect(page.getByText(t('layout.searchTooShort'))).toBeVisible()
  await expect(page).toHaveURL(quietPage)

  await search.fill('LM358')
  await search.press('Enter')
  await expect(page).toHaveURL('/s?wd=LM358')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await search.blur()
  await search.focus()
  await expect(options).toHaveText(['LM358'])
  expect(await page.evaluate(() => localStorage.getItem('ht'))).toBe('[{"search":"LM358"}]')

  await search.fill('ne5')
  await expect(options.first()).toContainText(/^NE5/)
  expect(await options.count()).toBeLessThanOrEqual(10)
  await search.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await search.press('Escape')
  await expect(options.first()).toBeHidden()
  await search.press('ArrowDown')
  await expect(options.first()).toBeVisible()
  await page.getByRole('banner').getByRole('search').hover()
  await page.mouse.move(10, 700)
  await expect(options.first()).toBeHidden()
  await search.press('ArrowDown')
  await search.press('ArrowDown')
  await search.press('Enter')
  await expect(page).toHaveURL(/\/productdetail\/.*ne5/)
})

test(
  'feedback is validated, stays open after a refusal, and closes with thanks',
  fullScopeOnly,
  async ({ page, consoleErrors }) => {
    await page.goto(quietPage)
    const opener = getSideBar(page).getByRole('button', { name: t('layout.feedback') })
    const dialog = page.getByRole('dialog', { name: t('site.feedback.title') })
    await opener.click()
    await expect(dialog.getByLabel(t('site.feedback.subject'))).toHaveValue('1')
    expect((await dialog.boundingBox())?.width).toBe(800)
    const email = dialog.getByLabel(t('site.feedback.email'))
    const comment = dialog.getByLabel(t('site.feedback.comment'))
    const submit = dialog.getByRole('button', { name: t('site.feedback.submit') })
    await submit.click()
    await expect(dialog.getByText(t('site.feedback.problems.email'))).toBeVisible()
    await expect(dialog.getByText(t('site.feedback.problems.comment'))).toBeVisible()
    await expect(email).toBeFocused()
    await expectAccessible(page)
    await email.fill('买家们@example.com')
    await comment.fill('More crystals, please.')
    await submit.click()
    await expect(dialog.getByText(t('site.feedback.problems.emailInvalid'))).toBeVisible()

    let response: 'cut' | 'refuse' | 'pass' = 'cut'
    await page.route('/graphql', async (route) => {
      if (!route.request().postData()?.includes('"SendFeedback"') || response === 'pass') return route.fallback()
      if (response === 'cut') return route.abort()
      const error = { __typename: 'ValidationError', message: 'Refused for a test.', path: null }
      return route.fulfill({
        json: { data: { sendFeedback: { __typename: 'SendFeedbackPayload', message: null, errors: [error] } } },
      })
    })
    const toasts = getToasts(dialog)
    await email.fill('buyer@example.com')
    const failed = page.waitForEvent('requestfailed')
    await submit.click()
    await failed
    await expect(submit).not.toHaveAttribute('aria-busy', 'true')
    await expect(toasts).toBeEmpty()
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')])
    response = 'refuse'
    await submit.click()
    await expect(toasts).toContainText('Refused for a test.')
    await expect(email).toHaveValue('buyer@example.com')
    response = 'pass'
    await submit.click()
    await expect(dialog).toBeHidden()
    await expect(getToasts(page)).toContainText(t('shop.done.site.feedback'))
    await opener.click()
    await expect(email).toHaveValue('')
    await expect(comment).toHaveValue('')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  },
)

test(
  'the newsletter box sends the typed address and shows the message of the shop',
  fullScopeOnly,
  async ({ page }) => {
    await page.goto(quietPage)
    const box = page.getByRole('contentinfo')
    const email = box.getByRole('textbox', { name: t('site.newsletter.email') })
    await email.fill('no address')
    await box.getByRole('button', { name: t('site.newsletter.subscribe') }).click()
    await expect(page.getByText(t('shop.fields.enterValidEmail'))).toBeVisible()
    await email.fill('buyer@example.com')
    await box.getByRole('button', { name: t('site.newsletter.subscribe') }).click()
    await expect(page.getByText(t('shop.done.site.subscribe'))).toBeVisible()
    await expect(email).toHaveValue('')
  },
)

test('an ended session sends the browser to the sign-out page', async ({ page }) => {
  await page.route('/graphql', (route) =>
    route.fulfill({ json: { errors: [{ message: 'over', extensions: { code: 'UNAUTHENTICATED' } }] } }),
  )
  await page.goto(quietPage)
  await expect(page).toHaveURL(/\/exit\?done$/)
})

test('a new page starts at the top', fullScopeOnly, async ({ page }) => {
  await page.goto(quietPage)
  const link = page.getByRole('contentinfo').getByRole('link', { name: t('layout.news') })
  await link.scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100)
  await link.click()
  await expect(page).toHaveURL('/news')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

for (const width of pickInTurn([1280, 800, 390], 2))
  test(`at ${width} px, the account name and the cart count appear without layout shift`, async ({ page, context }) => {
    await page.setViewportSize({ width, height: 800 })
    const banner = page.getByRole('banner')
    const places = () =>
      page.evaluate(() => {
        const shown = [...document.querySelectorAll('header input, header a, header summary, aside a, aside button')]
        const boxes = shown.map((one) => one.getBoundingClientRect()).filter((box) => box.width > 0)
        return boxes.map(({ x, y, width: wide, height }) => [x, y + scrollY, wide, height].map(Math.round))
      })
    await openReady(page, quietPage)
    const before = await places()

    const member = await signInMember(context)
    const body = toMinOrder(await findGoods(env.SHOP_API_URL))
    await requestData(env.SHOP_API_URL, contract.cart.add, { bearer: member.bearer, body })
    await openReady(page, quietPage)
    await expect(page.getByRole('link', { name: t('layout.cartLines', { count: 1 }) }).first()).toBeAttached()
    await expect(banner).toContainText('Bench Ltd')
    expect(await places()).toEqual(before)
  })

test('each panel of the header is accessible, in light and dark', fullScopeOnly, async ({ page }) => {
  const banner = page.getByRole('banner')
  const openers = [
    banner.getByText(t('layout.contact'), { exact: true }),
    banner.getByText(t('layout.allProducts')),
    banner.getByText(t('layout.signIn'), { exact: true }),
    page.getByLabel(t('layout.currentLanguage', { name: 'English' })),
  ]
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await openReady(page, quietPage)
    for (const opener of openers) {
      await opener.first().click()
      await expect(banner.locator('details[open]')).toHaveCount(1)
      await expectAccessible(page)
      await page.keyboard.press('Escape')
    }
    await banner.getByRole('combobox').fill('LM358')
    await expect(page.getByRole('option').first()).toContainText('LM358')
    await expectAccessible(page)
  }
})
