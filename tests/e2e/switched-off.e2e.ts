import type { Page } from '@playwright/test'
import { locales } from '@partgate/schema/locales.ts'
import { env } from '../support/env.ts'
import { labelsOf, pathIn } from '../support/labels.ts'
import { partPage } from '../support/paths.ts'
import { expect, expectAccessible, test } from '../support/screen.ts'
import { listPage, pages, saidWithout, subjects } from '../support/switched-off.ts'
import { openSwitchedStreet } from '../support/switched-street.ts'

type Label = ReturnType<typeof labelsOf>

let street: Awaited<ReturnType<typeof openSwitchedStreet>>
/** Which endpoints each page asks, where nothing is kept. */
const askedBy = new Map<string, string[]>()
/** Stands in a menu that is closed at first. */
const frameWords = 'layout.categoryUnavailable'
const withoutRetry = ['catalogue.keywords.failed']

const bodyOf = async (path: string) => {
  const response = await fetch(street.web + path)
  expect(response.status, path).toBe(200)
  return (await response.text()).replaceAll(/<script.*?<\/script>/gs, '')
}

test.beforeAll(async () => {
  street = await openSwitchedStreet(env.SHOP_API_URL)
  for (const path of pages) {
    await street.forget()
    street.shop.takeAsked()
    await bodyOf(path)
    askedBy.set(path, street.shop.takeAsked())
  }
})
test.afterAll(() => street.close())

test.beforeEach(async () => {
  street.shop.turnOn()
  await street.forget()
})
/** What the gateway spares after many failures, the next test needs. */
test.afterEach(async () => {
  street.shop.turnOn()
  await expect(async () => {
    const spared = await street.spared()
    if (spared.length > 0) for (const path of pages) await street.forget().then(() => bodyOf(path))
    expect(await street.spared()).toEqual([])
  }).toPass()
})

const buyBox = (page: Page, label: Label) => page.getByRole('region', { name: label('catalogue.buy.title') })

/** Once awake, a part page asks for its price anew; nothing on it shows when. */
const openPart = async (page: Page, label: Label, path: string) => {
  expect((await page.goto(street.web + path, { waitUntil: 'networkidle' }))?.status()).toBe(200)
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

/** Its buttons are forms until the page has woken up, which nothing on it shows. */
const expectSellsFromList = async (page: Page, label: Label, path: string) => {
  expect((await page.goto(street.web + path, { waitUntil: 'networkidle' }))?.status()).toBe(200)
  const name = label('catalogue.buy.addOf', { partNumber: 'LM358DR' })
  await page.getByRole('button', { name, exact: true }).click()
  await expectAdded(page, label)
}

/** The frame stands, and the page says what is missing in it, with a way to try again. */
const expectSaid = async (page: Page, label: Label, words: string[]) => {
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('combobox')).toBeVisible()
  if (words.includes(frameWords)) await banner.getByText(label('layout.allProducts'), { exact: true }).click()
  for (const each of words) await expect(page.getByText(label(each)).first(), each).toBeVisible()
  if (words.some((each) => !withoutRetry.includes(each)))
    await expect(page.getByRole('button', { name: label('common.retry') }).first()).toBeVisible()
  if (words.length > 0) await expectAccessible(page)
}

test('the table has a row for each public endpoint that a page asks, and no page misses anything while all are on', async () => {
  expect([...new Set([...askedBy.values()].flat())].toSorted()).toEqual(Object.keys(saidWithout).toSorted())
  const label = labelsOf('en')
  for (const [endpoint, said] of Object.entries(saidWithout))
    for (const [path, words] of Object.entries(said)) {
      expect(askedBy.get(path), path).toContain(endpoint)
      const body = await bodyOf(path)
      for (const each of words) expect(body).not.toContain(label(each))
    }
})

for (const [index, [endpoint, said]] of Object.entries(saidWithout).entries())
  test(`without ${endpoint} the pages stand, say what is missing, and sell`, async ({ page }) => {
    // What is incomplete is kept for two seconds, and no purge reaches it: the next endpoint is missed in another language.
    const { code } = locales[index % locales.length] ?? locales[0]
    const label = labelsOf(code)
    street.shop.turnOff(endpoint)
    const hasSubject = (path: string) => !subjects[path]?.includes(endpoint)

    for (const path of new Set([partPage, ...Object.keys(said)]))
      await test.step(path, async () => {
        if (path === partPage && hasSubject(path)) await openPart(page, label, pathIn(code, path))
        else expect((await page.goto(street.web + pathIn(code, path)))?.status()).toBe(200)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/)
        await expectSaid(page, label, said[path] ?? [])
        if (path === partPage && hasSubject(path)) await expectSells(page, label)
      })
    if (!hasSubject(partPage)) await test.step(listPage, () => expectSellsFromList(page, label, pathIn(code, listPage)))

    const others = pages.filter((path) => askedBy.get(path)?.includes(endpoint) && !said[path])
    await Promise.all(others.map((path) => bodyOf(pathIn(code, path))))
  })

for (const [path, reader] of [
  ['/manufacturer', 'curl/8'],
  ['/keywords', 'curl/8'],
  [listPage, 'bingbot/2.0'],
] as const)
  test(`${reader}, which runs no scripts, finds the head of ${path} whole, however long its words take`, async () => {
    street.shop.slowDown('site.seo')
    const answer = await fetch(street.web + path, { headers: { 'user-agent': reader } })
    const [head] = (await answer.text()).split('</head>')
    expect(head).toContain('<title>')
    expect(head).toMatch(/rel="canonical"|name="robots"/)
  })

test('without a price the part page says so, and has it again at a press', async ({ page }) => {
  const label = labelsOf('en')
  await openPart(page, label, partPage)
  street.shop.turnOff('catalogue.goodsDetail')
  await street.forget()
  await page.getByRole('textbox', { name: label('catalogue.buy.quantity') }).fill('100')
  const problem = buyBox(page, label)
    .getByRole('alert')
    .filter({ hasText: label('catalogue.buy.priceUnavailable') })
  await expect(problem).toBeVisible()
  street.shop.turnOn()
  await problem.getByRole('button', { name: label('catalogue.buy.retry') }).click()
  await expect(problem).toHaveCount(0)
})

test('without the cart the part page says so, offers a quote, and sells again once it is there', async ({ page }) => {
  const label = labelsOf('en')
  await openPart(page, label, partPage)
  street.shop.turnOff('cart.add')
  const add = buyBox(page, label).getByRole('button', { name: label('catalogue.buy.addToCart') })
  await add.click()
  await expect(buyBox(page, label).getByText(label('common.failure.unavailable'))).toBeVisible()
  await expect(buyBox(page, label).getByRole('button', { name: label('quickRfq.open') })).toBeVisible()
  street.shop.turnOn()
  await add.click()
  await expectAdded(page, label)
})

test('without suggestions the search box says so, and still searches', async ({ page }) => {
  const label = labelsOf('en')
  await page.goto(`${street.web}/about`)
  street.shop.turnOff('catalogue.searchOption')
  const search = page.getByRole('banner').getByRole('combobox')
  await search.fill('LM358')
  await expect(page.getByRole('banner').getByRole('status')).toHaveText(label('layout.searchUnavailable'))
  await expect(page.getByRole('banner').getByRole('button', { name: label('common.retry') })).toBeVisible()
  await search.press('Enter')
  await expect(page.getByRole('link', { name: 'LM358DR', exact: true }).first()).toBeVisible()
})

test('without the categories the menu says so, and has them at a press once they are there', async ({ page }) => {
  const label = labelsOf('en')
  street.shop.turnOff('catalogue.categoryTree')
  await page.goto(`${street.web}/about`)
  const nav = page.getByRole('navigation', { name: label('layout.mainNavigation') })
  await nav.getByText(label('layout.allProducts'), { exact: true }).click()
  await expect(nav.getByText(label(frameWords))).toBeVisible()
  street.shop.turnOn()
  const retry = nav.getByRole('button', { name: label('common.retry') })
  // What is incomplete is kept for two seconds.
  await expect(async () => {
    if (await retry.isVisible()) await retry.click({ timeout: 1000 })
    await expect(nav.locator('a[target=_blank]').first()).toBeVisible({ timeout: 1000 })
  }).toPass()
})
