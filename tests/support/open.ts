import type { Page } from '@playwright/test'

const whenLoaded = { waitUntil: 'networkidle' } as const

/** Idle callbacks run after all tasks that are queued, those of hydration too. */
const waitUntilIdle = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))

/**
 * Opens the page and waits until its scripts have loaded and run, so that its controls respond.
 *
 * An idle network alone is not enough: on a busy machine, hydration begins later than that.
 */
export const openReady = async (page: Page, address: string) => {
  const response = await page.goto(address, whenLoaded)
  await waitUntilIdle(page)
  return response
}

export const reloadReady = async (page: Page) => {
  await page.reload(whenLoaded)
  await waitUntilIdle(page)
}
