import type { LocaleCode } from '@partgate/schema/locales.ts'
import { pathIn } from '../support/labels.ts'
import { expect, test } from '../support/screen.ts'

/** Ten screens as pictures, to be looked at when they change: `npm run e2e -- looks --update-snapshots` takes new ones. */
const screens = {
  home: '/',
  category: '/category/ceramic-chip-capacitors',
  search: '/s?wd=100nF+16V+0402+X7R',
  nothing: '/s?wd=no-such-part-anywhere',
  product: '/productdetail/stmicroelectronics-stm32f103c8t6',
  sheet: '/productdetail/stmicroelectronics-stm32f103c8t6/sheet',
  manufacturers: '/manufacturer',
  news: '/news',
  contact: '/contact',
  login: '/login',
}
const codes: LocaleCode[] = ['en', 'ar']

test.use({ viewport: { width: 1200, height: 800 }, reducedMotion: 'reduce' })

for (const [name, path] of Object.entries(screens))
  for (const code of codes)
    for (const colorScheme of ['light', 'dark'] as const)
      test(`${name} in ${code}, ${colorScheme}, looks as it did`, async ({ page }) => {
        await page.emulateMedia({ colorScheme })
        await page.goto(pathIn(code, path), { waitUntil: 'networkidle' })
        await page.evaluate(() => document.fonts.ready)
        await expect(page).toHaveScreenshot(`${name}-${code}-${colorScheme}.png`)
      })
