import type { BrowserContext, Page } from '@playwright/test'
import type { LocaleCode } from '@partgate/schema/locales.ts'
import { boardRows, findCell, findTotals, openBom, toXlsxFile, uploadList } from './bom.ts'
import { placeBuyNowOrder } from './buy-now-orders.ts'
import { findTubes, openGuestCart } from './guest-cart.ts'
import { createLabels, localizePath } from './labels.ts'
import { signInMember } from './member.ts'
import { openReady } from './open.ts'
import { partPage } from './paths.ts'
import { paymentPath } from './pay-page.ts'
import { expect, getMain } from './screen.ts'

export const publicScreens = [
  '/',
  '/s?wd=100nF+16V+0402',
  '/category/connectors',
  '/category/microcontrollers',
  partPage,
  `${partPage}/sheet`,
  '/manufacturer/texas-instruments',
  '/linecards',
  '/news/date-codes',
  '/companyprofile/how-to-buy',
  '/certification',
  '/contact',
  '/rfq',
  '/bom',
  '/register',
  '/login',
  '/forgotpassword',
  '/keywords?q=NE555P%20100',
  '/compare?part=texas-instruments-lm358dr&part=texas-instruments-ne555p',
  '/hotsaleparts',
  '/news',
  '/about',
  '/no-such-page',
]

const memberScreens = [
  '/myaccount/my-profile',
  '/myaccount/address-management',
  '/myaccount/order-status-history',
  '/myaccount/rfq-history',
]

type Visitor = { page: Page; context: BrowserContext }
type Check = (page: Page) => Promise<void>

/** Browsers report the status of the page that does not exist. */
export const visitScreen = async (
  page: Page,
  consoleErrors: string[],
  code: LocaleCode,
  path: string,
  check: Check,
) => {
  const response = await openReady(page, localizePath(code, path))
  await check(page)
  if (response?.status() === 404) consoleErrors.length = 0
}

export const visitAccount = async ({ page, context }: Visitor, code: LocaleCode, check: Check) => {
  const { number } = await placeBuyNowOrder(await signInMember(context))
  for (const path of memberScreens) {
    await openReady(page, localizePath(code, path))
    await check(page)
  }
  // These keep a stream open, so their network is never idle.
  for (const path of [`/myaccount/order-status-history/${number}`, paymentPath(number)]) {
    await page.goto(localizePath(code, path))
    await expect(getMain(page).getByText(number).first()).toBeVisible()
    await check(page)
  }
}

export const visitPurchase = async ({ page, context }: Visitor, code: LocaleCode, check: Check) => {
  const [goods] = await findTubes(1)
  if (goods) await openGuestCart(context, [{ goods, times: 1 }])
  for (const path of ['/shoppingcart', '/pay/order']) {
    await openReady(page, localizePath(code, path))
    await check(page)
  }
}

type PartsListChecks = { reading: Check; lines: Check; candidates: Check }

/** How a file was read, the lines with their prices, and the dialog with the candidates of a line. */
export const visitPartsList = async (page: Page, code: LocaleCode, checks: PartsListChecks) => {
  const label = createLabels(code)
  await openBom(page, localizePath(code, '/bom'))
  await uploadList(page, await toXlsxFile(boardRows), label)
  await checks.reading(page)
  await getMain(page)
    .getByRole('button', { name: label('bom.read.continue', { count: 5 }) })
    .click()
  await expect(findTotals(page)).toBeVisible()
  await checks.lines(page)
  await findCell(page, 3, 'part').getByRole('button').click()
  const dialog = page.getByRole('dialog', { name: label('bom.candidates.title') })
  await expect(dialog.getByRole('listitem').first()).toBeVisible()
  await checks.candidates(page)
}
