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

test('what is typed before the scripts have come is not lost', async ({ page }) => {
  const scripts = Promise.withResolvers<void>()
  await page.route('**/_next/static/**/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  const search = page.getByRole('banner').getByRole('combobox')
  await search.fill('LM358')
  scripts.resolve()
  await expect(page.getByRole('option').first()).toContainText('LM358')
  await expect(search).toHaveValue('LM358')
})
