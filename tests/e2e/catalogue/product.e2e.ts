import type { Page } from '@playwright/test'
import type { LocaleCode } from '@partgate/schema/locales.ts'
import { env } from '../../support/env.ts'
import { createLabels, localizePath } from '../../support/labels.ts'
import { waitForPriceResponse } from '../../support/operations.ts'
import { fullScopeOnly, pickInTurn } from '../../support/scope.ts'
import { expect, expectAccessible, test } from '../../support/screen.ts'

const en = createLabels('en')
const languages: LocaleCode[] = ['en', 'ar']
const phone = { width: 390, height: 844 }
const chip = { slug: 'stmicroelectronics-stm32f103c8t6', partNumber: 'STM32F103C8T6' }
const inTens = { slug: 'samsung-electro-mechanics-cl05b104ko5nnnc', multiple: 10 }
const toHref = (slug: string) => `/productdetail/${slug}`
const buyBox = (page: Page) => page.getByRole('region', { name: en('catalogue.buy.title') })
const quantityIn = (page: Page) => buyBox(page).getByRole('textbox', { name: en('catalogue.buy.quantity') })

const extPrice = (page: Page) => buyBox(page).getByText(en('catalogue.buy.extendedPrice')).locator('..')

const openPart = async (page: Page, slug: string) => {
  const priceLoad = waitForPriceResponse(page)
  await page.goto(toHref(slug))
  await priceLoad
  await expect(extPrice(page)).toContainText(/USD\s[\d,]+\.\d\d/)
}

type Part = { slug: string; stock: number }

/** Tests find their parts by facet, so that they do not depend on the catalogue. */
const findParts = async <Found extends Part>(question: string, fields = ''): Promise<Found[]> => {
  const response = await fetch(`${env.SITE_URL}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: `{ search(${question}) { nodes { slug stock ${fields} } } }` }),
  })
  return (await response.json()).data.search.nodes
}

const findSlug = async (filter: string, fits: (part: Part) => boolean) => {
  const found = (await findParts(`filter: ${filter}, sort: PART_NUMBER_ASC, first: 100`)).find(fits)
  if (!found) throw new Error(`No part is ${filter}.`)
  return found.slug
}

for (const code of pickInTurn(languages, 0))
  test(`the product page in ${code} is complete`, async ({ page }) => {
    const label = createLabels(code)
    expect((await page.goto(localizePath(code, toHref(chip.slug))))?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1, name: chip.partNumber })).toBeVisible()
    for (const title of ['parameters', 'alternatives', 'related', 'recommended', 'news', 'otherNumbers', 'ladder'])
      await expect(
        page.getByRole('heading', { level: 2, name: label(`catalogue.product.${title}`), exact: true }),
      ).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: label('catalogue.shipping.title') })).toBeVisible()
  })

test('unit price, price breaks and hint follow the quantity', async ({ page }) => {
  await openPart(page, chip.slug)
  const ladder = page.getByRole('table', { name: en('catalogue.buy.ladderOf', { partNumber: chip.partNumber }) })
  const yours = ladder.getByRole('row').filter({ hasText: en('catalogue.buy.yourQuantity') })
  await expect(yours).toHaveCount(1)
  const first = await yours.textContent()
  await quantityIn(page).fill('100')
  await expect(yours).not.toHaveText(first ?? '')
  const unitPrice = (await yours.getByRole('cell').textContent()) ?? ''
  await expect(buyBox(page).getByText(unitPrice)).toBeVisible()
  await expect(extPrice(page)).toContainText((Number(unitPrice) * 100).toFixed(2))
})

test('a quantity that is not a whole number is never bought as another one', fullScopeOnly, async ({ page }) => {
  await openPart(page, chip.slug)
  await quantityIn(page).fill('1.5')
  await buyBox(page)
    .getByRole('button', { name: en('catalogue.buy.addToCart') })
    .click()
  await expect(quantityIn(page)).toHaveAccessibleDescription(new RegExp(en('catalogue.buy.notANumber')))
})

test('a quantity that is not sold or not in stock is corrected by one press', async ({ page }) => {
  await openPart(page, inTens.slug)
  await quantityIn(page).fill('25')
  await buyBox(page)
    .getByRole('button', { name: en('catalogue.buy.setQuantity', { quantity: '30' }) })
    .click()
  await expect(quantityIn(page)).toHaveValue('30')
  await quantityIn(page).fill('999999990')
  const correction = buyBox(page).getByRole('button', {
    name: en('catalogue.buy.setQuantity', { quantity: '' }).trim(),
  })
  await expect(correction).toBeVisible()
  const onlyInStock = en('catalogue.buy.onlyInStock', { quantity: '|' }).split('|')[0] ?? ''
  await expect(buyBox(page).getByText(onlyInStock)).toHaveCount(1)
  await buyBox(page)
    .getByRole('button', { name: en('catalogue.buy.addToCart') })
    .click()
  await expect(quantityIn(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(buyBox(page).getByText(onlyInStock)).toHaveCount(1)
  await quantityIn(page).fill('9999999999')
  await expect(buyBox(page).getByText(onlyInStock)).toHaveCount(1)
  await correction.click()
  expect(Number(await quantityIn(page).inputValue()) % inTens.multiple).toBe(0)
  await expect(correction).toHaveCount(0)
})

test('buy now leads to the checkout of that quantity', fullScopeOnly, async ({ page }) => {
  await openPart(page, chip.slug)
  await quantityIn(page).fill('3')
  await buyBox(page)
    .getByRole('link', { name: en('catalogue.buy.buyNow') })
    .click()
  await expect(page).toHaveURL(`/pay/order?${new URLSearchParams({ buy: chip.slug, quantity: '3' })}`)
  const summary = page.getByRole('main').getByRole('complementary')
  await expect(summary.getByRole('link', { name: chip.partNumber })).toBeVisible()
})

test('without a quantity above zero, the part is neither ordered nor put on the RFQ list', async ({ page }) => {
  await openPart(page, chip.slug)
  const address = page.url()
  const buttons = [
    buyBox(page).getByRole('link', { name: en('catalogue.buy.buyNow') }),
    buyBox(page).getByRole('button', { name: en('rfq.addOf', { partNumber: chip.partNumber }) }),
  ]
  for (const [at, button] of buttons.entries()) {
    await quantityIn(page).fill(['1.5', '0'][at] ?? '')
    await button.click()
    await expect(quantityIn(page)).toHaveAccessibleDescription(new RegExp(en('catalogue.buy.notANumber')))
  }
  expect(page.url()).toBe(address)
  expect(await page.evaluate(() => localStorage.getItem('RFQLIST'))).toBe(null)
})

test('ticked parameters lead to parts that share them, also without JavaScript', fullScopeOnly, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(toHref(inTens.slug))
  const parameters = page.getByRole('region', { name: en('catalogue.product.parameters'), exact: true })
  const boxes = parameters.getByRole('checkbox')
  await expect(boxes.first()).toBeChecked()
  const names = await parameters
    .locator('input[type=checkbox]:checked')
    .evaluateAll((all) => all.map((box) => [box.getAttribute('name'), box.getAttribute('value')]))
  await parameters.getByRole('button', { name: en('catalogue.product.findSimilar') }).click()
  const params = new URL(page.url()).searchParams
  expect(names.map(([name]) => [name, params.get(name ?? '')])).toEqual(names)
  expect(new URL(page.url()).pathname).toBe('/category/ceramic-chip-capacitors')
  await expect(page.getByRole('link', { name: 'CL05B104KO5NNNC' }).first()).toBeVisible()
  await context.close()
})

test('a quantity that is not a number is named when the field loses the focus', async ({ page }) => {
  await openPart(page, chip.slug)
  const quantity = buyBox(page).getByRole('textbox', { name: en('catalogue.buy.quantity') })
  await quantity.fill('10k')
  await quantity.press('Tab')
  await expect(buyBox(page).getByText(en('catalogue.buy.notANumber'))).toBeVisible()
  await quantity.fill('1000')
  await expect(buyBox(page).getByText(en('catalogue.buy.notANumber'))).toBeHidden()
})

test('a sold-out part can be quoted, not bought', fullScopeOnly, async ({ page }) => {
  const slug = await findSlug('{ lifecycleStatuses: [ACTIVE] }', ({ stock }) => stock === 0)
  await page.goto(toHref(slug))
  await expect(buyBox(page).getByText(en('catalogue.outOfStock'), { exact: true }).first()).toBeVisible()
  await expect(buyBox(page).getByRole('button', { name: en('catalogue.buy.addToCart') })).toHaveCount(0)
  await expect(buyBox(page).getByRole('button', { name: en('quickRfq.open') })).toBeVisible()
  await expectAccessible(page)
})

type Packed = Part & { packagingOptions: Part[] }

test(
  'a part sold out in one packaging names the packaging in stock and leads there',
  fullScopeOnly,
  async ({ page }) => {
    const parts = await findParts<Packed>('query: "100nF 16V 0402 X7R", first: 25', 'packagingOptions { slug stock }')
    const { packagingOptions = [] } =
      parts.find(({ stock, packagingOptions: all }) => stock > 0 && all.some((one) => one.stock === 0)) ?? {}
    const soldOut = packagingOptions.find(({ stock }) => stock === 0)
    await page.goto(toHref(soldOut?.slug ?? ''))
    await expect(buyBox(page).getByText(en('catalogue.buy.soldOutHere'))).toBeVisible()
    const first = packagingOptions.find(({ stock }) => stock > 0)
    const other = buyBox(page).getByRole('paragraph').getByRole('link')
    await expect(other).toHaveAttribute('href', toHref(first?.slug ?? ''))
    await other.click()
    await expect(page).toHaveURL(new RegExp(`${first?.slug}$`))
    await expect(buyBox(page).getByRole('button', { name: en('catalogue.buy.addToCart') })).toBeVisible()
  },
)

test('a search lists a part by a packaging that is in stock, if it has one', fullScopeOnly, async ({ page }) => {
  const parts = await findParts<Packed>('query: "100nF 16V 0402 X7R", first: 25', 'packagingOptions { slug stock }')
  const soldOut = parts.filter(({ packagingOptions }) => packagingOptions.every(({ stock }) => stock === 0))
  expect(soldOut.length).toBeLessThan(parts.length)
  await page.goto('/s?wd=100nF+16V+0402+X7R')
  await expect(page.getByRole('table').getByText(en('catalogue.outOfStock'))).toHaveCount(soldOut.length)
})

test('without JavaScript, the page shows the price of the smallest quantity and another way to buy', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(toHref(inTens.slug))
  await expect(quantityIn(page)).toHaveValue(String(inTens.multiple))
  await expect(extPrice(page)).toContainText(/USD\s[\d,]+\.\d\d/)
  await expect(buyBox(page).getByRole('button')).toHaveCount(0)
  const note = buyBox(page).locator('noscript p')
  await expect(note).toBeVisible()
  await expect(note.locator('a')).toHaveAttribute('href', '/contact')
  await context.close()
})

test('an obsolete part says so and links its alternatives', fullScopeOnly, async ({ page }) => {
  const obsolete = 'filter: { lifecycleStatuses: [OBSOLETE] }, first: 40'
  const parts = await findParts<Part & { substitutes: unknown[] }>(obsolete, 'substitutes { reason }')
  await page.goto(toHref(parts.find(({ substitutes }) => substitutes.length > 0)?.slug ?? ''))
  await expect(page.getByText(en('catalogue.product.lifecycleNotes.OBSOLETE'))).toBeVisible()
  await page.getByRole('link', { name: en('catalogue.product.seeAlternatives') }).click()
  await expect(page.getByRole('heading', { name: en('catalogue.product.alternatives') })).toBeInViewport()
})

test(
  'on a phone, the bottom bar adds to the cart while the buy box is out of view',
  fullScopeOnly,
  async ({ page }) => {
    await page.setViewportSize(phone)
    await openPart(page, chip.slug)
    const bar = page.getByRole('region', { name: en('catalogue.buy.bar') })
    await page.getByRole('heading', { name: en('catalogue.product.parameters') }).scrollIntoViewIfNeeded()
    await page.getByRole('heading', { name: en('catalogue.shipping.title') }).scrollIntoViewIfNeeded()
    await expect(bar).toBeInViewport({ ratio: 1 })
    const box = await bar.getByRole('button').boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
    await bar.getByRole('button', { name: en('catalogue.buy.addToCart') }).click()
    await expect(
      page.getByText(en('catalogue.buy.added', { quantity: '1', partNumber: chip.partNumber })),
    ).toBeVisible()
    await buyBox(page).scrollIntoViewIfNeeded()
    await expect(bar).toBeHidden()
  },
)
