import type { LocaleCode } from '@partgate/schema/locales.ts'
import { createLabels, localizePath } from '../../support/labels.ts'
import { pickInTurn } from '../../support/scope.ts'
import { expect, test } from '../../support/screen.ts'

const languages: LocaleCode[] = ['en', 'ar']
const chip = { path: '/productdetail/stmicroelectronics-stm32f103c8t6', partNumber: 'STM32F103C8T6' }

for (const code of pickInTurn(languages, 1))
  test(`the specification sheet in ${code} is printable, and not for search engines`, async ({ page }) => {
    const label = createLabels(code)
    await page.goto(localizePath(code, chip.path))
    await page.getByRole('link', { name: label('catalogue.facts.specification') }).click()
    await expect(page.getByRole('heading', { level: 2, name: label('catalogue.sheet.packagings') })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: chip.partNumber })).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('banner')).toBeHidden()
  })
