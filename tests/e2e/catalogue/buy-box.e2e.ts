import type { Page } from '@playwright/test'
import { env } from '../../support/env.ts'
import { createLabels } from '../../support/labels.ts'
import { openReady } from '../../support/open.ts'
import { abortOperations } from '../../support/operations.ts'
import { expect, test } from '../../support/screen.ts'

const en = createLabels('en')
const partPage = '/productdetail/stmicroelectronics-stm32f103c8t6'
const getBox = (page: Page) => page.getByRole('region', { name: en('catalogue.buy.title') })
const getQuantity = (page: Page) => getBox(page).getByRole('textbox', { name: en('catalogue.buy.quantity') })
type Found = { slug: string; substitutes: unknown[] | null }

/** Tests find their parts by what they are, so that they do not depend on the catalogue. */
const findPage = async (filter: string, fits: (part: Found) => boolean) => {
  const query = `{ search(filter: ${filter}, sort: PART_NUMBER_ASC, first: 20) { nodes { slug substitutes { reason } } } }`
  const response = await fetch(`${env.SITE_URL}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  const parts: Found[] = (await response.json()).data.search.nodes
  const part = parts.find(fits)
  if (!part) throw new Error(`No part is ${filter}.`)
  return `/productdetail/${part.slug}`
}

const getTop = async (element: ReturnType<typeof getBox>) => (await element.boundingBox())?.y ?? Number.NaN

test('on a phone, the packaging is before the quantity for the eye and for the keyboard, and the price is on the first screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openReady(page, partPage)
  const packagings = getBox(page)
    .getByRole('navigation', { name: en('catalogue.product.packaging') })
    .getByRole('link')
  expect(await getTop(packagings.last())).toBeLessThan(await getTop(getQuantity(page)))
  await packagings.last().focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(getQuantity(page)).toBeFocused()
  await page.evaluate(() => scrollTo(0, 0))
  const price = getBox(page).getByText(en('catalogue.buy.unitPrice'), { exact: true })
  expect(await getTop(price)).toBeLessThan(844 - 60)
})

test('each packaging option shows its stock', async ({ page }) => {
  await openReady(page, partPage)
  const options = getBox(page)
    .getByRole('navigation', { name: en('catalogue.product.packaging') })
    .getByRole('link')
  for (const option of await options.all()) await expect(option).toContainText(/\d pieces? in stock|Out of stock/)
})

test('if the shop cannot be reached, adding to the cart fails without a mark on the quantity', async ({
  page,
  consoleErrors,
}) => {
  await openReady(page, partPage)
  await abortOperations(page, 'AddToCart')
  await getBox(page)
    .getByRole('button', { name: en('catalogue.buy.addToCart') })
    .click()
  await expect(getBox(page).getByRole('alert')).toBeVisible()
  await expect(getQuantity(page)).not.toHaveAttribute('aria-invalid')
  await expect(
    getBox(page)
      .getByText(/USD\s[\d,]+\.\d\d/)
      .first(),
  ).toBeVisible()
  consoleErrors.length = 0
})

test('the bar at the bottom says that a part was sold meanwhile', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('"QuantityPrice"')) return route.fallback()
    const response = await route.fetch()
    const { data } = await response.json()
    await route.fulfill({ response, json: { data: { product: { ...data.product, stock: 0 } } } })
  })
  await openReady(page, partPage)
  const bar = page.getByRole('region', { name: en('catalogue.buy.bar'), includeHidden: true })
  await expect(bar).toContainText(en('catalogue.outOfStock'))
})

test('an obsolete part without alternatives leads to the search for similar parts', async ({ page }) => {
  const withoutAlternatives = ({ substitutes }: Found) => substitutes?.length === 0
  await openReady(page, await findPage('{ lifecycleStatuses: [OBSOLETE] }', withoutAlternatives))
  await expect(page.getByText(en('catalogue.product.noAlternatives'))).toBeAttached()
  const note = page.getByRole('note').filter({ hasText: en('catalogue.product.lifecycleNotes.OBSOLETE') })
  await note.getByRole('link', { name: en('catalogue.product.findSimilar') }).click()
  await expect(page.getByRole('button', { name: en('catalogue.product.findSimilar') })).toBeInViewport()
})
