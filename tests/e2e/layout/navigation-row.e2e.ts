import { createLabels, localizePath } from '../../support/labels.ts'
import { openReady } from '../../support/open.ts'
import { pickInTurn } from '../../support/scope.ts'
import { expect, test } from '../../support/screen.ts'

for (const code of pickInTurn(['fr', 'es', 'ru', 'de'] as const, 0))
  for (const width of [1030, 1180, 1280, 1366])
    test(`the navigation in ${code} is one row at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await openReady(page, localizePath(code, '/about'))
      const nav = page.getByRole('navigation', { name: createLabels(code)('layout.mainNavigation') })
      const links = nav.locator('ul a:visible')
      const tops = await links.evaluateAll((all) => all.map((link) => Math.round(link.getBoundingClientRect().top)))
      expect(new Set(tops).size).toBe(1)
      const last = links.last()
      await last.focus()
      await expect(last).toBeInViewport({ ratio: 1 })
    })
