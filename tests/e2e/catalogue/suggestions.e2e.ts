import type { Locator, Page, Request } from '@playwright/test'
import type { LocaleCode } from '@partgate/schema/locales.ts'
import { createLabels, localizePath } from '../../support/labels.ts'
import { openReady } from '../../support/open.ts'
import { holdOperation } from '../../support/operations.ts'
import { fullScopeOnly, sample } from '../../support/scope.ts'
import { expect, test } from '../../support/screen.ts'

const t = createLabels('en')

const isQuestion = (request: Request) => /SearchBox/.test(request.postData() ?? '')

const openBox = async (page: Page) => {
  await openReady(page, '/about')
  const banner = page.getByRole('banner')
  return {
    banner,
    search: banner.getByRole('combobox'),
    list: banner.getByRole('listbox'),
    options: banner.getByRole('option'),
  }
}

const readHeight = async (one: Locator) => (await one.boundingBox())?.height ?? 0

test('the old suggestions stay until the next arrive', async ({ page }) => {
  const { search, list, options } = await openBox(page)
  await search.fill('LM358')
  await expect(options.first()).toContainText('LM358')
  await expect(list).toHaveAttribute('aria-busy', 'false')

  const release = await holdOperation(page, 'SearchBox')
  const question = page.waitForRequest(isQuestion)
  await search.fill('NE5')
  await expect(list).toHaveAttribute('aria-busy', 'true')
  await expect(options.first()).toContainText('LM358')
  await question
  await expect(list).toHaveAttribute('aria-busy', 'true')
  await expect(options.first()).toContainText('LM358')
  release()
  await expect(options.first()).toContainText(/^NE5/)
  await expect(list).toHaveAttribute('aria-busy', 'false')
})

test('Escape closes the panel from any element of the form and focuses the box', fullScopeOnly, async ({ page }) => {
  const { banner, search, options } = await openBox(page)
  await search.fill('LM358')
  await expect(options.first()).toBeVisible()
  await search.press('Tab')
  const button = banner.getByRole('search').getByRole('button', { name: t('layout.searchButton'), exact: true })
  await expect(button).toBeFocused()
  await button.press('Escape')
  await expect(options.first()).toBeHidden()
  await expect(search).toBeFocused()
  await expect(search).toHaveValue('LM358')
  await search.press('Escape')
  await expect(search).toHaveValue('')
})

test('the history is cleared by keyboard, and the focus returns to the box', fullScopeOnly, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('ht', '[{"search":"LM358"}]'))
  const { banner, search, options } = await openBox(page)
  await search.focus()
  await expect(options).toHaveText(['LM358'])
  await banner.getByRole('button', { name: t('layout.clearHistory'), exact: true }).press('Enter')
  await expect(options).toHaveCount(0)
  await expect(search).toBeFocused()
})

test('a text without suggestions can be searched for', async ({ page }) => {
  const { banner, search } = await openBox(page)
  await search.fill('100nF 0402 16V X7R')
  const link = banner.getByRole('search').getByRole('link', { name: /100nF 0402 16V X7R/ })
  await expect(link).toHaveText(/^Search for/)
  await link.click()
  await expect(page).toHaveURL('/s?wd=100nF+0402+16V+X7R')
})

test('no key selects a suggestion of an older text', fullScopeOnly, async ({ page }) => {
  const { search, list, options } = await openBox(page)
  await search.fill('NE5')
  await expect(options.first()).toContainText(/^NE5/)
  await search.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')

  await holdOperation(page, 'SearchBox')
  await search.fill('LM358')
  await expect(list).toHaveAttribute('aria-busy', 'true')
  await search.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'false')
  await search.press('Enter')
  await expect(page).toHaveURL('/s?wd=LM358')
})

test(
  'before the first response, a line as high as a suggestion says that suggestions are loading',
  fullScopeOnly,
  async ({ page }) => {
    const { banner, search, options } = await openBox(page)
    const release = await holdOperation(page, 'SearchBox')
    await search.fill('LM358')
    const line = banner.getByText(t('layout.loading'), { exact: true })
    await expect(line).toBeVisible()
    const height = await readHeight(line.locator('..'))
    release()
    await expect(options.first()).toContainText('LM358')
    await expect(line).toHaveCount(0)
    expect(Math.abs((await readHeight(options.first())) - height)).toBeLessThan(2)

    await search.press('Escape')
    await expect(options.first()).toBeHidden()
  },
)

test(
  'after a failed response, the panel says so, shows no old suggestions, and loads them at a press',
  fullScopeOnly,
  async ({ page, consoleErrors }) => {
    const { banner, search, options } = await openBox(page)
    await search.fill('LM358')
    await expect(options.first()).toContainText('LM358')

    await page.route('**/graphql', (route) => (isQuestion(route.request()) ? route.abort() : route.fallback()))
    await search.fill('NE5')
    await expect(banner.getByRole('status')).toHaveText(t('layout.searchUnavailable'))
    await expect(options).toHaveCount(0)

    await page.unroute('**/graphql')
    await banner.getByRole('button', { name: t('common.retry') }).click()
    await expect(options.first()).toContainText(/^NE5/)
    await expect(search).toBeFocused()
    consoleErrors.splice(0)
  },
)

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the box shows the search text', fullScopeOnly, async ({ page }) => {
    const search = page.getByRole('banner').getByRole('combobox')
    for (const path of ['/s?wd=LM358', '/de/s?wd=LM358']) {
      await page.goto(path)
      await expect(search).toHaveValue('LM358')
    }
    await page.goto('/about')
    await expect(search).toHaveValue('')
  })
})

const beginnings: [LocaleCode, string][] = [
  ['de', 'Widerst'],
  ['en', 'resist'],
  ['fr', 'resistan'],
  ['es', 'resist'],
  ['it', 'resist'],
  ['zh', '电阻'],
  ['tw', '電阻'],
  ['jp', '抵抗'],
  ['ko', '저항'],
  ['ar', 'مقاوم'],
  ['ru', 'резист'],
]

for (const [code, text] of sample(beginnings, 2))
  test(`${text} suggests the category of resistors in ${code}, which the keyboard opens`, async ({ page }) => {
    await openReady(page, localizePath(code, '/about'))
    const banner = page.getByRole('banner')
    const search = banner.getByRole('combobox')
    await search.fill(text)
    await expect(banner.getByRole('option').first()).toContainText(createLabels(code)('layout.categories'))
    await search.press('ArrowDown')
    await search.press('Enter')
    await expect(page).toHaveURL(localizePath(code, '/category/resistors'))
  })
