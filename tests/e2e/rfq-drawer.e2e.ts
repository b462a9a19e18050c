import type { Page } from '@playwright/test'
import type { LocaleCode } from '@partgate/schema/locales.ts'
import { labelsOf, pathIn } from '../support/labels.ts'
import { quietPage } from '../support/paths.ts'
import { expect, expectAccessible, expectFitsNarrowest, test } from '../support/screen.ts'

const t = labelsOf('en')
const listed = ['GRM155R71C104KA88D', 'STM32F103C8T6', 'LM358DR']

/** Puts parts on the RFQ list before the page is there. */
const keepParts = (page: Page, partNumbers = listed) =>
  page.addInitScript((numbers) => {
    if (sessionStorage.getItem('kept')) return
    sessionStorage.setItem('kept', '1')
    const items = numbers.map((part_number, at) => ({
      goods_id: `g${at}`,
      part_number,
      manufacturer: 'Maker',
      package: 'SOIC-8',
      date_code: '2531+',
      qty: 1000,
      target_price: '0.5',
      goods_page_url: part_number.toLowerCase(),
      icons: 'amplifier',
    }))
    localStorage.setItem('RFQLIST', JSON.stringify(items))
  }, partNumbers)
const drawerOf = (page: Page) => page.locator('#rfq-drawer')
const sideBarOf = (page: Page) => page.getByRole('complementary', { name: t('layout.shortcuts') })
const rfqToggleOf = (page: Page, count: number) =>
  sideBarOf(page).getByRole('button', { name: t('rfq.itemCount', { count }) })

test('the RFQ drawer shows the list, takes parts off it, and closes on a press outside, Esc and the way up', async ({
  page,
}) => {
  await keepParts(page)
  await page.goto(quietPage)
  const drawer = drawerOf(page)
  await rfqToggleOf(page, 3).click()
  await expect(drawer.getByRole('heading', { name: t('rfq.title', { count: 3 }) })).toBeVisible()
  const first = drawer.getByRole('listitem').first()
  await expect(first).toContainText('Maker')
  await expect(first).toContainText('1,000')
  await expect(first.getByRole('link')).toHaveAttribute('href', '/productdetail/grm155r71c104ka88d')
  await expect(first.locator('svg.drawing')).toBeVisible()
  await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(250)
  await expectAccessible(page)

  await drawer.getByRole('button', { name: t('rfq.remove', { partNumber: 'STM32F103C8T6' }) }).click()
  await expect(drawer.getByRole('listitem')).toHaveCount(2)
  await expect(drawer.getByRole('button', { name: t('rfq.remove', { partNumber: 'LM358DR' }) })).toBeFocused()

  await page.mouse.click(300, 400)
  await expect(drawer).toBeHidden()
  await rfqToggleOf(page, 2).focus()
  await page.keyboard.press('Enter')
  await expect(drawer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(rfqToggleOf(page, 2)).toBeFocused()
  await rfqToggleOf(page, 2).click()
  await expect(drawer).toBeVisible()
  await sideBarOf(page)
    .getByRole('button', { name: t('layout.backToTop') })
    .click()
  await expect(drawer).toBeHidden()
  await rfqToggleOf(page, 2).click()
  await expect(drawer).toBeVisible()
  await rfqToggleOf(page, 2).click()
  await expect(drawer).toBeHidden()
})

test('what one tab does to the list, the other shows; an empty list says so', async ({ page, context }) => {
  await keepParts(page)
  await page.goto(quietPage)
  await expect(rfqToggleOf(page, 3)).toBeVisible()
  const other = await context.newPage()
  await other.goto(quietPage)
  await other.evaluate(() => localStorage.removeItem('RFQLIST'))
  await rfqToggleOf(page, 0).click()
  await expect(drawerOf(page).getByText(t('rfq.empty'))).toBeVisible()
  await expectAccessible(page)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  for (const code of ['en', 'ar'] satisfies LocaleCode[])
    test(`the frame in ${code} fits, the search is a link, and the drawer comes from the end`, async ({ page }) => {
      await keepParts(page)
      await page.goto(pathIn(code, quietPage))
      const header = page.getByRole('banner')
      await expect(header.getByRole('combobox')).toBeHidden()
      await expect(header.getByRole('link', { name: labelsOf(code)('layout.searchLabel') })).toHaveAttribute(
        'href',
        pathIn(code, '/keywords#search'),
      )
      await expectAccessible(page)
      await page.locator('aside [aria-controls="rfq-drawer"]').waitFor({ state: 'hidden' })
      await page.goto(pathIn(code, '/productdetail/texas-instruments-lm358dr'), { waitUntil: 'networkidle' })
      const label = labelsOf(code)
      await page
        .getByRole('main')
        .locator(`button[aria-label="${label('rfq.addOf', { partNumber: 'LM358DR' })}"]`)
        .first()
        .tap()
      await page.getByRole('button', { name: label('rfq.showList') }).tap()
      await expect(drawerOf(page).getByRole('listitem')).toHaveCount(4)
      await expect.poll(async () => (await drawerOf(page).boundingBox())?.x).toBe(code === 'ar' ? 0 : 390 - 250)
      await expectAccessible(page)
      await expectFitsNarrowest(page)
    })
})
