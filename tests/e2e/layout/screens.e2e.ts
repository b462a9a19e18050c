import type { Page } from '@playwright/test'
import { type LocaleCode, toLocale, locales } from '@partgate/schema/locales.ts'
import { listUntranslatedTexts, createLabels, localizePath } from '../../support/labels.ts'
import { pickInTurn, isFullScope, sample } from '../../support/scope.ts'
import { expect, expectAccessible, expectFitsNarrowest, getHeading, test, wideViewport } from '../../support/screen.ts'

test.describe.configure({ mode: 'parallel' })

const four: LocaleCode[] = ['en', 'de', 'jp', 'ar']
const all = locales.map(({ code }) => code)

type Screen = [path: string, heading?: string]

const screens: Screen[] = [
  ['/', 'home.headline'],
  ['/about'],
  ['/bom', 'bom.page.title'],
  ['/category', 'catalogue.categories.title'],
  ['/category/ceramic-chip-capacitors'],
  ['/certification', 'site.certification.title'],
  ['/companyprofile/how-to-buy', 'site.pages.how-to-buy'],
  ['/compare', 'catalogue.compare.title'],
  ['/contact', 'site.contact.title'],
  ['/exit', 'account.exit.title'],
  ['/featured', 'catalogue.homeSections.FEATURED'],
  ['/forgotpassword', 'account.forgot.title'],
  ['/forgotpassword/resetpassword', 'account.reset.title'],
  ['/keywords?numbers=LM358DR%0Ano-such-number', 'catalogue.keywords.title'],
  ['/linecards', 'catalogue.lines.titles.LINE_CARD'],
  ['/linecards/yageo'],
  ['/login', 'account.login.title'],
  ['/manufacturer', 'catalogue.manufacturers.title'],
  ['/manufacturer/texas-instruments'],
  ['/news', 'site.news.title'],
  ['/news/date-codes'],
  ['/pay/order', 'checkout.title'],
  ['/productdetail/stmicroelectronics-stm32f103c8t6'],
  ['/products/S'],
  ['/register', 'account.register.title'],
  ['/rfq', 'rfqPage.title'],
  ['/s?wd=100nF+16V+0402+X7R&qty=1000'],
  ['/s?wd=no-such-part-anywhere'],
  ['/shoppingcart', 'cart.title'],
]

/** Their templates are those of the screens above. */
const furtherScreens: Screen[] = [
  ['/category/capacitors'],
  ['/category/passives'],
  ['/companyprofile/cookies-policy', 'site.pages.cookies-policy'],
  ['/companyprofile/privacy-policy', 'site.pages.privacy-policy'],
  ['/companyprofile/refund', 'site.pages.refund'],
  ['/companyprofile/shipping-delivering', 'site.pages.shipping-delivering'],
  ['/companyprofile/term-condition', 'site.pages.term-condition'],
  ['/companyprofile/terms-conditions', 'site.pages.terms-conditions'],
  ['/forgotpassword/identify', 'account.identify.title'],
  ['/franchisedlines', 'catalogue.lines.titles.FRANCHISED'],
  ['/franchisedlines/hirose'],
  ['/hotsaleparts', 'catalogue.homeSections.HOT_SALE'],
  ['/keywords', 'catalogue.keywords.title'],
  ['/manufacturer?q=no-such-maker', 'catalogue.manufacturers.title'],
  ['/news?page=2', 'site.news.title'],
  ['/productdetail', 'catalogue.keywords.title'],
  ['/productdetail/stmicroelectronics-stm32f103c8t6/sheet'],
  ['/products'],
  ['/products/other', 'catalogue.index.other'],
  ['/rfq/successful', 'rfqPage.sent.title'],
  ['/s', 'catalogue.list.heading'],
  ['/s?wd=LM358&in_stock=1'],
  ['/s?wd=GRM155R71C104KA99X&in_stock=1'],
  ['/stronglines', 'catalogue.lines.titles.STRONG'],
  ['/stronglines/yageo'],
]

const missing = [
  '/about/nothing',
  '/category/no-such-category',
  '/featured/1',
  '/franchisedlines/yageo',
  '/hotsaleparts/999',
  '/linecards/no-such-maker',
  '/manufacturer/no-such-maker',
  '/news?page=99',
  '/news?tag=nonsense',
  '/nowhere',
  '/productdetail/no-such-part',
  '/products/S/9999',
  '/stronglines/no-such-maker',
]

const readTexts = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement
      const isIn = parent?.closest('[lang]')?.getAttribute('lang')
      if (isIn === document.documentElement.lang && !parent?.closest('script, style'))
        texts.push(walker.currentNode.nodeValue?.trim() ?? '')
    }
    return texts
  })

/** Axe takes most of the time, and its findings rarely depend on the language. */
const isForAxe = (code: LocaleCode) => four.includes(code)

const expectScreen = async (page: Page, code: LocaleCode, [path, title]: Screen) => {
  await page.setViewportSize(wideViewport)
  const response = await page.goto(localizePath(code, path))
  expect(response?.status()).toBe(200)
  const { tag, dir } = toLocale(code)
  await expect(page.locator('html')).toHaveAttribute('lang', tag)
  await expect(page.locator('html')).toHaveAttribute('dir', dir)
  await expect(getHeading(page)).toHaveText(title ? createLabels(code)(title) : /\S/)
  if (isForAxe(code)) await expectAccessible(page)
  await expectFitsNarrowest(page)
  const languages = await page
    .getByRole('main')
    .locator('[lang]:not(bdi[lang="en"])')
    .evaluateAll((of) => of.map((one) => one.getAttribute('lang')))
  expect(languages.filter((language) => language !== tag)).toEqual([])
  const foreign = listUntranslatedTexts(code)
  expect((await readTexts(page)).filter((text) => foreign.has(text))).toEqual([])
}

const everyScreen = [...screens, ...furtherScreens]

/** A full run visits every screen in each language, a short run one screen of each template in one. */
const visits: { name: string; screens: readonly Screen[]; codes: readonly LocaleCode[] }[] = isFullScope
  ? everyScreen.map((screen) => ({ name: screen[0], screens: [screen], codes: all }))
  : four.map((code, turn) => ({
      name: `each fourth screen, in ${code},`,
      screens: screens.filter((_, at) => at % four.length === turn),
      codes: [code],
    }))

for (const { name, screens: visited, codes } of visits)
  test(`${name} is translated, accessible, and fits the narrowest phone`, async ({ page }) => {
    for (const screen of visited)
      for (const code of codes) await test.step(`${screen[0]}, ${code}`, () => expectScreen(page, code, screen))
  })

for (const [at, path] of sample(missing, 3).entries())
  test(`${path} is the 404 page in each language, with a link to the home page`, async ({ page, consoleErrors }) => {
    for (const code of pickInTurn(four, at))
      await test.step(code, async () => {
        const label = createLabels(code)
        expect((await page.goto(localizePath(code, path)))?.status()).toBe(404)
        await expect(page.getByRole('heading', { name: label('errors.notFound') })).toBeVisible()
        await expect(page.getByText(label('errors.inProduction'))).toBeVisible()
        await expect(page).toHaveTitle('404')
        await expect(page.getByRole('main').getByRole('link', { name: label('errors.homepage') })).toHaveAttribute(
          'href',
          localizePath(code, '/'),
        )
        await expectAccessible(page)
        expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('404')])
      })
  })

test.describe('in dark colors', () => {
  test.use({ colorScheme: 'dark' })

  for (const [path] of isFullScope ? everyScreen : sample(screens, 4))
    test(`${path} is accessible`, async ({ page }) => {
      await page.goto(path)
      await expectAccessible(page)
    })
})
