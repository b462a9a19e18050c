import type { Page } from '@playwright/test'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { maxPartsListRows } from '@partgate/schema/limits.ts'
import { readCorpus } from '../../../bench/bom/corpus.ts'
import { writeFile } from '../../../bench/bom/write-file.ts'
import { requestData } from '../../contract/shop-client.ts'
import { boardRows, findCell, findRow, findTotals, openBom, save, toXlsxFile, uploadList } from '../../support/bom.ts'
import { env } from '../../support/env.ts'
import { createLabels } from '../../support/labels.ts'
import { createMember, signInMember } from '../../support/member.ts'
import { holdOperation } from '../../support/operations.ts'
import { fullScopeOnly } from '../../support/scope.ts'
import { expect, expectAccessible, getMain, test } from '../../support/screen.ts'

const en = createLabels('en')
const findButton = (page: Page, key: string, values: Record<string, string | number> = {}) =>
  page.getByRole('button', { name: en(`bom.${key}`, values), exact: true })

const pasteList = async (page: Page, lines: readonly string[]) => {
  await openBom(page)
  await getMain(page).getByLabel(en('bom.read.pasteLabel')).fill(lines.join('\n'))
  await findButton(page, 'read.pasteButton').click()
  await findButton(page, 'read.continue', { count: lines.length }).click()
}

const openSaved = async (page: Page, name: string) => {
  await findButton(page, 'saved.lists').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: en('bom.saved.openOf', { name }) })
    .click()
}

test('a workbook of a CAD program opens, and its title and sum are no lines', async ({ page }) => {
  const workbook = readCorpus().find(({ name }) => name === 'cad/altium-template')
  if (!workbook) throw new Error('The corpus has no such file')
  const parts = workbook.key.lines.filter(({ kind }) => kind === 'part')
  await openBom(page)
  await uploadList(page, { name: 'board.xlsx', mimeType: '', buffer: Buffer.from(writeFile(workbook)) })
  await expect(getMain(page).getByLabel(en('bom.read.headerRow'))).toHaveValue(String(workbook.key.header))
  await findButton(page, 'read.continue', { count: parts.length }).click()
  for (const [at, { quantity }] of parts.entries())
    await expect(findCell(page, at + 1, 'quantity')).toHaveText(String(quantity))
  await expect(findRow(page, parts.length + 1)).toHaveCount(0)
})

test('a refused quantity is named at its line', async ({ page }) => {
  await pasteList(page, ['XYZZY-NOT-SOLD-1\t5', 'LM358DR\t900000'])
  await expect(findCell(page, 2, 'order')).toContainText(en('bom.grid.why.stock'))
  await findButton(page, 'actions.toCart', { count: 1 }).click()
  const outcome = getMain(page).getByRole('region', { name: en('bom.actions.cartOutcome') })
  await expect(outcome).toContainText(en('bom.actions.added', { count: 1 }))

  // All of the stock is in the cart now.
  await findRow(page, 2)
    .getByRole('checkbox', { name: en('bom.grid.selectLine', { number: 2 }) })
    .check()
  await findButton(page, 'actions.toCart', { count: 1 }).click()
  await expect(outcome).toContainText(en('bom.actions.refused', { count: 1 }))
  const refused = outcome.getByRole('listitem').filter({ hasText: 'LM358DR' }).first()
  await expect(refused).toContainText(en('bom.grid.line', { number: 2 }))
  const [reason = ''] = (await refused.innerText()).split('\n')
  expect(reason).not.toBe('')
  await expect(findCell(page, 2, 'order')).toContainText(reason)
  await expectAccessible(page)
})

test('a saved list distinguishes what the buyer chose from what the shop matched', async ({ page }) => {
  await signInMember(page.context())
  await openBom(page)
  await uploadList(page, await toXlsxFile(boardRows))
  await findButton(page, 'read.continue', { count: 5 }).click()
  await expect(findCell(page, 4, 'verdict')).toContainText(en('bom.verdict.EXACT'))
  await findButton(page, 'grid.changeOf', { number: 3 }).click()
  const dialog = page.getByRole('dialog', { name: en('bom.candidates.title') })
  await dialog
    .getByRole('listitem')
    .getByRole('button', { name: new RegExp(`^${en('bom.candidates.choose')} `) })
    .first()
    .click()
  await expect(findCell(page, 3, 'verdict')).toContainText(en('bom.verdict.CHOSEN'))

  await save(page, 'Motor driver')
  await expect(page.getByText(en('bom.saved.done', { name: 'Motor driver' }))).toBeVisible()
  await openSaved(page, 'Motor driver')
  await expect(getMain(page).getByRole('region', { name: en('bom.saved.changes.title') })).toBeVisible()
  await expect(findCell(page, 4, 'verdict')).toContainText(en('bom.verdict.EXACT'))
  await expect(findCell(page, 3, 'verdict')).toContainText(en('bom.verdict.CHOSEN'))
})

test('the total is in view without scrolling sideways', async ({ page }) => {
  await pasteList(page, ['LM358DR\t1000'])
  await expect(findTotals(page)).toBeVisible()
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const [grid, total] = await Promise.all([
      page.getByRole('grid').boundingBox(),
      findCell(page, 1, 'extended').boundingBox(),
    ])
    if (!grid || !total) throw new Error('The grid has no total')
    expect(total.x + total.width).toBeLessThanOrEqual(grid.x + grid.width)
  }
})

test('saved lists are deleted by the keyboard alone, and their dialog returns the focus', async ({ page }) => {
  const { bearer } = await signInMember(page.context())
  const rows = [{ designators: 'R1', value: '10k', qty: 1 }]
  for (const name of ['Sensor board', 'Motor driver'])
    await requestData(env.SHOP_API_URL, contract.rfq.savePartsList, { bearer, body: { name, rows } })
  await openBom(page)
  await findButton(page, 'saved.lists').press('Enter')
  const dialog = page.getByRole('dialog')
  const getDeleteButton = (name: string) =>
    dialog.getByRole('button', { name: en('bom.saved.deleteOf', { name }), exact: true })
  const inDialog = (key: string) => dialog.getByRole('button', { name: en(`bom.saved.${key}`), exact: true })
  await getDeleteButton('Sensor board').press('Enter')
  await expect(inDialog('delete')).toBeFocused()
  await inDialog('cancel').press('Enter')
  await expect(getDeleteButton('Sensor board')).toBeFocused()

  // Both are deleted before the list has been loaded again.
  const release = await holdOperation(page, 'SavedLists')
  await page.keyboard.press('Enter')
  await expect(inDialog('delete')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(getDeleteButton('Motor driver')).toBeFocused()
  await expect(getDeleteButton('Sensor board')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(inDialog('delete')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(en('bom.saved.none'))).toBeVisible()
  await expect(dialog.getByRole('group', { name: en('bom.saved.lists') })).toBeFocused()
  const reloaded = page.waitForResponse((response) => Boolean(response.request().postData()?.includes('"SavedLists"')))
  release()
  await reloaded
  await expect(dialog.getByRole('group', { name: en('bom.saved.lists') })).toBeFocused()
  await expectAccessible(page)
  // The first button of the dialog closes it.
  await dialog.getByRole('button').first().press('Enter')
  await expect(findButton(page, 'saved.lists')).toBeFocused()
})

test('on a phone, the focus stays among the lines when one is removed', async ({ page }) => {
  await pasteList(page, ['LM358DR\t10', 'NE555P\t20', 'XYZZY-NOT-SOLD-1\t5'])
  await page.setViewportSize({ width: 390, height: 844 })
  const cards = getMain(page).getByRole('article')
  const remove = (number: number) =>
    cards.getByRole('button', { name: en('bom.grid.removeLine', { number }), exact: true })
  await expect(cards).toHaveCount(3)
  await cards.first().locator('summary').press('Enter')
  for (const left of [2, 1, 0]) {
    await remove(1).press('Enter')
    await expect(cards).toHaveCount(left)
    if (left > 0) await expect(cards.first().locator('summary')).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await expect(getMain(page).getByRole('heading', { level: 2 }).first()).toBeFocused()
})

test('the navigation of a phone leads to the tool', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/about')
  const link = page
    .getByRole('navigation', { name: en('layout.mainNavigation') })
    .getByRole('link', { name: en('layout.bom') })
  await link.click()
  await expect(page).toHaveURL(/\/bom$/)
  await expect(link).toHaveAttribute('aria-current', 'page')
})

test('a long shared list is shown in steps', async ({ page }) => {
  const { bearer } = await createMember()
  const rows = Array.from({ length: 250 }, (_, at) => ({ designators: `R${at + 1}`, value: '10k', qty: 1 }))
  const shop = env.SHOP_API_URL
  const { id } = await requestData(shop, contract.rfq.savePartsList, { bearer, body: { name: 'Long list', rows } })
  const { token } = await requestData(shop, contract.rfq.sharePartsList, { bearer, body: { id } })
  await page.goto(`/bom/shared/${token}`)
  const table = getMain(page).getByRole('table', { name: en('bom.shared.title') })
  await expect(table.getByRole('row')).toHaveCount(201)
  await findButton(page, 'grid.more', { count: 50 }).click()
  await expect(table.getByRole('row')).toHaveCount(251)
  await expect(table.getByRole('row').last()).toContainText('R250')
})

const header = ['Reference', 'Value', 'Footprint', 'Qty', 'MPN']
const numberedRows = (count: number, more: string[] = []) =>
  Array.from({ length: count }, (_, at) => [`R${at + 1}`, '10k', '0603', 1, `RC0603-${at}`, ...more])

test('on a phone, Enter confirms a likely quantity, and Tab does not', fullScopeOnly, async ({ page }) => {
  await openBom(page)
  await uploadList(page, await toXlsxFile([header, ['R7, R8', '10k', '0603', 5, 'RC0603-8'], ...numberedRows(3)]))
  await findButton(page, 'read.continue', { count: 4 }).click()
  await page.setViewportSize({ width: 390, height: 844 })
  const quantity = page.getByLabel(`${en('bom.grid.columns.quantity')}, ${en('bom.grid.line', { number: 1 })}`)
  const mark = getMain(page).getByRole('article').first().getByText(en('bom.grid.unsure'), { exact: true })
  await quantity.press('Tab')
  await expect(mark).toBeVisible()
  await quantity.press('Enter')
  await expect(mark).toBeHidden()
})

test('more parts than a request holds are requested in steps', fullScopeOnly, async ({ page }) => {
  await openBom(page)
  await uploadList(page, await toXlsxFile([header, ...numberedRows(250)]))
  await findButton(page, 'read.continue', { count: 250 }).click()
  await findButton(page, 'actions.toQuote', { count: 250 }).click()
  const dialog = page.getByRole('dialog', { name: en('bom.actions.several.title') })
  await expect(dialog).toContainText(en('bom.actions.several.limit', { max: '200', count: 250 }))
  await expectAccessible(page)
  await dialog.getByRole('button', { name: en('bom.actions.several.take', { count: 200 }) }).click()
  await expect(page).toHaveURL(/\/rfq$/)
  await page.goto('/bom')
  await findButton(page, 'actions.toQuote', { count: 50 }).click()
  await expect(dialog).toContainText(en('rfq.full', { count: '200' }))
})

test('the longest list is saved and opened', fullScopeOnly, async ({ page }) => {
  await signInMember(page.context())
  const release = await holdOperation(page, 'BomMatches')
  await openBom(page)
  await uploadList(page, await toXlsxFile([header, ...numberedRows(maxPartsListRows)]))
  await findButton(page, 'read.continue', { count: maxPartsListRows }).click()
  await expect(getMain(page).getByText(en('bom.grid.full', { max: '2,000' }))).toBeVisible()
  await save(page, 'Long list')
  await findButton(page, 'download.pending.save').click()
  await expect(page.getByText(en('bom.saved.done', { name: 'Long list' }))).toBeVisible()
  release()
  await openSaved(page, 'Long list')
  await expect(getMain(page).getByRole('region', { name: en('bom.saved.changes.title') })).toBeVisible()
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', String(maxPartsListRows + 1))
})

test('a list that is too large to be saved says so and stays', fullScopeOnly, async ({ page }) => {
  await signInMember(page.context())
  const more = Array.from({ length: 20 }, (_, at) => `Remark ${at} `.padEnd(100, 'x'))
  await openBom(page)
  await uploadList(page, await toXlsxFile([header, ...numberedRows(maxPartsListRows, more)]))
  await findButton(page, 'read.continue', { count: maxPartsListRows }).click()
  await save(page, 'Large list')
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('At most 2 MB')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: en('common.close') })
    .click()
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', String(maxPartsListRows + 1))
})
