import type { Locator, Page } from '@playwright/test'
import type { LocaleCode } from '@partgate/schema/locales.ts'
import { createLabels, localizePath } from '../../support/labels.ts'
import { canonicalPath, getUrlParams, tableRows } from '../../support/list-page.ts'
import { openReady } from '../../support/open.ts'
import { fullScopeOnly, pickInTurn } from '../../support/scope.ts'
import { expect, expectContentAccessible, getHeading, test } from '../../support/screen.ts'

const languages: LocaleCode[] = ['en', 'ar']
const categoryPath = '/category/ceramic-chip-capacitors'

const robots = (page: Page) => page.locator('meta[name=robots]')
/** Across a page that loads the next list meanwhile, so only the target is examined. */
const tabUntil = (page: Page, target: Locator) => {
  const isReached = async () => {
    await page.keyboard.press('Tab')
    return target.evaluate((element) => element === document.activeElement)
  }
  return expect.poll(isReached, { timeout: 30_000, intervals: [0] }).toBe(true)
}

for (const code of pickInTurn(languages, 1)) {
  const label = createLabels(code)

  test(`in ${code}, a category is filtered, limited, sorted and paged by keyboard alone, and keeps its address`, async ({
    page,
  }) => {
    await openReady(page, localizePath(code, categoryPath))
    const name = (await getHeading(page).textContent()) ?? ''
    const stays = async () => {
      expect(new URL(page.url()).pathname).toBe(localizePath(code, categoryPath))
      await expect(getHeading(page)).toHaveText(name)
    }
    const filters = page.getByRole('complementary', { name: label('catalogue.list.filters') })
    const inStock = filters.getByRole('link', { name: label('catalogue.list.inStock') })
    await page.getByRole('main').focus()
    await tabUntil(page, inStock)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\?in_stock=1$/)
    await expect(inStock).toBeFocused()
    await stays()
    await expect(robots(page)).toHaveAttribute('content', /noindex/)
    expect(await canonicalPath(page)).toBe(localizePath(code, categoryPath))

    const least = filters.locator('#p-capacitance-min')
    await tabUntil(page, least)
    await page.keyboard.type('100n')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/p\.capacitance\.min=/)
    await expect(least).toHaveValue('100 nF')
    await expect(least).toBeFocused()
    await stays()

    const byStock = page
      .getByRole('navigation', { name: label('catalogue.list.sort') })
      .getByRole('link', { name: label('catalogue.list.sorts.STOCK_DESC') })
    await tabUntil(page, byStock)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/sort=stock_desc/)
    await expect(byStock).toBeFocused()

    const second = page.getByRole('link', { name: label('catalogue.list.page', { page: 2 }), exact: true })
    await tabUntil(page, second)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/page=2/)
    await expect(second).toHaveAttribute('aria-current', 'page')
    await stays()
    expect(Object.fromEntries(getUrlParams(page))).toEqual({
      'p.capacitance.min': '100nF',
      in_stock: '1',
      sort: 'stock_desc',
      page: '2',
    })

    await page.getByRole('main').focus()
    const clear = page.getByRole('link', { name: label('catalogue.list.clearAll') })
    await tabUntil(page, clear)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\?sort=stock_desc$/)
    await stays()
  })

  test(
    `in ${code}, removing the last filter of a manufacturer page restores the page`,
    fullScopeOnly,
    async ({ page }) => {
      await openReady(page, localizePath(code, '/manufacturer/murata'))
      const name = (await getHeading(page).textContent()) ?? ''
      const filters = page.getByRole('complementary', { name: label('catalogue.list.filters') })
      await expect(filters.getByText(label('catalogue.list.manufacturer'), { exact: true })).toHaveCount(0)
      const inStock = filters.getByRole('link', { name: label('catalogue.list.inStock') })
      await inStock.press('Enter')
      await expect(page).toHaveURL(/\/manufacturer\/murata\?in_stock=1$/)
      await expect(getHeading(page)).toHaveText(name)
      await expect(inStock).toBeFocused()
      expect(await canonicalPath(page)).toBe(localizePath(code, '/manufacturer/murata'))
      await page.getByRole('link', { name: label('catalogue.list.clearAll') }).click()
      await expect(page).toHaveURL(/\/manufacturer\/murata$/)
      await expect(page.locator('#makes')).toBeVisible()
      await expect(robots(page)).toHaveCount(0)
    },
  )
}

const label = createLabels('en')

test('the first filter keeps the scroll position and the open groups', fullScopeOnly, async ({ page }) => {
  await openReady(page, categoryPath)
  const last = page.locator('#filters summary').last()
  await last.click()
  await last.click()
  const option = page.locator('#lifecycle-ACTIVE')
  await option.scrollIntoViewIfNeeded()
  const readTop = async () => (await option.boundingBox())?.y ?? 0
  const listTop = () => page.locator('#availability').evaluate((element) => element.getBoundingClientRect().top)
  await option.focus()
  const [before, top] = [await readTop(), await listTop()]
  expect(top).toBeLessThan(0)
  await option.press('Enter')
  await expect(page).toHaveURL(/lifecycle=active/)
  await expect(option).toBeFocused()
  await expect.poll(listTop).toBeCloseTo(top, -1)
  expect(before).toBeGreaterThan(0)
  await expect(option).toBeInViewport()
})

test('a list page beyond the end is not found, and an existing one shows its parts', async ({ page, request }) => {
  await page.goto(categoryPath)
  const first = await tableRows(page).first().getByRole('rowheader').textContent()
  expect((await page.goto(`${categoryPath}?page=2`))?.status()).toBe(200)
  await expect(tableRows(page)).toHaveCount(20)
  expect(await tableRows(page).first().getByRole('rowheader').textContent()).not.toBe(first)
  await expect(
    page.getByRole('link', { name: label('catalogue.list.page', { page: 2 }), exact: true }),
  ).toHaveAttribute('aria-current', 'page')
  for (const path of [
    `${categoryPath}?page=99999`,
    '/manufacturer/murata?page=99999',
    '/category/no-such-categoryPath?page=2',
  ]) {
    const response = await request.get(path)
    expect(`${response.status()} ${path}`).toBe(`404 ${path}`)
    expect(await response.text()).toContain(label('errors.notFound'))
  }
})

test('an empty search has its own address', fullScopeOnly, async ({ page }) => {
  await page.goto('/s')
  expect(await canonicalPath(page)).toBe('/s')
  await expect(robots(page)).toHaveAttribute('content', /noindex/)
})

for (const path of ['/s?wd=LM358&manufacturer=zzz', `${categoryPath}?manufacturer=zzz`])
  test(`an invalid filter (${path}) finds nothing and can be removed`, fullScopeOnly, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByText(label('common.retry'), { exact: true })).toHaveCount(0)
    await page
      .getByRole('list', { name: label('catalogue.list.applied') })
      .getByRole('link')
      .first()
      .click()
    await expect(page).not.toHaveURL(/zzz/)
    await expect(tableRows(page)).not.toHaveCount(0)
  })

test('an incomplete file says so', fullScopeOnly, async ({ page }) => {
  const whole = page.getByRole('link', { name: label('catalogue.list.exportCsv'), exact: true })
  await page.goto('/s?wd=LM358')
  await expect(whole).toBeVisible()
  for (const path of [categoryPath, '/s?wd=film']) {
    await page.goto(path)
    await expect(
      page.getByRole('link', { name: label('catalogue.list.exportFirst', { number: '1,000' }) }),
    ).toBeVisible()
    await expect(whole).toHaveCount(0)
  }
})

const german = (page: Page) => page.locator('a[hreflang=de]')

test('on a cached page, the language links keep the query of the address', fullScopeOnly, async ({ page }) => {
  await page.goto('/about?utm=a')
  await expect(german(page)).toHaveAttribute('href', '/de/about?utm=a')
  await page.goto(`${categoryPath}?in_stock=1&qty=10`)
  await expect(german(page)).toHaveAttribute('href', `/de${categoryPath}?in_stock=1&qty=10`)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'the language links keep the search, and a filtered category keeps its address',
    fullScopeOnly,
    async ({ page }) => {
      await page.goto('/s?wd=LM358&in_stock=1')
      await expect(german(page)).toHaveAttribute('href', '/de/s?wd=LM358&in_stock=1')
      await page.goto('/manufacturer/murata')
      await page.locator('#availability-stock').click()
      await expect(page).toHaveURL(/\/manufacturer\/murata\?in_stock=1$/)
      await page.locator('#availability-stock').click()
      await expect(page).toHaveURL(/\/manufacturer\/murata$/)
    },
  )
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  for (const code of pickInTurn(languages, 0))
    test(`in ${code}, the filters stay open from the first to the last`, async ({ page }) => {
      const say = createLabels(code)
      await openReady(page, localizePath(code, categoryPath))
      await page.getByRole('button', { name: say('catalogue.list.filters'), exact: true }).tap()
      const sheet = page.locator('#filters:popover-open')
      await expect(sheet).toBeVisible()
      await expectContentAccessible(page)
      const inStock = sheet.locator('#availability-stock')
      await inStock.tap()
      await expect(page).toHaveURL(/in_stock=1/)
      await expect(inStock).toHaveAttribute('aria-current', 'true')
      await expect(sheet).toBeVisible()
      await sheet.locator('#lifecycle-ACTIVE').scrollIntoViewIfNeeded()
      await expectContentAccessible(page)
      await sheet.locator('#lifecycle-ACTIVE').tap()
      await expect(page).toHaveURL(/lifecycle=active/)
      await expect(sheet.locator('#lifecycle-ACTIVE')).toBeInViewport()
      await sheet.getByRole('button').last().tap()
      await expect(sheet).toHaveCount(0)
      await expect(tableRows(page).first()).toBeVisible()
    })

  test('the link to the search carries the search text and focuses the box', fullScopeOnly, async ({ page }) => {
    await page.goto('/s?wd=LM358')
    await page.getByRole('banner').getByRole('link', { name: /LM358/ }).tap()
    const box = page.getByRole('main').getByRole('combobox')
    await expect(box).toHaveValue('LM358')
    await expect(box).toBeFocused()
  })

  test('the search key focuses the link, and on the search page the box', fullScopeOnly, async ({ page }) => {
    await openReady(page, '/about')
    await page.keyboard.press('/')
    await expect(page.getByRole('banner').getByRole('link', { name: label('layout.searchLabel') })).toBeFocused()
    await openReady(page, '/keywords')
    await page.keyboard.press('/')
    await expect(page.getByRole('main').getByRole('combobox')).toBeFocused()
  })
})
