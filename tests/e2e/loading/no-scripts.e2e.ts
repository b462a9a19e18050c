import type { LocaleCode } from '@partgate/schema/locales.ts'
import { createLabels, localizePath } from '../../support/labels.ts'
import { partPage } from '../../support/paths.ts'
import { pickInTurn } from '../../support/scope.ts'
import { expect, getHeading, getMain, test } from '../../support/screen.ts'

test.use({ javaScriptEnabled: false })

const codes: LocaleCode[] = ['en', 'ar']

for (const code of pickInTurn(codes, 0))
  test(`in ${code}, without scripts, each step of a purchase says so and how to order instead`, async ({ page }) => {
    const label = createLabels(code)
    const main = getMain(page)
    await page.goto(localizePath(code, partPage))
    const contact = localizePath(code, '/contact')
    const box = main.getByRole('region', { name: label('catalogue.buy.title') })
    await expect(box.getByRole('paragraph').locator(`a[href="${contact}"]`)).toBeVisible()

    for (const path of ['/shoppingcart', '/pay/order']) {
      await page.goto(localizePath(code, path))
      await expect(getHeading(page)).toBeVisible()
      // Playwright locators ignore noscript content; the browser's own text includes the visible part of it.
      const seen = await main.innerText()
      for (const key of ['title', 'text', 'contact']) expect(seen).toContain(label(`needsScripts.${key}`))
      await expect(main.locator(`noscript a[href="${contact}"]`)).toBeVisible()
      await expect(main.locator('noscript a[href^="mailto:"]')).toBeVisible()
      await expect(main.getByRole('status')).toHaveCount(0)
      await expect(main.getByRole('button')).toHaveCount(0)
    }
  })

test('without scripts, the home page and the page of a part show all of their sections', async ({ page }) => {
  const label = createLabels('en')
  const titles = {
    '/': [
      'hotSale',
      'newsCenter',
      'featured',
      'preferential',
      'alternatives',
      'recommended',
      'manufacturersHeading',
    ].map((name) => label(`home.${name}`)),
    [partPage]: ['alternatives', 'related', 'recommended', 'news'].map((name) => label(`catalogue.product.${name}`)),
  }
  for (const [path, names] of Object.entries(titles)) {
    await page.goto(path)
    for (const name of names) await expect(getMain(page).getByRole('heading', { level: 2, name })).toBeVisible()
  }
})
