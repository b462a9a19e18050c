import { pickInTurn } from '../support/scope.ts'
import { expect, test } from '../support/screen.ts'

test('an unknown language is the 404 page', async ({ page, consoleErrors }) => {
  const response = await page.goto('/xx')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('main')).toBeVisible()
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('404')])
})

for (const path of pickInTurn(['/', '/s?wd=BC547'], 0))
  test(`text typed at ${path} before the scripts load is not lost`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('ht', '[{"search":"74HC00"}]'))
    const scripts = Promise.withResolvers<void>()
    await page.route('**/_next/static/**/*.js', async (route) => {
      await scripts.promise
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    const search = page.getByRole('banner').getByRole('combobox')
    await search.fill('LM358')
    scripts.resolve()
    await expect(page.getByRole('banner').getByRole('option').first()).toContainText('LM358')
    await expect(search).toHaveValue('LM358')
  })

test('browsers that request /favicon.ico find it', async ({ request }) => {
  const icon = await request.get('/favicon.ico')
  expect(icon.status()).toBe(200)
  expect(icon.headers()['content-type']).toMatch(/^image\//)
})
