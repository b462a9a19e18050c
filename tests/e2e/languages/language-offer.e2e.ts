import type { LocaleCode } from '@partgate/schema/locales.ts'
import { openBom } from '../../support/bom.ts'
import { createLabels, localizePath } from '../../support/labels.ts'
import { openReady, reloadReady, waitUntilReady } from '../../support/open.ts'
import { quietPage } from '../../support/paths.ts'
import { fullScopeOnly, pickInTurn } from '../../support/scope.ts'
import { expect, expectAccessible, expectFitsNarrowest, getMain, test } from '../../support/screen.ts'

const en = createLabels('en')
const chosen = (code: LocaleCode, url = '') => ({ name: 'lang', value: code, url })

for (const [code, tag, dir] of pickInTurn(
  [
    ['de', 'de', 'ltr'],
    ['ar', 'ar', 'rtl'],
  ] as const,
  1,
))
  test(`a visitor who chose ${code} before gets an offer of it on an English page, without layout shift`, async ({
    page,
    context,
    baseURL,
  }) => {
    const label = createLabels(code)
    await context.addCookies([chosen(code, baseURL)])
    await openReady(page, `${quietPage}?a=b`)
    const offer = page.getByRole('region', { name: label('layout.chooseLanguage') })
    const link = offer.getByRole('link', { name: label('site.languageOffer') })
    await expect(link).toBeVisible()
    await expect(offer).toHaveAttribute('lang', tag)
    await expect(offer).toHaveAttribute('dir', dir)
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
          }).observe({ type: 'layout-shift', buffered: true })
          requestAnimationFrame(() => setTimeout(() => resolve(sum)))
        }),
    )
    expect(shift).toBeLessThan(0.01)
    await expectAccessible(page)
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${localizePath(code, quietPage)}?a=b`)
    await expect(offer).toHaveCount(0)

    await page.goto('/')
    await expectFitsNarrowest(page)
    await offer.getByRole('button', { name: label('common.close') }).click()
    await expect(offer).toHaveCount(0)
    await reloadReady(page)
    await expect(offer).toHaveCount(0)
    const [cookie] = (await context.cookies()).filter(({ name }) => name === 'lang')
    expect(cookie?.value).toBe('en')
  })

test(
  'a language chosen in the menu is offered on the next visit to an English page',
  fullScopeOnly,
  async ({ page }) => {
    await page.goto(quietPage)
    await page.getByText('English', { exact: true }).first().click()
    await page.getByRole('link', { name: 'Deutsch' }).click()
    await expect(page).toHaveURL(localizePath('de', quietPage))
    await page.goto(quietPage)
    await expect(page.getByRole('link', { name: createLabels('de')('site.languageOffer') })).toBeVisible()
  },
)

test.describe('a browser in French', () => {
  test.use({ locale: 'fr-CA' })

  test('gets an offer of French without a choice, until it chooses English', fullScopeOnly, async ({ page }) => {
    const link = page.getByRole('link', { name: createLabels('fr')('site.languageOffer') })
    await page.goto(quietPage)
    await expect(link).toBeVisible()
    await openReady(page, localizePath('de', quietPage))
    await expect(page.getByRole('link', { name: createLabels('fr')('site.languageOffer') })).toHaveCount(0)
    await page.getByText('Deutsch', { exact: true }).first().click()
    await page.getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL(quietPage)
    await waitUntilReady(page)
    await expect(link).toHaveCount(0)
  })
})

test('an offer covers no action of a parts list', async ({ page, context, baseURL }) => {
  await context.addCookies([chosen('ar', baseURL)])
  await openBom(page)
  await getMain(page).getByLabel(en('bom.read.pasteLabel')).fill('LM358DR\t30')
  await getMain(page)
    .getByRole('button', { name: en('bom.read.pasteButton') })
    .click()
  await getMain(page)
    .getByRole('button', { name: en('bom.read.continue', { count: 1 }) })
    .click()
  const action = await page.getByRole('button', { name: en('bom.actions.toQuote', { count: 1 }) }).boundingBox()
  const offer = await page.getByRole('region', { name: createLabels('ar')('layout.chooseLanguage') }).boundingBox()
  expect((offer?.y ?? Infinity) + (offer?.height ?? 0)).toBeLessThanOrEqual(action?.y ?? 0)
})

test('without scripts, a page holds no language offer for any preference', async ({ request }) => {
  const response = await request.get(quietPage, { headers: { 'accept-language': 'de', cookie: 'lang=de' } })
  expect(response.url()).toContain(quietPage)
  const html = await response.text()
  expect(html).toContain(en('layout.skip'))
  expect(html).not.toContain(createLabels('de')('site.languageOffer'))
})
