import type { LocaleCode } from '@partgate/schema/locales.ts'
import { labelsOf, pathIn } from '../support/labels.ts'
import { expect, expectAccessible, test } from '../support/screen.ts'

const languages: LocaleCode[] = ['en', 'ar']
const screens = [
  '/category',
  '/category/capacitors',
  '/s?wd=LM358&in_stock=1',
  '/s?wd=no-such-part-anywhere',
  '/products/S',
  '/news',
  '/companyprofile/privacy-policy',
  '/shoppingcart',
]
const narrowest = { width: 320, height: 640 }

for (const code of languages)
  for (const path of screens)
    test(`${path} in ${code} is accessible, and does not scroll sideways on the narrowest phone`, async ({ page }) => {
      const response = await page.goto(pathIn(code, path))
      expect(response?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
      await page.setViewportSize(narrowest)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(narrowest.width)
    })

for (const path of ['/productdetail/no-such-part', '/category/no-such-shelf', '/nowhere'])
  test(`${path} is the 404 page`, async ({ page, consoleErrors }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByText(labelsOf('en')('errors.notFound'))).toBeVisible()
    await expectAccessible(page)
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('404')])
  })
