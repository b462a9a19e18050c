import type { LocaleCode } from '@partgate/schema/locales.ts'
import { labelsOf, pathIn } from '../support/labels.ts'
import { partPage } from '../support/paths.ts'
import { inTurn } from '../support/scope.ts'
import { expect, heading, mainOf, test } from '../support/screen.ts'

test.use({ javaScriptEnabled: false })

const codes: LocaleCode[] = ['en', 'ar']

for (const code of inTurn(codes, 0))
  test(`in ${code}, without scripts, each step of a purchase says so and how to order instead`, async ({ page }) => {
    const label = labelsOf(code)
    const main = mainOf(page)
    await page.goto(pathIn(code, partPage))
    const contact = pathIn(code, '/contact')
    const box = main.getByRole('region', { name: label('catalogue.buy.title') })
    await expect(box.getByRole('paragraph').locator(`a[href="${contact}"]`)).toBeVisible()

    for (const path of ['/shoppingcart', '/pay/order']) {
      await page.goto(pathIn(code, path))
      await expect(heading(page)).toBeVisible()
      // Playwright locators ignore noscript content; the browser's own text includes the visible part of it.
      const seen = await main.innerText()
      for (const key of ['title', 'text', 'contact']) expect(seen).toContain(label(`needsScripts.${key}`))
      await expect(main.locator(`noscript a[href="${contact}"]`)).toBeVisible()
      await expect(main.locator('noscript a[href^="mailto:"]')).toBeVisible()
      await expect(main.getByRole('status')).toHaveCount(0)
      await expect(main.getByRole('button')).toHaveCount(0)
    }
  })
