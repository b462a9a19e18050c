import type { Page } from '@playwright/test'
import { locales } from '@partgate/schema/locales.ts'
import { env } from '../../support/env.ts'
import { createLabels, localizePath } from '../../support/labels.ts'
import { openReady } from '../../support/open.ts'
import { waitForPriceResponse } from '../../support/operations.ts'
import { partPage } from '../../support/paths.ts'
import { sample } from '../../support/scope.ts'
import { expect, expectContentAccessible, test } from '../../support/screen.ts'
import { listPage, pages, messagesWithoutEndpoint, subjectEndpoints } from '../../support/switched-off.ts'
import { openSwitchedStack } from '../../support/stacks/switched-stack.ts'

type Label = ReturnType<typeof createLabels>

let stack: Awaited<ReturnType<typeof openSwitchedStack>>
/** The endpoints that each page requests with empty caches. */
const requestedBy = new Map<string, string[]>()
/** The text is in a menu that is closed at first. */
const frameWords = 'layout.categoryUnavailable'

const fetchBody = async (path: string) => {
  const response = await fetch(stack.web + path)
  expect(response.status, path).toBe(200)
  return (await response.text()).replaceAll(/<script.*?<\/script>/gs, '')
}

test.beforeAll(async () => {
  stack = await openSwitchedStack(env.SHOP_API_URL)
  for (const path of pages) {
    await stack.dropCaches()
    stack.shop.takeRequested()
    await fetchBody(path)
    requestedBy.set(path, stack.shop.takeRequested())
  }
})
test.afterAll(() => stack.close())

test.beforeEach(async () => {
  stack.shop.turnOn()
  await stack.dropCaches()
})
/** The next test needs all circuits closed. */
test.afterEach(async () => {
  stack.shop.turnOn()
  await expect(async () => {
    const openCircuits = await stack.openCircuits()
    if (openCircuits.length > 0) for (const path of pages) await stack.dropCaches().then(() => fetchBody(path))
    expect(await stack.openCircuits()).toEqual([])
  }).toPass()
})

const buyBox = (page: Page, label: Label) => page.getByRole('region', { name: label('catalogue.buy.title') })

const openPart = async (page: Page, label: Label, path: string) => {
  const priceResponse = waitForPriceResponse(page)
  expect((await page.goto(stack.web + path))?.status()).toBe(200)
  await priceResponse
  const price = buyBox(page, label).getByText(label('catalogue.buy.extendedPrice')).locator('..')
  await expect(price).toContainText(/\p{Nd}/u)
}

const expectAdded = (page: Page, label: Label) =>
  expect(page.getByRole('button', { name: label('catalogue.buy.viewCart'), exact: true })).toBeVisible()

const expectSells = async (page: Page, label: Label) => {
  await buyBox(page, label)
    .getByRole('button', { name: label('catalogue.buy.addToCart') })
    .click()
  await expectAdded(page, label)
}

/** The buttons are forms until hydration. */
const expectSellsFromList = async (page: Page, label: Label, path: string) => {
  expect((await openReady(page, stack.web + path))?.status()).toBe(200)
  const name = label('catalogue.buy.addOf', { partNumber: 'LM358DR' })
  await page.getByRole('button', { name, exact: true }).click()
  await expectAdded(page, label)
}

const expectLabels = async (page: Page, label: Label, words: string[]) => {
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('combobox')).toBeVisible()
  if (words.includes(frameWords)) await banner.getByText(label('layout.allProducts'), { exact: true }).click()
  for (const each of words) await expect(page.getByText(label(each)).first(), each).toBeVisible()
  if (words.length > 0) await expect(page.getByRole('button', { name: label('common.retry') }).first()).toBeVisible()
  if (words.length > 0) await expectContentAccessible(page)
}

test('the table has a row for each public endpoint that a page requests, and no page misses data while all are on', async () => {
  expect([...new Set([...requestedBy.values()].flat())].toSorted()).toEqual(
    Object.keys(messagesWithoutEndpoint).toSorted(),
  )
  const label = createLabels('en')
  for (const [endpoint, labelsByPath] of Object.entries(messagesWithoutEndpoint))
    for (const [path, words] of Object.entries(labelsByPath)) {
      expect(requestedBy.get(path), path).toContain(endpoint)
      const body = await fetchBody(path)
      for (const each of words) expect(body).not.toContain(label(each))
    }
})

for (const [index, [endpoint, labelsByPath]] of sample([...Object.entries(messagesWithoutEndpoint).entries()], 3))
  test(`without ${endpoint}, the pages render, say what is missing, and sell`, async ({ page }) => {
    // An incomplete page is cached for two seconds and no purge drops it, so the next endpoint uses another language.
    const { code } = locales[index % locales.length] ?? locales[0]
    const label = createLabels(code)
    stack.shop.turnOff(endpoint)
    const hasSubject = (path: string) => !subjectEndpoints[path]?.includes(endpoint)

    for (const path of new Set([partPage, ...Object.keys(labelsByPath)]))
      await test.step(path, async () => {
        if (path === partPage && hasSubject(path)) await openPart(page, label, localizePath(code, path))
        else expect((await page.goto(stack.web + localizePath(code, path)))?.status()).toBe(200)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/)
        await expectLabels(page, label, labelsByPath[path] ?? [])
        if (path === partPage && hasSubject(path)) await expectSells(page, label)
      })
    if (!hasSubject(partPage))
      await test.step(listPage, () => expectSellsFromList(page, label, localizePath(code, listPage)))

    const others = pages.filter((path) => requestedBy.get(path)?.includes(endpoint) && !labelsByPath[path])
    await Promise.all(others.map((path) => fetchBody(localizePath(code, path))))
  })

for (const [path, reader] of sample(
  [
    ['/manufacturer', 'curl/8'],
    ['/keywords', 'curl/8'],
    [listPage, 'bingbot/2.0'],
  ] as const,
  2,
))
  test(`${reader}, which runs no scripts, gets the complete head of ${path} even if the shop is slow`, async () => {
    stack.shop.slowDown('site.seo')
    const response = await fetch(stack.web + path, { headers: { 'user-agent': reader } })
    const [head] = (await response.text()).split('</head>')
    expect(head).toContain('<title>')
    expect(head).toMatch(/rel="canonical"|name="robots"/)
  })

test('without a price, the part page says so and loads it at a press', async ({ page }) => {
  const label = createLabels('en')
  await openPart(page, label, partPage)
  stack.shop.turnOff('catalogue.goodsDetail')
  await stack.dropCaches()
  await page.getByRole('textbox', { name: label('catalogue.buy.quantity') }).fill('100')
  const problem = buyBox(page, label)
    .getByRole('alert')
    .filter({ hasText: label('catalogue.buy.priceUnavailable') })
  await expect(problem).toBeVisible()
  stack.shop.turnOn()
  await problem.getByRole('button', { name: label('common.retry') }).click()
  await expect(problem).toHaveCount(0)
})

test('without the cart, the part page says so, offers a quote, and sells again after recovery', async ({ page }) => {
  const label = createLabels('en')
  await openPart(page, label, partPage)
  stack.shop.turnOff('cart.add')
  const add = buyBox(page, label).getByRole('button', { name: label('catalogue.buy.addToCart') })
  await add.click()
  await expect(buyBox(page, label).getByText(label('common.failure.unavailable'))).toBeVisible()
  await expect(buyBox(page, label).getByRole('button', { name: label('quickRfq.open') })).toBeVisible()
  stack.shop.turnOn()
  await add.click()
  await expectAdded(page, label)
})

test('without suggestions, the search box says so and still searches', async ({ page }) => {
  const label = createLabels('en')
  await page.goto(`${stack.web}/about`)
  stack.shop.turnOff('catalogue.searchOption')
  const search = page.getByRole('banner').getByRole('combobox')
  await search.fill('LM358')
  await expect(page.getByRole('banner').getByRole('status')).toHaveText(label('layout.searchUnavailable'))
  await expect(page.getByRole('banner').getByRole('button', { name: label('common.retry') })).toBeVisible()
  await search.press('Enter')
  await expect(page.getByRole('link', { name: 'LM358DR', exact: true }).first()).toBeVisible()
})

test('without the categories, the menu says so and loads them at a press after recovery', async ({ page }) => {
  const label = createLabels('en')
  stack.shop.turnOff('catalogue.categoryTree')
  await page.goto(`${stack.web}/about`)
  const nav = page.getByRole('navigation', { name: label('layout.mainNavigation') })
  await nav.getByText(label('layout.allProducts'), { exact: true }).click()
  await expect(nav.getByText(label(frameWords))).toBeVisible()
  stack.shop.turnOn()
  const retry = nav.getByRole('button', { name: label('common.retry') })
  // An incomplete page is cached for two seconds.
  await expect(async () => {
    if (await retry.isVisible()) await retry.click({ timeout: 1000 })
    await expect(nav.locator('a[target=_blank]').first()).toBeVisible({ timeout: 1000 })
  }).toPass()
})
