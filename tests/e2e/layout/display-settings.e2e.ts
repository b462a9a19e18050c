import type { Page } from '@playwright/test'
import { type LocaleCode, locales } from '@partgate/schema/locales.ts'
import {
  expectFitsLargeText,
  expectFitsTextSpacing,
  expectFocusSeenZoomed,
  expectLayerUsable,
  expectStill,
  expectUsableZoomed,
  zoomedViewport,
} from '../../support/display/display-settings.ts'
import { publicScreens, visitAccount, visitPartsList, visitPurchase, visitScreen } from '../../support/every-screen.ts'
import { expectVisibleInForcedColors } from '../../support/display/forced-colors.ts'
import { skipToContent } from '../../support/keyboard.ts'
import { createLabels, localizePath } from '../../support/labels.ts'
import { layers } from '../../support/display/open-layers.ts'
import { openReady } from '../../support/open.ts'
import { partPage, quietPage } from '../../support/paths.ts'
import { isFullScope, sample } from '../../support/scope.ts'
import { expect, test } from '../../support/screen.ts'

/** German has long words, and Arabic the other direction. */
const inTurn = (at: number): LocaleCode => (at % 2 === 0 ? 'de' : 'ar')

const expectFitsSettings = async (page: Page) => {
  await test.step('reduced motion', () => expectStill(page))
  await test.step('forced colors', () => expectVisibleInForcedColors(page))
  await test.step('zoom', () => expectUsableZoomed(page))
  await test.step('large text', () => expectFitsLargeText(page))
  await test.step('text spacing', () => expectFitsTextSpacing(page))
  if (isFullScope) await test.step('focus', () => expectFocusSeenZoomed(page))
}

for (const [at, path] of sample(publicScreens, 5).entries()) {
  const code = inTurn(at)
  test(`${path} in ${code} is usable in forced colors, at 200 %, with large and spaced text, and without motion`, async ({
    page,
    consoleErrors,
  }) => {
    await visitScreen(page, consoleErrors, code, path, expectFitsSettings)
  })
}

test('the account of a member is usable in forced colors, at 200 %, with large and spaced text, and without motion', async ({
  page,
  context,
}) => {
  await visitAccount({ page, context }, 'de', expectFitsSettings)
})

test('a cart and its checkout are usable in forced colors, at 200 %, with large and spaced text, and without motion', async ({
  page,
  context,
}) => {
  await visitPurchase({ page, context }, 'ar', expectFitsSettings)
})

test('a parts list is read at 200 %, and its lines and candidates are seen with large text, in forced colors and without motion', async ({
  page,
}) => {
  const expectSeen = async () => {
    await expectStill(page)
    await expectVisibleInForcedColors(page)
    await expectFitsLargeText(page)
  }
  await visitPartsList(page, 'de', { reading: expectFitsSettings, lines: expectSeen, candidates: expectSeen })
})

for (const [at, { name, path, opener, content }] of sample(layers, 3).entries()) {
  const code = inTurn(at)
  test(`${name} in ${code} can be read and reached at 200 %, and seen in forced colors`, async ({ page }) => {
    await page.setViewportSize(zoomedViewport)
    await openReady(page, localizePath(code, path))
    await opener(page, createLabels(code)).click()
    await expectLayerUsable(page, page.locator(content))
  })
}

test('at 200 %, bars never cover what has the focus', async ({ page }) => {
  await openReady(page, partPage)
  await expectFocusSeenZoomed(page)
})

test('without motion, the page is at its top at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openReady(page, '/about')
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const toTop = page.getByRole('button', { name: createLabels('en')('layout.backToTop') })
  const offset = await toTop.evaluate((button: HTMLElement) => {
    button.click()
    return scrollY
  })
  expect(offset).toBe(0)
})

for (const code of sample(
  locales.map((locale) => locale.code),
  3,
))
  test(`the first key in ${code} shows the link that skips to the content, in forced colors too`, async ({ page }) => {
    await openReady(page, localizePath(code, quietPage))
    await page.keyboard.press('Tab')
    const link = page.getByRole('link', { name: createLabels(code)('layout.skip') })
    await expect(link).toBeFocused()
    await expect(link).toBeInViewport({ ratio: 1 })
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24)
    await expectVisibleInForcedColors(page)
    await skipToContent(page)
  })
