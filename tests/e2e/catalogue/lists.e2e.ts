import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { LocaleCode } from '@partgate/schema/locales.ts'
import { createLabels, localizePath } from '../../support/labels.ts'
import { getUrlParams, lm358Count, tableRows } from '../../support/list-page.ts'
import { openReady } from '../../support/open.ts'
import { fullScopeOnly, pickInTurn } from '../../support/scope.ts'
import { expect, expectContentAccessible, expectFitsNarrowest, getHeading, test } from '../../support/screen.ts'
import { pressSearchKey } from '../../support/search-key.ts'

const languages: LocaleCode[] = ['en', 'ar']
const typed = '/s?wd=100nF+16V+0402+X7R'

/** Reads the file as spreadsheets with decimal commas do. */
const readCsv = (text: string) => {
  const cells = [...text.matchAll(/(?:"((?:[^"]|"")*)"|([^;\r\n]*))(;|\r\n)/g)]
  const lines: string[][] = [[]]
  for (const [, quoted, plain = '', end] of cells) {
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end !== ';') lines.push([])
  }
  return lines.slice(0, -1)
}

for (const code of pickInTurn(languages, 0)) {
  const label = createLabels(code)
  const removal = (name: RegExp) =>
    new RegExp(label('catalogue.list.remove', { name: '@' }).replace('@', `.*${name.source}`))

  test(`in ${code}, the values recognized in the text are removed one by one`, async ({ page }) => {
    await page.goto(localizePath(code, typed))
    const filters = page.getByRole('list', { name: label('catalogue.list.applied') })
    await expect(filters.getByRole('link')).toHaveCount(4)
    await expect(filters.getByText('≥ 16 V')).toBeVisible()
    await expectContentAccessible(page)
    await filters.getByRole('link', { name: removal(/X7R/) }).click()
    await expect(page).toHaveURL(/wd=100nF\+16V\+0402$/)
    await expect(filters.getByRole('link')).toHaveCount(3)
    await filters.getByRole('link', { name: removal(/16 V/) }).click()
    await expect(page).toHaveURL(/wd=100nF\+0402$/)
    await expect(filters.getByRole('link')).toHaveCount(2)
  })

  test(`in ${code}, parts are ticked in a list and compared`, async ({ page }) => {
    await page.goto(localizePath(code, '/s?wd=LM358'))
    const boxes = page.getByRole('main').getByRole('table').getByRole('checkbox')
    for (const at of [0, 1, 2, 3, 4, 5]) await boxes.nth(at).check()
    await boxes.nth(6).click()
    await expect(page.getByText(label('catalogue.compare.full', { max: 6 }))).toBeVisible()
    await expect(boxes.nth(6)).not.toBeChecked()
    await boxes.nth(5).uncheck()
    await expect(page.getByText(label('catalogue.compare.chosen', { count: 5 }))).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('link', { name: label('catalogue.compare.open'), exact: true })
      .click()

    await expect(getHeading(page)).toHaveText(label('catalogue.compare.title'))
    const columns = page.getByRole('columnheader')
    await expect(columns).toHaveCount(6)
    await expectContentAccessible(page)
    const all = await tableRows(page).count()
    await page.getByRole('link', { name: label('catalogue.compare.differences') }).click()
    await expect(page).toHaveURL(/differences=1/)
    await expect.poll(() => tableRows(page).count()).toBeLessThan(all)
    await columns
      .nth(1)
      .getByRole('link', { name: new RegExp(label('catalogue.compare.remove', { partNumber: '.*' })) })
      .click()
    await expect(columns).toHaveCount(5)
    await expectFitsNarrowest(page)
    await page.goto(localizePath(code, '/s?wd=LM358'))
    await expect(page.getByRole('main').getByRole('checkbox', { checked: true })).toHaveCount(4)
  })
}

const label = createLabels('en')
const range = (page: Page, end: 'atLeast' | 'atMost', name: string) =>
  page.getByRole('combobox', { name: label(`catalogue.list.${end}`, { name }) })

test(
  'a range accepts any unit and is shown as in data sheets; an invalid value has an error at its field',
  fullScopeOnly,
  async ({ page }) => {
    await page.goto('/category/ceramic-chip-capacitors')
    await range(page, 'atLeast', 'Capacitance').fill('0,1 uF')
    await range(page, 'atMost', 'Capacitance').fill('1u')
    await range(page, 'atMost', 'Capacitance').press('Enter')
    await expect(page).toHaveURL(/p\.capacitance\.min/)
    await expect(range(page, 'atLeast', 'Capacitance')).toHaveValue('100 nF')
    await expect(range(page, 'atMost', 'Capacitance')).toHaveValue('1 µF')
    const applied = page.getByRole('list', { name: label('catalogue.list.applied') })
    await expect(applied.getByText('100 nF – 1 µF')).toBeVisible()

    await range(page, 'atLeast', 'Capacitance').fill('a lot')
    await range(page, 'atLeast', 'Capacitance').press('Enter')
    await expect(
      page.getByRole('alert').filter({ hasText: label('catalogue.list.invalidValue', { example: '' }).slice(0, 20) }),
    ).toBeVisible()
    await expect(range(page, 'atLeast', 'Capacitance')).toHaveValue('a lot')
    await expect(range(page, 'atMost', 'Capacitance')).toHaveValue('1 µF')
    await expectContentAccessible(page)
  },
)

test(
  'the old list stays while the next one loads, and then the new count is announced',
  fullScopeOnly,
  async ({ page }) => {
    await page.goto('/s?wd=LM358')
    await expect(tableRows(page)).toHaveCount(lm358Count)
    const response = Promise.withResolvers<void>()
    await page.route(/manufacturer=/, async (route) => {
      await response.promise
      await route.continue()
    })
    const option = page.getByRole('complementary').getByRole('link', { name: /Texas Instruments/ })
    await option.click()
    const list = page.locator('[aria-busy="true"]')
    await expect(list).toBeVisible()
    await expect(tableRows(page)).toHaveCount(lm358Count)
    response.resolve()
    await expect(list).toHaveCount(0)
    const count = await tableRows(page).count()
    expect(count).toBeLessThan(15)
    const said = label('catalogue.list.result', { count, number: count })
    await expect(page.getByRole('status').filter({ hasText: new RegExp(`^${said}$`) })).toHaveCount(1)
  },
)

for (const path of pickInTurn(['/s?wd=LM358', '/category/capacitors', '/manufacturer/texas-instruments'], 1))
  test(`a part goes into the cart from the list at ${path}, which stays unchanged`, async ({ page }) => {
    const en = createLabels('en')
    await openReady(page, path)
    const listed = await tableRows(page).allTextContents()
    const title = await getHeading(page).textContent()
    await tableRows(page)
      .getByRole('button', { name: en('catalogue.buy.add'), exact: false })
      .first()
      .click()
    await expect(page.getByRole('button', { name: en('catalogue.buy.viewCart'), exact: true })).toBeVisible()
    await expect(
      page.getByRole('banner').getByRole('link', { name: en('layout.cartLines', { count: 1 }) }),
    ).toBeVisible()
    await expect(page).toHaveURL(path)
    await expect(getHeading(page)).toHaveText(title ?? '')
    expect(await tableRows(page).allTextContents()).toEqual(listed)
  })

test('search and filters work by keyboard alone', fullScopeOnly, async ({ page }) => {
  await page.goto('/category')
  await pressSearchKey(page)
  await page.keyboard.type('LM358')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/wd=LM358/)
  await expect(tableRows(page)).toHaveCount(lm358Count)
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
  await page.getByRole('main').focus()
  await expect
    .poll(async () => {
      await page.keyboard.press('Tab')
      return focused()
    })
    .toContain('STMicroelectronics')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/manufacturer=/)
  await expect(page.getByRole('complementary').getByRole('link', { name: /STMicroelectronics/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/manufacturer=/)
})

test('an empty result offers similar part numbers and the list without its filters', async ({ page }) => {
  await page.goto('/s?wd=GRM155R71C104KA99X')
  const near = page.getByRole('region', { name: 'GRM155R71C104' })
  await expect(near.getByRole('listitem').first()).toContainText('GRM155R71C104')
  await page.goto('/s?wd=LM358&p.channels=9')
  await expect(page.getByText(label('catalogue.noResults.title'), { exact: true })).toBeVisible()
  await page
    .getByRole('link', {
      name: label('catalogue.noResults.withoutFiltersCount', { count: lm358Count, number: lm358Count }),
    })
    .click()
  await expect(tableRows(page)).toHaveCount(lm358Count)
})

test(
  'the list is exported as a file with the same parts and headings in the page language',
  fullScopeOnly,
  async ({ page }) => {
    await page.goto('/de/s?wd=LM358&sort=part_number_asc')
    const numbers = await tableRows(page).getByRole('rowheader').getByRole('link').allTextContents()
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: createLabels('de')('catalogue.list.exportCsv') }).click()
    const file = await (await download).path()
    const text = await readFile(file, 'utf8')
    expect(text.startsWith('\uFEFF')).toBe(true)
    const [head = [], ...lines] = readCsv(text.slice(1))
    expect(head[0]).toBe(createLabels('de')('catalogue.columns.partNumber'))
    expect(lines.map(([number]) => number)).toEqual(numbers)
    for (const line of lines) expect(line).toHaveLength(head.length)
    const prices = lines.map((line) => line[head.indexOf(createLabels('de')('catalogue.csv.unitPrice'))])
    expect(prices.filter((price) => price !== '' && !/^\d+,\d+$/.test(price ?? ''))).toEqual([])
  },
)

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('filters, ranges, prices for a quantity, order, pages and comparison work', async ({ page }) => {
    await page.goto('/category/ceramic-chip-capacitors')
    await range(page, 'atLeast', 'Capacitance').fill('4u7')
    await page.getByRole('button', { name: label('catalogue.list.applyOf', { name: 'Capacitance' }) }).click()
    await expect(range(page, 'atLeast', 'Capacitance')).toHaveValue('4.7 µF')
    const filters = page.getByRole('complementary', { name: label('catalogue.list.filters') })
    await filters.getByRole('link', { name: /X5R/ }).click()
    expect(getUrlParams(page).get('p.dielectric')).toBe('X5R')
    await page.getByRole('textbox', { name: label('catalogue.list.piecesLabel') }).fill('1,000')
    await page.getByRole('textbox', { name: label('catalogue.list.piecesLabel') }).press('Enter')
    await expect(
      page.getByRole('columnheader', { name: label('catalogue.list.atPieces', { quantity: '1,000' }) }),
    ).toBeVisible()
    await page.getByRole('link', { name: label('catalogue.list.sorts.STOCK_DESC'), exact: true }).click()
    await page.getByRole('link', { name: label('catalogue.list.page', { page: 2 }) }).click()
    expect(Object.fromEntries(getUrlParams(page))).toMatchObject({
      'p.capacitance.min': '4.7uF',
      'p.dielectric': 'X5R',
      qty: '1000',
      sort: 'stock_desc',
      page: '2',
    })
    const boxes = page.getByRole('main').getByRole('table').getByRole('checkbox')
    await boxes.nth(0).check()
    await boxes.nth(1).check()
    await page.getByRole('button', { name: label('catalogue.compare.open'), exact: true }).click()
    expect(getUrlParams(page).getAll('part')).toHaveLength(2)
    await expect(page.getByRole('columnheader')).toHaveCount(3)
  })
})

test('a press on Add before the scripts load leads to the part', fullScopeOnly, async ({ page }) => {
  await page.route('**/*.js', () => {})
  await page.goto('/s?wd=LM358&in_stock=1', { waitUntil: 'domcontentloaded' })
  const sold = page
    .getByRole('main')
    .getByRole('rowheader')
    .and(page.locator('tr:has(input[inputmode="numeric"]) > th'))
  const part = (await sold.getByRole('link').first().textContent()) ?? ''
  await page.getByRole('button', { name: label('catalogue.buy.addOf', { partNumber: part }), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(part)
})
