import type { Page } from '@playwright/test'
import { env } from '../../support/env.ts'
import { openReady } from '../../support/open.ts'
import { sample } from '../../support/scope.ts'
import { expect, test } from '../../support/screen.ts'

/** Other tests run in a browser that never keeps a page. */
test.use({
  launchOptions: {
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...(env.CHROMIUM_PATH ? { executablePath: env.CHROMIUM_PATH } : {}),
  },
})

const pages = [
  '/',
  '/s?wd=10k',
  '/category/ceramic-chip-capacitors?in_stock=1',
  '/productdetail/stmicroelectronics-stm32f103c8t6',
  '/compare',
  '/category/ceramic-chip-capacitors',
  '/shoppingcart',
  '/bom',
  '/rfq',
  '/login',
]

type Reasons = { notRestoredReasons?: { reasons: { reason: string }[] } | null }

const readPage = (page: Page) =>
  page
    .evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation') as unknown as Reasons[]
      const reasons = entry?.notRestoredReasons?.reasons.map(({ reason }) => reason) ?? []
      return { address: location.pathname + location.search, reasons }
    })
    .catch(() => null)

/** Not of the page: a browser without a window keeps no page, and under load it is still navigating. */
const reasonsOfBrowser = ['masked', 'navigating']

/** Why the browser loads a page again on the way back. */
const reasonsAgainst = async (page: Page, path: string) => {
  await openReady(page, path)
  await openReady(page, '/robots.txt')
  await page.evaluate(() => void setTimeout(() => history.back()))
  // Playwright reports no load of a page from the cache of the browser, and no page answers while it is being left.
  await expect.poll(async () => (await readPage(page))?.address).toBe(path)
  return (await readPage(page))?.reasons.filter((reason) => !reasonsOfBrowser.includes(reason))
}

for (const path of sample(pages, 4))
  test(`nothing keeps ${path} from coming back at once`, async ({ page }) => {
    expect(await reasonsAgainst(page, path)).toEqual([])
  })

test('a page that may not be stored is loaded again', async ({ page }) => {
  expect(await reasonsAgainst(page, '/exit?done')).toContain('response-cache-control-no-store')
})
