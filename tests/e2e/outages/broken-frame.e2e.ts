import { toLocale } from '@partgate/schema/locales.ts'
import { createLabels, localizePath } from '../../support/labels.ts'
import { pickInTurn } from '../../support/scope.ts'
import { expect, expectAccessible, test } from '../../support/screen.ts'

for (const code of pickInTurn(['en', 'de', 'ar'] as const, 2))
  test(`a broken frame shows an error in ${code} with a link to the home page`, async ({ page, consoleErrors }) => {
    const label = createLabels(code)
    const { tag, dir } = toLocale(code)
    // The link bar scrolls the current page's link into view.
    await page.addInitScript(() => {
      Element.prototype.scrollBy = () => {
        throw new Error('The frame is broken.')
      }
    })
    await page.goto(localizePath(code, '/contact'))
    await expect(page.getByRole('heading', { level: 1, name: label('errors.errorPage') })).toBeVisible()
    await expect(page.getByText(label('errors.tryAgain'))).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', tag)
    await expect(page.locator('html')).toHaveAttribute('dir', dir)
    await expect(page).toHaveTitle('500')
    await expectAccessible(page)
    await page.getByRole('button', { name: label('errors.homepage') }).click()
    await expect(page).toHaveURL(localizePath(code, '/'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(label('home.headline'))
    expect(consoleErrors.splice(0)).not.toEqual([])
  })
