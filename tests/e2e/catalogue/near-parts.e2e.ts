import type { LocaleCode } from '@partgate/schema/locales.ts'
import { createLabels, localizePath } from '../../support/labels.ts'
import { openReady } from '../../support/open.ts'
import { pickInTurn } from '../../support/scope.ts'
import {
  expect,
  expectContentAccessible,
  expectFitsNarrowest,
  getHeading,
  getMain,
  test,
} from '../../support/screen.ts'

const languages: LocaleCode[] = ['en', 'de', 'ar']

for (const code of pickInTurn(languages, 2))
  test(`the address of a removed part leads to the nearest parts, in ${code}`, async ({ page, consoleErrors }) => {
    const label = createLabels(code)
    const response = await page.goto(localizePath(code, '/productdetail/stm32f103c8t6-old'))
    expect(response?.status()).toBe(404)
    await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/)
    await expect(getHeading(page)).toHaveText(label('errors.notFound'))
    await expect(getMain(page).getByText(label('errors.inProduction'))).toBeVisible()
    const near = page.getByRole('region', { name: label('catalogue.nearParts.title') })
    const part = near.getByRole('listitem').getByRole('link').first()
    await expect(part).toBeVisible()
    await expect(part).toContainText('STM32F103C8T6')
    await expect(part.locator('svg.drawing')).toBeVisible()
    await expect(near.getByRole('listitem')).toHaveCount(6)
    await expectContentAccessible(page)
    await expectFitsNarrowest(page)
    await expect(near.getByRole('link', { name: 'stm32f103c8t6', exact: false }).first()).toHaveAttribute(
      'href',
      localizePath(code, '/s?wd=stm32f103c8t6'),
    )
    await part.click()
    await expect(getHeading(page)).toContainText('STM32F103C8T6')
    // The browser logs the 404 of the page itself.
    consoleErrors.splice(0)
  })

for (const path of pickInTurn(
  ['/productdetail/lm358dr/reviews/2', '/productdetail/%ff-lm358dr', '/productdetail/LM358DR.html'],
  1,
))
  test(`${path} is a 404 page with the nearest parts too`, async ({ page, consoleErrors }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(getMain(page).getByRole('listitem').filter({ hasText: 'LM358DR' }).first()).toBeVisible()
    consoleErrors.splice(0)
  })

test('without near parts, the page only says that the part is not found', async ({ page, consoleErrors }) => {
  const t = createLabels('en')
  await openReady(page, '/productdetail/qqxxzzvv')
  await expect(getHeading(page)).toHaveText(t('errors.notFound'))
  await expect(getMain(page).getByText(t('errors.inProduction'))).toBeVisible()
  await expect(page.getByRole('region', { name: t('catalogue.nearParts.title') })).toHaveCount(0)
  await openReady(page, '/no-such-page/lm358dr')
  await expect(page.getByRole('region', { name: t('catalogue.nearParts.title') })).toHaveCount(0)
  consoleErrors.splice(0)
})
