import type { Locator, Page } from '@playwright/test'
import { createLabels, localizePath } from '../../support/labels.ts'
import { openReady } from '../../support/open.ts'
import { pickInTurn } from '../../support/scope.ts'
import { expect, expectFitsNarrowest, test } from '../../support/screen.ts'

test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true })

const languages = ['en', 'de', 'ru', 'ar'] as const
const product = '/productdetail/stmicroelectronics-stm32f103c8t6'

const expectOnFirstScreen = async (...places: Locator[]) => {
  for (const place of places) await expect(place).toBeInViewport({ ratio: 1 })
}
const readMiddle = async (place: Locator) => {
  const box = await place.boundingBox()
  return box && Math.round(box.y + box.height / 2)
}

for (const code of pickInTurn([...languages], 0))
  test(`in ${code}, a part shows number, stock, quantity and price on the first screen`, async ({ page }) => {
    const label = createLabels(code)
    await openReady(page, localizePath(code, product))
    const box = page.getByRole('region', { name: label('catalogue.buy.title') })
    await expectOnFirstScreen(
      page.getByRole('heading', { level: 1 }),
      page.getByRole('figure').first(),
      box.getByText(/\d/).first(),
      box.getByRole('textbox'),
      box.getByRole('definition').first(),
    )
    await expectFitsNarrowest(page)
  })

for (const code of pickInTurn([...languages], 3))
  test(`in ${code}, the bar with the price leaves the quantity visible on a phone of 360 × 640 px`, async ({
    page,
  }) => {
    const label = createLabels(code)
    await page.setViewportSize({ width: 360, height: 640 })
    await openReady(page, localizePath(code, product))
    const bar = await page.getByRole('region', { name: label('catalogue.buy.bar') }).boundingBox()
    const box = page.getByRole('region', { name: label('catalogue.buy.title') })
    const field = await box.getByRole('textbox').boundingBox()
    expect((field?.y ?? Infinity) + (field?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  })

test('the bar with price and button stays until the button of the page is on the screen', async ({ page }) => {
  const label = createLabels('en')
  await page.setViewportSize({ width: 360, height: 520 })
  await openReady(page, product)
  const bar = page.getByRole('region', { name: label('catalogue.buy.bar') })
  const add = page
    .getByRole('region', { name: label('catalogue.buy.title') })
    .getByRole('button', { name: label('catalogue.buy.addToCart') })
  await expectOnFirstScreen(bar.getByRole('button'))
  await add.scrollIntoViewIfNeeded()
  await expect(bar).toBeHidden()
  await page.getByRole('heading', { name: label('catalogue.product.parameters') }).scrollIntoViewIfNeeded()
  await expectOnFirstScreen(bar.getByRole('button'))
})

for (const code of pickInTurn([...languages], 1))
  test(`in ${code}, the tools of a list take one line and open when they are touched`, async ({ page }) => {
    const label = createLabels(code)
    const button = (key: string) => page.getByRole('button', { name: label(key), exact: true })
    await openReady(page, localizePath(code, '/s?wd=10k'))
    const tools = [
      button('catalogue.list.filters'),
      button('catalogue.list.priceAt'),
      button('catalogue.list.sortShort'),
      page.getByRole('link', { name: label('catalogue.list.exportCsv') }),
    ]
    const first = await readMiddle(button('catalogue.list.filters'))
    for (const tool of tools) {
      expect(await readMiddle(tool)).toBe(first)
      expect((await tool.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    }
    const sorts = page.getByRole('navigation', { name: label('catalogue.list.sort') })
    await expect(sorts).toBeHidden()
    await button('catalogue.list.sortShort').tap()
    await sorts.getByRole('link', { name: label('catalogue.list.sorts.STOCK_DESC') }).tap()
    await expect(page).toHaveURL(/sort=stock_desc/)
    await expect(sorts).toBeHidden()
    await expect(button('catalogue.list.sortShort')).toBeFocused()

    await button('catalogue.list.priceAt').tap()
    const pieces = page.getByRole('textbox', { name: label('catalogue.list.piecesLabel') })
    await pieces.fill('many')
    await pieces.press('Enter')
    await expect(page).toHaveURL(/qty=many/)
    await expect(page.getByRole('alert').filter({ hasText: /1.?000/ })).toBeInViewport()
    await expect(pieces).toHaveValue('many')
  })

const placeholderFits = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('combobox')
    .evaluate((input: HTMLInputElement) => {
      const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(input)
      const { fontSize, fontFamily } = getComputedStyle(input, '::placeholder')
      const pen = document.createElement('canvas').getContext('2d')
      if (!pen) return false
      pen.font = font
      pen.font = `${fontSize} ${fontFamily}`
      const width = input.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
      return pen.measureText(input.placeholder).width <= width
    })

for (const code of pickInTurn([...languages], 2))
  test(`in ${code}, the home page begins with the search and the lines of a parts list`, async ({ page }) => {
    await openReady(page, localizePath(code, '/'))
    const main = page.getByRole('main')
    await expectOnFirstScreen(main.getByRole('combobox'), main.getByRole('textbox').first())
    await expect(
      page.getByRole('banner').getByRole('link', { name: createLabels(code)('layout.searchLabel') }),
    ).toBeHidden()
    expect(await placeholderFits(page)).toBe(true)
  })

test('the text of the feedback form begins below its title', async ({ page }) => {
  const label = createLabels('en')
  await openReady(page, '/login')
  await page
    .getByRole('button', { name: label('layout.feedback') })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  const close = await dialog.getByRole('button', { name: label('common.close') }).boundingBox()
  const intro = await dialog.getByText(label('site.feedback.intro')).boundingBox()
  expect(intro?.y ?? 0).toBeGreaterThanOrEqual((close?.y ?? Infinity) + (close?.height ?? 0))
})

test('the rows of a summary of invalid fields begin where its title does', async ({ page }) => {
  const label = createLabels('en')
  await openReady(page, '/register')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: label('account.register.submit') }).click()
  const start = await main.locator('strong').boundingBox()
  const starts = await main
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().x))
  expect(Math.min(...starts)).toBeCloseTo(start?.x ?? 0)
})
