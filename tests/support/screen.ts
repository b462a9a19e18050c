import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test as base } from '@playwright/test'
import { expectNoSidewaysScroll } from './display/cut-text.ts'
import { isFullScope } from './scope.ts'

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const narrowest = { width: 320, height: 640 }
export const wideViewport = { width: 1280, height: 800 }

export const getMain = (page: Page) => page.getByRole('main')
export const getHeading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Two frames: scripts that measure text run in the first one. */
export const waitForLayout = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

/** Text that is being updated is pale, and fades in and out. */
const waitUntilUpdated = async (page: Page) => {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.evaluate(() => {
    const fades = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
    return Promise.allSettled(fades.map(({ finished }) => finished))
  })
}

/** Returns a function that tells whether the page has begun an update since. */
const watchUpdates = async (page: Page) => {
  const updated = await page.evaluateHandle(() => {
    const state = { isUpdated: false }
    const observe = () => (state.isUpdated ||= document.querySelector('[aria-busy="true"]') !== null)
    new MutationObserver(observe).observe(document, { subtree: true, childList: true, attributeFilter: ['aria-busy'] })
    return state
  })
  return () => updated.evaluate(({ isUpdated }) => isUpdated)
}

const findViolations = async (page: Page, excluded: string[]) => {
  await waitUntilUpdated(page)
  const hasUpdated = await watchUpdates(page)
  // The pages have no frames, so axe needs no page of its own to merge results.
  const { violations } = await excluded
    .reduce((builder, selector) => builder.exclude(selector), new AxeBuilder({ page }))
    .setLegacyMode()
    .options({
      resultTypes: ['violations'],
      runOnly: { type: 'tag', values: wcag },
      // In a client-side navigation the head changes after the body, and has no title for a moment: the check below waits.
      rules: { 'document-title': { enabled: false } },
    })
    .analyze()
  // Axe has then seen text that was being updated.
  return (await hasUpdated()) ? null : violations
}

const checkAccessibility = async (page: Page, excluded: string[]) => {
  let violations = await findViolations(page, excluded)
  while (!violations) violations = await findViolations(page, excluded)
  await expect(page).toHaveTitle(/\S/)
  expect(violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ html }) => html) }))).toEqual([])
}

export const expectAccessible = (page: Page) => checkAccessibility(page, [])

/** In a short run without the header and the footer of the site, which are the same on all screens and take half of the time. */
export const expectContentAccessible = (page: Page) =>
  checkAccessibility(page, isFullScope ? [] : ['header:not(main *, dialog *)', 'footer:not(main *, dialog *)'])

export const expectFitsNarrowest = async (page: Page) => {
  await page.setViewportSize(narrowest)
  await expectNoSidewaysScroll(page)
}

/** Tests that send requests alone open no page. */
export const test = base.extend<{ consoleErrors: string[] }>({
  // oxlint-disable-next-line no-empty-pattern
  consoleErrors: async ({}, use) => {
    const errors: string[] = []
    await use(errors)
    expect(errors).toEqual([])
  },
  page: async ({ page, consoleErrors: errors }, use) => {
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
    })
    page.on('pageerror', (error) => errors.push(error.message))
    await use(page)
  },
})
export { expect }
