import type { Locator, Page } from '@playwright/test'
import type { LocaleCode } from '@partgate/schema/locales.ts'
import { expectVisibleInForcedColors } from '../../support/display/forced-colors.ts'
import { createLabels, localizePath } from '../../support/labels.ts'
import { openReady } from '../../support/open.ts'
import { quietPage } from '../../support/paths.ts'
import { storeRfqList } from '../../support/rfq-list.ts'
import { fullScopeOnly, pickInTurn } from '../../support/scope.ts'
import { expect, expectAccessible, expectFitsNarrowest, test, waitForLayout } from '../../support/screen.ts'

const t = createLabels('en')
const getDrawer = (page: Page) => page.locator('#rfq-drawer')
const getSideBar = (page: Page) => page.getByRole('complementary', { name: t('layout.shortcuts') })
const getRfqToggle = (page: Page, count: number) =>
  getSideBar(page).getByRole('button', { name: t('rfq.itemCount', { count }) })

test('the RFQ drawer shows the list, removes parts, and closes on a press outside, Esc and the back-to-top link', async ({
  page,
}) => {
  await storeRfqList(page)
  await page.goto(quietPage)
  const drawer = getDrawer(page)
  await getRfqToggle(page, 3).click()
  await expect(drawer.getByRole('heading', { name: t('rfq.title', { count: 3 }) })).toBeVisible()
  const first = drawer.getByRole('listitem').first()
  await expect(first).toContainText('Maker')
  await expect(first).toContainText('1,000')
  await expect(first.getByRole('link')).toHaveAttribute('href', '/productdetail/grm155r71c104ka88d')
  await expect(first.locator('svg.drawing')).toBeVisible()
  await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(250)
  await expectAccessible(page)
  await expectVisibleInForcedColors(page)

  await drawer.getByRole('button', { name: t('rfq.remove', { partNumber: 'STM32F103C8T6' }) }).click()
  await expect(drawer.getByRole('listitem')).toHaveCount(2)
  await expect(drawer.getByRole('button', { name: t('rfq.remove', { partNumber: 'LM358DR' }) })).toBeFocused()

  await page.mouse.click(300, 400)
  await expect(drawer).toBeHidden()
  await getRfqToggle(page, 2).focus()
  await page.keyboard.press('Enter')
  await expect(drawer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(getRfqToggle(page, 2)).toBeFocused()
  await getRfqToggle(page, 2).click()
  await expect(drawer).toBeVisible()
  await page.mouse.move(700, 300)
  await page.mouse.down()
  await expect(drawer).toBeVisible()
  await page.mouse.up()
  await expect(drawer).toBeHidden()
  await getRfqToggle(page, 2).click()
  await expect(drawer).toBeVisible()
  await getRfqToggle(page, 2).click()
  await expect(drawer).toBeHidden()
})

/** Presses at the element's place without scrolling it into view, as a hand does. */
const pressAt = async (page: Page, target: Locator, by: 'mouse' | 'keyboard') => {
  if (by === 'keyboard') return target.press('Enter')
  const box = await target.boundingBox()
  if (!box) throw new Error('The element is not visible.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await waitForLayout(page)
  await page.mouse.up()
}

for (const by of ['mouse', 'keyboard'] as const)
  test(
    `beside the open drawer, one press by ${by} performs its action and closes the drawer`,
    fullScopeOnly,
    async ({ page }) => {
      await storeRfqList(page)
      await openReady(page, quietPage)
      const open = async () => {
        await getRfqToggle(page, 3).click()
        await expect(getDrawer(page)).toBeVisible()
      }
      const bar = getSideBar(page)
      await page.mouse.wheel(0, 600)
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
      await open()
      await pressAt(page, bar.getByRole('button', { name: t('layout.backToTop') }), by)
      await expect(getDrawer(page)).toBeHidden()
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)

      await open()
      await pressAt(page, bar.getByRole('button', { name: t('layout.feedback') }), by)
      await expect(page.getByRole('dialog', { name: t('site.feedback.title') })).toBeVisible()
      await expect(getDrawer(page)).toBeHidden()
      await page.keyboard.press('Escape')

      for (const [name, address] of [
        [t('layout.cart'), '/shoppingcart'],
        [t('layout.account'), '/login'],
        [t('layout.orders'), '/login?redirect=%2Fmyaccount%2Forder-status-history'],
      ] as const) {
        await open()
        await pressAt(page, bar.getByRole('link', { name }), by)
        await expect(page).toHaveURL(address)
        await expect(getDrawer(page)).toBeHidden()
      }
    },
  )

test(
  'a change of the list in one tab shows in the other; an empty list says so',
  fullScopeOnly,
  async ({ page, context }) => {
    await storeRfqList(page)
    await page.goto(quietPage)
    await expect(getRfqToggle(page, 3)).toBeVisible()
    const other = await context.newPage()
    await other.goto(quietPage)
    await other.evaluate(() => localStorage.removeItem('RFQLIST'))
    await getRfqToggle(page, 0).click()
    await expect(getDrawer(page).getByText(t('rfq.empty'))).toBeVisible()
    await expectAccessible(page)
  },
)

test.describe('on a wide touch screen', () => {
  test.use({ viewport: { width: 1366, height: 1024 }, hasTouch: true, isMobile: true })

  test('one tap beside the drawer goes to the cart', fullScopeOnly, async ({ page }) => {
    await storeRfqList(page)
    await openReady(page, quietPage)
    await getRfqToggle(page, 3).tap()
    await expect(getDrawer(page)).toBeVisible()
    await getSideBar(page)
      .getByRole('link', { name: t('layout.cart') })
      .tap()
    await expect(page).toHaveURL('/shoppingcart')
    await expect(getDrawer(page)).toBeHidden()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  for (const code of pickInTurn(['en', 'ar'] satisfies LocaleCode[], 1))
    test(`the frame in ${code} fits, the search is a link, and the drawer opens from the end`, async ({ page }) => {
      await storeRfqList(page)
      await page.goto(localizePath(code, quietPage))
      const header = page.getByRole('banner')
      await expect(header.getByRole('combobox')).toBeHidden()
      await expect(header.getByRole('link', { name: createLabels(code)('layout.searchLabel') })).toHaveAttribute(
        'href',
        localizePath(code, '/keywords#search'),
      )
      await expectAccessible(page)
      await page.locator('aside [aria-controls="rfq-drawer"]').waitFor({ state: 'hidden' })
      await openReady(page, localizePath(code, '/productdetail/texas-instruments-lm358dr'))
      const label = createLabels(code)
      await page
        .getByRole('main')
        .locator(`button[aria-label="${label('rfq.addOf', { partNumber: 'LM358DR' })}"]`)
        .first()
        .tap()
      await page.getByRole('button', { name: label('rfq.showList') }).tap()
      await expect(getDrawer(page).getByRole('listitem')).toHaveCount(4)
      await expect.poll(async () => (await getDrawer(page).boundingBox())?.x).toBe(code === 'ar' ? 0 : 390 - 250)
      await expectAccessible(page)
      await expectFitsNarrowest(page)
    })
})
