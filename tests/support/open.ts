import type { Page } from '@playwright/test'

/**
 * Waits until the scripts of a page that was opened by a link have loaded and run, so that its controls respond.
 *
 * An idle network alone is not enough: on a busy machine, hydration begins later than that. Idle callbacks run after all
 * tasks that are queued, those of hydration too.
 */
export const waitUntilReady = async (page: Page) => {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))
}

export const openReady = async (page: Page, address: string) => {
  const response = await page.goto(address)
  await waitUntilReady(page)
  return response
}

export const reloadReady = async (page: Page) => {
  await page.reload()
  await waitUntilReady(page)
}

/** Stands for a page that does much work: meanwhile it neither responds nor draws. */
export const blockMainThread = (page: Page, ms: number) =>
  page.evaluate((duration) => {
    const end = performance.now() + duration
    while (performance.now() < end);
  }, ms)

/** Opens the page, whose scripts wait for the returned function. */
export const openWithoutScripts = async (page: Page, address: string) => {
  const scripts = Promise.withResolvers<void>()
  await page.route('**/_next/static/**/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  return scripts.resolve
}
