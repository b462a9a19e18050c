import type { Page } from '@playwright/test'
import { maxPartsListRows } from '@partgate/schema/limits.ts'
import { findCell, findTotals, openBom, toXlsxFile, uploadList } from '../../support/bom.ts'
import { pressAt } from '../../support/keyboard.ts'
import { createLabels } from '../../support/labels.ts'
import { holdOperation } from '../../support/operations.ts'
import { expect, getMain, test } from '../../support/screen.ts'

const en = createLabels('en')

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']))

const openEmptyList = async (page: Page) => {
  await openBom(page)
  await getMain(page)
    .getByRole('button', { name: en('bom.read.emptyButton') })
    .click()
}

const pasteAt = async (page: Page, row: number, text: string, column: 'partNumber' | 'quantity' = 'partNumber') => {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await findCell(page, row, column).click()
  await page.keyboard.press('ControlOrMeta+v')
}

test('after lines are removed, the cursor is on the line that follows them', async ({ page }) => {
  await openEmptyList(page)
  await pasteAt(page, 1, 'LM358DR\t4\nNE555P\t5\nSTM32F103C8T6\t6')
  await findCell(page, 2, 'quantity').click()
  await page.keyboard.press('ControlOrMeta+Delete')
  await expect(findCell(page, 2, 'quantity')).toHaveText('6')
  await expect(findCell(page, 2, 'quantity')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(findCell(page, 2, 'quantity')).toHaveText('5')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(findCell(page, 1, 'partNumber')).toHaveText('')

  await findCell(page, 8, 'quantity').click()
  await page.keyboard.press('Shift+ArrowUp')
  await page.keyboard.press('ControlOrMeta+Delete')
  await expect(findCell(page, 6, 'quantity')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(findCell(page, 5, 'quantity')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('ControlOrMeta+Delete')
  await expect(getMain(page).getByRole('heading', { level: 2 }).first()).toBeFocused()
})

test('the Enter key confirms a likely quantity and takes over a typed one', async ({ page }) => {
  const main = getMain(page)
  await openBom(page)
  const rows = [
    ['U4-U9', 'STM32F103C8T6'],
    ['U1, U2', 'LM358DR'],
    ['U2, U3', 'NE555P'],
  ]
  await uploadList(page, await toXlsxFile([['Reference', 'MPN'], ...rows]))
  await main.getByRole('button', { name: en('bom.read.continue', { count: 3 }) }).click()
  const [first, second] = [findCell(page, 2, 'quantity'), findCell(page, 3, 'quantity')]
  await expect(first).toContainText(en('bom.grid.unsure'))
  await first.click()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(first).toHaveText('2')
  await expect(second).toBeFocused()
  await expect(second).toContainText(en('bom.grid.unsure'))
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(second).toHaveText('2')
  await expect(second).toBeFocused()

  await page.setViewportSize({ width: 390, height: 800 })
  const line = en('bom.grid.line', { number: 2 })
  const field = main.getByLabel(`${en('bom.grid.columns.quantity')}, ${line}`)
  await field.fill('4321')
  await field.press('Enter')
  await expect(main.getByRole('article', { name: line })).toContainText(/4,321|5,000/)
  await expect(field).toBeFocused()
  await main.getByRole('button', { name: en('bom.grid.undo') }).click()
  await expect(field).toHaveValue('2')
})

test('arrow keys confirm a typed text, Shift and Enter go up, and a cut text is pasted elsewhere', async ({ page }) => {
  await openEmptyList(page)
  const [first, second] = [findCell(page, 1, 'quantity'), findCell(page, 2, 'quantity')]
  await first.click()
  await page.keyboard.type('12')
  await page.keyboard.press('ArrowDown')
  await expect(first).toHaveText('12')
  await expect(second).toBeFocused()
  await page.keyboard.type('34')
  await page.keyboard.press('Shift+Enter')
  await expect(second).toHaveText('34')
  await expect(first).toBeFocused()
  await page.keyboard.press('F2')
  await page.keyboard.press('ArrowDown')
  await expect(first.getByRole('textbox')).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('ControlOrMeta+x')
  await expect(first).toHaveText('')
  await findCell(page, 3, 'quantity').click()
  await page.keyboard.press('ControlOrMeta+v')
  await expect(findCell(page, 3, 'quantity')).toHaveText('12')
})

test('lines of one product are one order, and a text filter says what it hides', async ({ page }) => {
  const main = getMain(page)
  await openEmptyList(page)
  await pasteAt(page, 1, 'LM358DR\t30\nSTM32F103C8T6\t2\nlm358dr\t20')
  await expect(findCell(page, 1, 'order')).toContainText('50')
  await expect(findCell(page, 3, 'order')).toHaveText(en('bom.grid.included', { number: 1 }))
  await expect(findCell(page, 3, 'extended')).toHaveText('')
  await main.getByPlaceholder(en('bom.grid.search')).fill('stm32')
  await expect(main.getByText(en('bom.grid.filtered', { shown: '1', count: 3 }))).toBeVisible()
  await expect(main.getByText(en('bom.grid.hiddenSelected', { count: 2 }))).toBeVisible()
})

test('a list without prices is downloaded on request only', async ({ page }) => {
  await openEmptyList(page)
  const release = await holdOperation(page, 'BomMatches')
  await pasteAt(page, 1, 'LM358DR\t4')
  await getMain(page)
    .getByRole('button', { name: en('cartPage.tools.csv') })
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(en('bom.download.pending.text', { count: 1 }))
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: en('bom.download.pending.save') }).click()
  await download
  release()
})

test('a pasted row fills the editable columns, and a copied one the columns that it had', async ({ page }) => {
  await openEmptyList(page)
  await pasteAt(page, 1, 'LM358DR\t10\tTexas Instruments\tU1')
  await expect(findCell(page, 1, 'partNumber')).toContainText('Texas Instruments · U1')
  await expect(findCell(page, 1, 'verdict')).toContainText(en('bom.verdict.EXACT'))
  await findCell(page, 1, 'partNumber').click()
  for (let column = 0; column < 14; column++) await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('ControlOrMeta+c')
  await findCell(page, 4, 'partNumber').click()
  await page.keyboard.press('ControlOrMeta+v')
  await expect(findCell(page, 4, 'partNumber')).toContainText('Texas Instruments · U1')
  await expect(findCell(page, 4, 'quantity')).toHaveText('10')
  await expect(findCell(page, 4, 'verdict')).toContainText(en('bom.verdict.EXACT'))
})

test('while the prices of another quantity load, the matches stay and the sum is outdated', async ({ page }) => {
  const main = getMain(page)
  await openEmptyList(page)
  await pasteAt(page, 1, 'LM358DR\t4\nSTM32F103C8T6\t2')
  await expect(findTotals(page)).toBeVisible()
  const sum = await findTotals(page).innerText()
  const exact = main.getByRole('button', { name: `2 ${en('bom.verdict.EXACT')}` })
  await exact.click()
  const release = await holdOperation(page, 'BomMatches')
  await main.getByLabel(en('bom.grid.boards')).fill('7')
  await expect(main.getByRole('progressbar')).toBeVisible()
  await expect(exact).toBeVisible()
  await expect(findCell(page, 1, 'verdict')).toContainText(en('bom.verdict.EXACT'))
  await expect(findTotals(page)).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(findCell(page, 1, 'needed')).toHaveText('28')
  await expect(findTotals(page)).not.toHaveAttribute('aria-busy')
  expect(await findTotals(page).innerText()).not.toBe(sum)
})

test('rows and columns that a paste leaves out are reported', async ({ page }) => {
  await openEmptyList(page)
  await pasteAt(page, 1, '10\n'.repeat(maxPartsListRows + 500), 'quantity')
  const max = new Intl.NumberFormat('en').format(maxPartsListRows)
  await expect(page.getByText(en('bom.grid.pasteLeftOut', { count: 500, max }))).toBeVisible()
  await pasteAt(page, 1, 'LM358DR\t7\tTI\tU1\t-\tSOIC-8\t1.20\tfirst\tsecond')
  await expect(page.getByText(en('bom.grid.pasteColumnsLeftOut', { count: 2 }))).toBeVisible()
  await expect(findCell(page, 1, 'quantity')).toHaveText('7')
})

test('a part found by its number that contradicts the line is marked and found by a filter', async ({ page }) => {
  const label = en('bom.grid.risks.differs')
  await openBom(page)
  await uploadList(
    page,
    await toXlsxFile([
      ['Reference', 'MPN', 'Value', 'Package', 'Qty'],
      ['U1', 'LM358DR', '', 'SO8', 2],
      ['R2', 'RC0603FR-0710KL', '4k7', '0603', 3],
      ['Y1', 'ABM8-25.000MHZ-B2-T', 'TCXO 25 MHz', '', 1],
    ]),
  )
  await getMain(page)
    .getByRole('button', { name: en('bom.read.continue', { count: 3 }) })
    .click()
  await expect(findCell(page, 2, 'risk')).toContainText(label)
  await expect(findCell(page, 3, 'risk')).toContainText(label)
  await expect(findCell(page, 1, 'risk')).not.toContainText(label)
  await getMain(page).getByRole('button', { name: label }).click()
  await expect(findCell(page, 1, 'partNumber')).toContainText('RC0603FR-0710KL')
  await expect(findCell(page, 2, 'partNumber')).toContainText('ABM8-25.000MHZ-B2-T')
})

test('a part that is short of stock is replaced by an alternative, with the keyboard', async ({ page }) => {
  await openEmptyList(page)
  await pasteAt(page, 1, 'RC0603FR-0710KL\t90000000')
  await expect(findCell(page, 1, 'risk')).toContainText(en('bom.grid.risks.stock'))
  await findCell(page, 1, 'quantity').click()
  for (const key of ['ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key)
  const alternatives = page.getByRole('dialog').getByRole('region', { name: en('bom.candidates.substitutes') })
  const first = alternatives.getByRole('listitem').first()
  const chosen = (await first.getByRole('link').innerText()).trim()
  expect(chosen).not.toContain('RC0603FR-0710KL')
  await pressAt(page, first.getByRole('button'))
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(findCell(page, 1, 'part')).toContainText(chosen)
  await expect(findCell(page, 1, 'verdict')).toContainText(en('bom.verdict.CHOSEN'))
})

test('a target price of a file that is no amount in USD is marked in the grid and on the cards', async ({ page }) => {
  const rows = [
    ['MPN', 'Qty', 'Target price'],
    ['LM358DR', 10, 'best offer'],
    ['NE555P', 20, 0.05],
  ]
  await openBom(page)
  await uploadList(page, await toXlsxFile(rows))
  const main = getMain(page)
  await main.getByRole('button', { name: en('bom.read.continue', { count: 2 }) }).click()
  await findCell(page, 1, 'quantity').click()
  await page.keyboard.press('End')
  const reason = en('rfqPage.problems.targetPrice')
  const cell = page.getByRole('gridcell', { name: 'best offer' })
  await expect(cell).toHaveAttribute('aria-invalid', 'true')
  await expect(cell).toHaveAccessibleDescription(reason)
  await expect(page.locator('[role="gridcell"][aria-invalid]')).toHaveCount(1)

  await page.setViewportSize({ width: 390, height: 844 })
  const card = main.getByRole('article').first()
  await expect(card.getByText(reason)).toBeVisible()
  await card.locator('summary').click()
  const line = en('bom.grid.line', { number: 1 })
  const field = card.getByLabel(`${en('bom.grid.columns.targetPrice')}, ${line}`)
  await expect(field).toHaveAccessibleDescription(reason)
  await field.fill('0.04')
  await field.press('Enter')
  await expect(card.getByText(reason)).toBeHidden()
  await expect(field).not.toHaveAttribute('aria-invalid')
})
