import { createLabels } from '../../support/labels.ts'
import { tableRows } from '../../support/list-page.ts'
import { openReady } from '../../support/open.ts'
import { expect, test } from '../../support/screen.ts'

const label = createLabels('en')
const categoryPath = '/category/ceramic-chip-capacitors'

test('a filtered list that has become shorter leads to its first page', async ({ page }) => {
  for (const path of [`${categoryPath}?in_stock=1`, '/manufacturer/murata?in_stock=1']) {
    await openReady(page, `${path}&page=9999`)
    await page.getByRole('link', { name: label('catalogue.noResults.firstPage') }).click()
    await expect(page).toHaveURL(new RegExp(`${path.replace('?', String.raw`\?`)}$`))
    await expect(tableRows(page).first()).toBeVisible()
  }
})

test('another category replaces the one that was recognized in the text', async ({ page }) => {
  await openReady(page, '/s?wd=schottky+diode+40V')
  const filters = page.getByRole('complementary', { name: label('catalogue.list.filters') })
  const recognized = filters.locator('#category [aria-current=true]')
  await expect(recognized).toHaveCount(1)
  await expect(recognized).toContainText('Schottky')
  await filters.locator('#category a:not([aria-current])').first().click()
  await expect(page).toHaveURL(/\/s\?wd=40V&category=[\w-]+$/)
  await expect(tableRows(page).first()).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('in a search, the filters stay open after the first one', async ({ page }) => {
    await openReady(page, '/s?wd=LM358')
    await page.getByRole('button', { name: label('catalogue.list.filters'), exact: true }).tap()
    const sheet = page.locator('#filters:popover-open')
    await sheet.locator('#availability-stock').tap()
    await expect(page).toHaveURL(/in_stock=1/)
    await expect(page.locator('#availability-stock')).toHaveAttribute('aria-current', 'true')
    await expect(sheet).toBeVisible()
  })
})
