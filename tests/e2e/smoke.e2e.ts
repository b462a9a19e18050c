import { locales } from '@partgate/schema/locales.ts'
import { pathIn } from '../support/labels.ts'
import { expect, expectAccessible, test } from '../support/screen.ts'

for (const { code, tag, dir } of locales) {
  test(`the home page opens in ${code}`, async ({ page }) => {
    const response = await page.goto(pathIn(code, '/'))
    expect(response?.status()).toBe(200)
    await expect(page.locator('html')).toHaveAttribute('lang', tag)
    await expect(page.locator('html')).toHaveAttribute('dir', dir)
    await expect(page.getByRole('main')).toBeVisible()
    await expectAccessible(page)
  })
}

test('an unknown language is the 404 page', async ({ page, consoleErrors }) => {
  const response = await page.goto('/xx')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('main')).toBeVisible()
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('404')])
})
