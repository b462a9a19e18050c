import type { Locator, Page } from '@playwright/test'
import { recordAnnouncements } from '../../support/announcements.ts'
import { createLabels } from '../../support/labels.ts'
import { lm358Count, tableRows } from '../../support/list-page.ts'
import { openReady } from '../../support/open.ts'
import { fullScopeOnly } from '../../support/scope.ts'
import { expect, expectContentAccessible, expectFitsNarrowest, getMain, test } from '../../support/screen.ts'

const label = createLabels('en')

const pieces = (page: Page) => page.getByRole('textbox', { name: label('catalogue.list.piecesLabel') })
const headAt = (page: Page, quantity: string) =>
  page.getByRole('columnheader', { name: label('catalogue.list.atPieces', { quantity }) })

const ask = async (page: Page, typed: string) => {
  await pieces(page).fill(typed)
  await pieces(page).press('Enter')
}

test('an invalid quantity has an error at its field and stays while the list changes', async ({ page }) => {
  await page.goto('/s?wd=LM358')
  const problem = page
    .getByRole('alert')
    .filter({ hasText: label('catalogue.list.invalidValue', { example: '1,000' }) })
  for (const typed of ['2k', '1.5']) {
    await ask(page, typed)
    await expect(page).toHaveURL(new RegExp(`qty=${typed}$`))
    await expect(problem).toBeVisible()
    await expect(pieces(page)).toHaveValue(typed)
    await expect(tableRows(page)).toHaveCount(lm358Count)
  }
  await expectContentAccessible(page)
  await page.locator('#availability-stock').click()
  await expect(page).toHaveURL(/in_stock=1&qty=1\.5$/)
  await expect(problem).toBeVisible()
  await ask(page, '١٠٠')
  await expect(headAt(page, '100')).toBeVisible()
  await expect(problem).toHaveCount(0)
  await ask(page, '2k')
  await expect(problem).toBeVisible()
  await expectFitsNarrowest(page)
})

test(
  'a row offers whole reels for the requested quantity, and the shop accepts them',
  fullScopeOnly,
  async ({ page }) => {
    await openReady(page, '/category/ceramic-chip-capacitors?packaging=reel&in_stock=1&qty=4001')
    const row = tableRows(page)
      .filter({ has: page.locator('input[inputmode="numeric"]') })
      .first()
    await expect(row.getByRole('textbox')).not.toHaveValue('4001')
    await row.getByRole('button', { name: new RegExp(label('catalogue.buy.addOf', { partNumber: '.+' })) }).click()
    await expect(page.getByRole('button', { name: label('catalogue.buy.viewCart'), exact: true })).toBeVisible()
  },
)

const buyBox = (page: Page) => page.getByRole('region', { name: label('catalogue.buy.title') })
const quantityIn = (page: Page) => buyBox(page).getByRole('textbox', { name: label('catalogue.buy.quantity') })

const openPart = (page: Page) => openReady(page, '/productdetail/samsung-electro-mechanics-cl05b104ko5nnnc')

test('by price, the cheapest for the quantity come first; a list says where it sorts by another price', async ({
  page,
}) => {
  await page.goto('/s?wd=100nF+0402+X7R&sort=price_asc&qty=3000')
  const rows = await tableRows(page).allTextContents()
  const isFrom = rows.map((text) => Number(/from ([\d,]+)/.exec(text)?.[1]?.replaceAll(',', '') ?? 0) > 3000)
  expect(isFrom).toEqual(isFrom.toSorted((a, b) => Number(a) - Number(b)))
  const note = page.getByText(label('catalogue.list.sortedByFirstPrice'))
  await expect(note).toHaveCount(0)
  await page.goto('/category/capacitors?sort=price_asc&qty=3000')
  await expect(note).toBeVisible()
})

test('why a quantity cannot be bought is announced and describes its field', async ({ page }) => {
  await openPart(page)
  const readAnnounced = await recordAnnouncements(page)
  const hints = [
    { typed: '25', hint: label('catalogue.buy.notSold') },
    { typed: '999999990', hint: label('catalogue.buy.onlyInStock', { quantity: '|' }).split('|')[0]?.trim() ?? '' },
  ]
  for (const { typed, hint } of hints) {
    await quantityIn(page).fill(typed)
    await expect.poll(readAnnounced).toContainEqual(expect.stringContaining(hint))
    await expect(quantityIn(page)).toHaveAccessibleDescription(new RegExp(hint))
  }
  await quantityIn(page).fill('10')
  await expect(quantityIn(page)).toHaveAccessibleDescription(
    label('catalogue.buy.rule', { minimum: '10', multiple: '10' }),
  )

  const add = buyBox(page).getByRole('button', { name: label('catalogue.buy.addToCart') })
  await quantityIn(page).fill('1.5')
  await add.press('Enter')
  await expect.poll(readAnnounced).toContain(label('catalogue.buy.notANumber'))
  await expect(add).toBeFocused()
  await expect(buyBox(page).getByRole('alert')).toHaveCount(0)
})

test('a part that was sold meanwhile is out of stock everywhere on its page', async ({ page }) => {
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('"QuantityPrice"')) return route.fallback()
    const response = await route.fetch()
    const { data } = await response.json()
    await route.fulfill({ response, json: { data: { product: { ...data.product, stock: 0 } } } })
  })
  await openPart(page)
  const packagings = buyBox(page).getByRole('navigation', { name: label('catalogue.product.packaging') })
  await expect(packagings.locator('[aria-current=page]')).toContainText(label('catalogue.outOfStock'))
  await expect(buyBox(page).getByText(label('catalogue.outOfStock'), { exact: true })).toHaveCount(2)
  await expect(getMain(page).getByRole('button', { name: /more$/ })).toHaveCount(0)
})

test('at the end of the range, the button that was pressed has no effect, looks disabled and stays focused', async ({
  page,
}) => {
  await openPart(page)
  const button = (name: string) => buyBox(page).getByRole('button', { name: label(`catalogue.buy.${name}`) })
  const [increase, decrease] = [button('increase'), button('decrease')]
  await quantityIn(page).fill('999999990')
  await buyBox(page)
    .getByRole('button', { name: label('catalogue.buy.setQuantity', { quantity: '' }).trim() })
    .click()
  await expect(quantityIn(page)).not.toHaveValue('999999990')
  const most = Number(await quantityIn(page).inputValue())
  await decrease.press('Enter')
  await expect(quantityIn(page)).toHaveValue(String(most - 10))
  await increase.focus()
  for (let presses = 0; presses < 2; presses++) {
    await page.keyboard.press('Enter')
    await expect(quantityIn(page)).toHaveValue(String(most))
    await expect(increase).toBeFocused()
  }
  await expect(increase).toBeDisabled()
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors })
    const readColor = (one: Locator) => one.evaluate((element) => getComputedStyle(element).color)
    expect(await readColor(increase)).not.toBe(await readColor(decrease))
  }
})
