import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { findCell } from '../../support/bom.ts'
import { env } from '../../support/env.ts'
import { createLabels, localizePath } from '../../support/labels.ts'
import { signInMember } from '../../support/member.ts'
import { openReady, waitUntilReady } from '../../support/open.ts'
import { openRequest, partFields } from '../../support/rfq-form.ts'
import { pickInTurn } from '../../support/scope.ts'
import { getHeading, getMain } from '../../support/screen.ts'

test.use({ serviceWorkers: 'allow' })

const en = createLabels('en')

/** Texts of all responses that the browser has stored, by path. */
const readStored = (page: Page) =>
  page.evaluate(async () => {
    const stored: [string, string][] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        stored.push([new URL(request.url).pathname, (await (await cache.match(request))?.text()) ?? ''])
    }
    return stored
  })

const waitUntilStored = (page: Page, path: string) =>
  expect.poll(async () => (await readStored(page)).map(([name]) => name)).toContain(path)

const firstPrice = (page: Page) => findCell(page, 1, 'unit')

const storePartsList = async (page: Page, path: string, t = en) => {
  await page.goto(`${path}?q=${encodeURIComponent('STM32F103C8T6 10\nLM358DR 20')}`)
  await getMain(page)
    .getByRole('button', { name: t('bom.read.continue', { count: 2 }) })
    .click()
  await expect(firstPrice(page)).toHaveText(/\d/)
}

const expectOffline = async (page: Page, context: BrowserContext, path: string, heading: string) => {
  await context.setOffline(true)
  await page.goto(path)
  await expect(getHeading(page)).toHaveText(heading)
}

for (const code of ['en', 'ar'] as const)
  test(`in ${code}, the parts list opens without a connection, without prices, and gets them back`, async ({
    page,
    context,
  }) => {
    const t = createLabels(code)
    const path = localizePath(code, '/bom')
    const notice = getMain(page).getByText(t('offline.prices'))
    await storePartsList(page, path, t)
    await expect(notice).toBeHidden()
    await waitUntilStored(page, path)

    await expectOffline(page, context, path, t('bom.page.title'))
    await expect(notice).toBeVisible()
    await expect(getMain(page).getByText('STM32F103C8T6').first()).toBeVisible()
    await expect(getMain(page).getByText('LM358DR').first()).toBeVisible()
    await expect(firstPrice(page)).not.toHaveText(/\d/)

    await context.setOffline(false)
    await expect(notice).toBeHidden()
    await expect(firstPrice(page)).toHaveText(/\d/)
  })

for (const code of ['en', 'ar'] as const)
  test(`in ${code}, the RFQ list opens without a connection`, async ({ page, context }) => {
    const t = createLabels(code)
    const path = localizePath(code, '/rfq')
    const notice = getMain(page).getByText(t('offline.prices'))
    const partNumber = partFields(page, 1, t).box('partNumber')
    await page.goto(`${path}?part=STM32F103C8T6`)
    await expect(partNumber).toHaveValue('STM32F103C8T6')
    await waitUntilStored(page, path)

    await expectOffline(page, context, path, t('rfqPage.title'))
    await expect(notice).toBeVisible()
    await expect(partNumber).toHaveValue('STM32F103C8T6')

    await context.setOffline(false)
    await expect(notice).toBeHidden()
    await expect(partNumber).toHaveValue('STM32F103C8T6')
  })

/** What a browser does that has a network without a way to the shop. Resolves when the page has no response. */
const pretendOnline = async (page: Page) => {
  const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD')
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { value: true })
    dispatchEvent(new Event('online'))
  })
  await failed
}

for (const code of pickInTurn(['en', 'ar'] as const, 1))
  test(`in ${code}, another page says that it needs a connection, leads to the lists, and opens with the connection`, async ({
    page,
    context,
  }) => {
    const t = createLabels(code)
    await page.goto(localizePath(code, '/rfq'))
    await waitUntilStored(page, localizePath(code, '/offline'))

    await expectOffline(page, context, localizePath(code, '/about'), t('offline.title'))
    await expect(page.locator('html')).toHaveAttribute('dir', code === 'ar' ? 'rtl' : 'ltr')
    await pretendOnline(page)
    await page.getByRole('link', { name: t('layout.bom') }).click()
    await expect(getHeading(page)).toHaveText(t('bom.page.title'))
    await page
      .getByRole('navigation', { name: t('layout.mainNavigation') })
      .getByRole('link', { name: t('layout.news') })
      .click()
    await expect(getHeading(page)).toHaveText(t('offline.title'))

    await context.setOffline(false)
    await expect(getHeading(page)).not.toHaveText(t('offline.title'))
    await expect(page).toHaveURL(localizePath(code, '/news'))
  })

test('the stored pages have nothing of the member, no price, and are few', async ({ page, context }) => {
  await signInMember(context)
  await openReady(page, '/myaccount/my-profile')
  await storePartsList(page, '/bom')
  await waitUntilStored(page, '/offline')
  await openReady(page, '/shoppingcart')
  await expect(page.getByText('Bench Ltd').first()).toBeVisible()
  const stored = await readStored(page)
  const pages = stored.filter(([path]) => !path.startsWith('/_next/static/'))
  expect(pages.map(([path]) => path).toSorted()).toEqual(['/bom', '/offline', '/rfq', '/texts/bom'])
  for (const [path, text] of pages) {
    expect([path, /<\/html>|^\{.*\}$/s.test(text)]).toEqual([path, true])
    expect([path, text.match(/Bench Ltd|Newcomer|USD\s?\d/)]).toEqual([path, null])
  }
})

test('a visitor without a list gets no worker', async ({ page }) => {
  await openReady(page, '/productdetail/stmicroelectronics-stm32f103c8t6')
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  await page
    .getByRole('main')
    .getByRole('button', { name: en('rfq.add') })
    .first()
    .click()
  await waitUntilStored(page, '/rfq')
})

test('with the worker, a foreign link does not sign the visitor out, and the button does', async ({
  page,
  context,
}) => {
  await signInMember(context)
  await openRequest(page)
  await waitUntilStored(page, '/rfq')
  await page.route('http://foreign.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<a href="${env.SITE_URL}/exit">Exit</a>` }),
  )
  await page.goto('http://foreign.example/')
  await page.getByRole('link').click()
  await expect(getMain(page).getByText(en('account.exit.question'))).toBeVisible()
  await waitUntilReady(page)
  await getMain(page)
    .getByRole('button', { name: en('account.exit.submit') })
    .click()
  await expect(getMain(page).getByText(en('account.exit.done'))).toBeVisible()
  await page.goto('/myaccount/my-profile')
  await expect(page).toHaveURL(/\/login\?/)
})
