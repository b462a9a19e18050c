import type { LocaleCode } from '@partgate/schema/locales.ts'
import { localizePath } from '../../support/labels.ts'
import { openReady } from '../../support/open.ts'
import { pickInTurn, sample } from '../../support/scope.ts'
import { expect, test } from '../../support/screen.ts'

/** `npm run e2e -- looks --update-snapshots` takes new pictures. */
const screens = {
  home: '/',
  nothing: '/s?wd=no-such-part-anywhere',
  category: '/category/ceramic-chip-capacitors',
  sheet: '/productdetail/stmicroelectronics-stm32f103c8t6/sheet',
  news: '/news',
  product: '/productdetail/stmicroelectronics-stm32f103c8t6',
  manufacturers: '/manufacturer',
  search: '/s?wd=100nF+16V+0402+X7R',
  contact: '/contact',
  login: '/login',
}
const codes: LocaleCode[] = ['en', 'ar']

test.use({ viewport: { width: 1200, height: 800 }, reducedMotion: 'reduce' })

const pictures = codes.flatMap((code) => (['light', 'dark'] as const).map((colorScheme) => ({ code, colorScheme })))

for (const [at, [name, path]] of sample(Object.entries(screens), 5).entries())
  for (const { code, colorScheme } of pickInTurn(pictures, at))
    test(`${name} in ${code}, ${colorScheme}, matches its picture`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await openReady(page, localizePath(code, path))
      await page.evaluate(() => document.fonts.ready)
      await expect(page).toHaveScreenshot(`${name}-${code}-${colorScheme}.png`)
    })
