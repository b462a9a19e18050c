import type { Page } from '@playwright/test'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { requestData } from '../../contract/shop-client.ts'
import { boardRows, findCell, openBom, save, toXlsxFile, uploadList } from '../../support/bom.ts'
import { env } from '../../support/env.ts'
import { createLabels } from '../../support/labels.ts'
import { signInMember } from '../../support/member.ts'
import { openReady, reloadReady } from '../../support/open.ts'
import { abortOperations, loseResponses } from '../../support/operations.ts'
import { expect, getMain, test } from '../../support/screen.ts'

const en = createLabels('en')
const findButton = (page: Page, key: string, values: Record<string, string | number> = {}) =>
  page.getByRole('button', { name: en(`bom.${key}`, values), exact: true })
const getBox = (page: Page) => getMain(page).getByLabel(en('bom.read.pasteLabel'))

const readPasted = async (page: Page, text: string) => {
  await getBox(page).fill(text)
  await findButton(page, 'read.pasteButton').click()
}
const pasteLine = async (page: Page, line: string) => {
  await readPasted(page, line)
  await findButton(page, 'read.continue', { count: 1 }).click()
}
const expectMatched = (page: Page) => expect(findCell(page, 1, 'verdict')).toContainText(en('bom.verdict.EXACT'))
const openFromHome = async (page: Page, text: string) => {
  await openReady(page, '/')
  await getMain(page).getByLabel(en('home.bomLabel')).fill(text)
  await getMain(page)
    .getByRole('link', { name: en('home.bomTool') })
    .click()
}
const findFirstCheckbox = (page: Page) =>
  page.getByRole('checkbox', { name: en('bom.grid.selectLine', { number: 1 }), exact: true })
const expectSaved = (page: Page, name: string) => expect(page.getByText(en('bom.saved.done', { name }))).toBeVisible()

test('a new list does not replace the saved list before it, and changes are known after a reload', async ({ page }) => {
  const { bearer } = await signInMember(page.context())
  await openBom(page)
  await pasteLine(page, 'LM358DR\t10')
  await expectMatched(page)
  await save(page, 'Amplifier')
  await expectSaved(page, 'Amplifier')

  await findButton(page, 'grid.startOver').click()
  await pasteLine(page, 'STM32F103C8T6\t1')
  await expectMatched(page)
  await findButton(page, 'actions.save').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel(en('bom.saved.name'))).toHaveValue('')
  await dialog.getByLabel(en('bom.saved.name')).fill('Controller')
  await dialog.getByRole('button', { name: en('bom.saved.save'), exact: true }).click()
  await expectSaved(page, 'Controller')
  const { list } = await requestData(env.SHOP_API_URL, contract.rfq.partsLists, { bearer })
  expect(list.map(({ name }) => name).toSorted()).toEqual(['Amplifier', 'Controller'])

  await findButton(page, 'saved.lists').click()
  await dialog.getByRole('button', { name: en('bom.saved.openOf', { name: 'Amplifier' }) }).click()
  const changes = getMain(page).getByRole('region', { name: en('bom.saved.changes.title') })
  await expect(changes).toBeVisible()
  await reloadReady(page)
  await expect(changes).toBeVisible()
})

test('a list that another one replaces is brought back by undo', async ({ page }) => {
  await openBom(page)
  await pasteLine(page, 'LM358DR\t10')
  await expect(findCell(page, 1, 'partNumber')).toHaveText('LM358DR')
  await openFromHome(page, 'NE555P 5')
  await findButton(page, 'read.continue', { count: 1 }).click()
  await expect(findCell(page, 1, 'partNumber')).toHaveText('NE555P')
  await findButton(page, 'grid.undo').click()
  await expect(findCell(page, 1, 'partNumber')).toHaveText('LM358DR')
  await findButton(page, 'grid.redo').click()
  await expect(findCell(page, 1, 'partNumber')).toHaveText('NE555P')

  await findButton(page, 'grid.startOver').click()
  await pasteLine(page, 'STM32F103C8T6\t1')
  await expect(findCell(page, 1, 'partNumber')).toHaveText('STM32F103C8T6')
  await findButton(page, 'page.undo').last().click()
  await expect(findCell(page, 1, 'partNumber')).toHaveText('NE555P')
  await findButton(page, 'grid.undo').first().click()
  await expect(findCell(page, 1, 'partNumber')).toHaveText('STM32F103C8T6')
})

test('undo between two saved lists returns to the first, which is saved under its own name', async ({ page }) => {
  const { bearer } = await signInMember(page.context())
  await openBom(page)
  for (const [name, line] of [
    ['Amplifier', 'LM358DR\t10'],
    ['Controller', 'STM32F103C8T6\t1'],
  ] as const) {
    await pasteLine(page, line)
    await expectMatched(page)
    await save(page, name)
    await expectSaved(page, name)
    await findButton(page, 'grid.startOver').click()
  }
  const dialog = page.getByRole('dialog')
  for (const name of ['Amplifier', 'Controller']) {
    await findButton(page, 'saved.lists').click()
    await dialog.getByRole('button', { name: en('bom.saved.openOf', { name }) }).click()
    await expect(dialog).toBeHidden()
  }
  await findButton(page, 'grid.undo').first().click()
  await expect(findCell(page, 1, 'partNumber')).toHaveText('LM358DR')
  await save(page, 'Amplifier 2', 'saveChanges')
  await expectSaved(page, 'Amplifier 2')
  const { list } = await requestData(env.SHOP_API_URL, contract.rfq.partsLists, { bearer })
  expect(list.map(({ name }) => name).toSorted()).toEqual(['Amplifier 2', 'Controller'])
})

test('what is done is done once, although its response is lost', async ({ page, consoleErrors }) => {
  const { bearer } = await signInMember(page.context())
  await openBom(page)
  await pasteLine(page, 'LM358DR\t10')
  await loseResponses(page, 'AddLines', 'SavePartsList')
  await findButton(page, 'actions.toCart', { count: 1 }).click()
  const outcome = getMain(page).getByRole('region', { name: en('bom.actions.cartOutcome') })
  await expect(outcome).toContainText(en('bom.actions.added', { count: 1 }))
  await expect(findButton(page, 'actions.toCart', { count: 0 })).toBeDisabled()

  await save(page, 'Amplifier')
  await expectSaved(page, 'Amplifier')
  await save(page, 'Amplifier 2', 'saveChanges')
  await expectSaved(page, 'Amplifier 2')
  const { list } = await requestData(env.SHOP_API_URL, contract.rfq.partsLists, { bearer })
  expect(list.map(({ name }) => name)).toEqual(['Amplifier 2'])
  await page.unrouteAll()

  await findFirstCheckbox(page).check()
  await abortOperations(page, 'AddLines', 'CartQuantities')
  await findButton(page, 'actions.toCart', { count: 1 }).click()
  await expect(outcome).toContainText(en('bom.actions.unclear'))
  // The browser reports each lost response.
  consoleErrors.length = 0
})

test('a pasted list is not lost', async ({ page, consoleErrors }) => {
  const text = 'LM358DR 100\nSTM32F103C8T6 25\nNE555P 5'
  const found = getMain(page).getByText(en('bom.read.found', { count: 3 }))
  await abortOperations(page, 'ParsePartsList')
  await openFromHome(page, text)
  await expect(getMain(page).getByRole('alert')).toContainText(en('common.failure.unavailable'))
  await expect(getBox(page)).toHaveValue(text)
  await page.unrouteAll()
  consoleErrors.length = 0
  await page
    .getByRole('alert')
    .getByRole('button', { name: en('common.retry') })
    .click()
  await expect(found).toBeVisible()
  await findButton(page, 'read.otherFile').click()
  await expect(getBox(page)).toHaveValue(text)
  await expect(getBox(page)).toBeFocused()

  await readPasted(page, `${text}\nTL072CP 2`)
  await expect(getMain(page).getByText(en('bom.read.found', { count: 4 }))).toBeVisible()
  await reloadReady(page)
  await expect(getMain(page).getByText(en('bom.read.found', { count: 4 }))).toBeVisible()
  await findButton(page, 'read.otherFile').click()
  await expect(getBox(page)).toHaveValue(`${text}\nTL072CP 2`)
})

test('a preview stays in its tab until the list is discarded or accepted', async ({ page, context }) => {
  const preview = getMain(page).getByRole('heading', { name: en('bom.read.previewTitle') })
  const headerRow = getMain(page).getByLabel(en('bom.read.headerRow'))
  const firstHeader = getMain(page).getByRole('columnheader').first()
  await openBom(page)
  await uploadList(page, await toXlsxFile(boardRows))
  await headerRow.fill('4')
  await headerRow.press('Enter')
  await expect(firstHeader).toContainText('C1, C2, C7')
  for (let time = 0; time < 2; time++) {
    const otherTab = await context.newPage()
    await openBom(otherTab)
    await expect(getBox(otherTab)).toBeVisible()
    await reloadReady(page)
    await expect(preview).toBeVisible()
    await expect(headerRow).toHaveValue('4')
    await expect(firstHeader).toContainText('C1, C2, C7')
  }
  await findButton(page, 'read.otherFile').click()
  await reloadReady(page)
  await expect(getBox(page)).toBeVisible()
  await expect(preview).toBeHidden()

  await readPasted(page, 'LM358DR 100')
  await findButton(page, 'read.continue', { count: 1 }).click()
  await expect(findCell(page, 1, 'partNumber')).toHaveText('LM358DR')
  await reloadReady(page)
  await expect(findCell(page, 1, 'partNumber')).toHaveText('LM358DR')
  await expect(preview).toBeHidden()
})

test('of two lists beside each other, the chosen one is read, and both pages say so', async ({ page }) => {
  const rows = [
    ['Ref', 'Qty', 'MPN', '', 'Ref', 'Qty', 'MPN'],
    ['U1', 1, 'LM358DR', '', 'U5', 1, 'NE555P'],
    ['U2', 1, 'TL072CP', '', '', '', ''],
  ]
  await openReady(page, '/rfq')
  await getMain(page)
    .locator('input[type=file]')
    .setInputFiles(await toXlsxFile(rows))
  await expect(getMain(page).getByText(en('rfqPage.upload.tablesBeside'))).toBeVisible()
  await page.getByRole('link', { name: en('rfqPage.upload.open') }).click()
  await expect(getMain(page).getByText(en('bom.read.findings.TABLES_BESIDE'))).toBeVisible()
  await expect(getMain(page).getByText(en('bom.read.found', { count: 2 }))).toBeVisible()
  await getMain(page).getByLabel(en('bom.read.sheet')).selectOption('BOM E–G (2 rows)')
  await findButton(page, 'read.continue', { count: 1 }).click()
  await expect(findCell(page, 1, 'partNumber')).toHaveText('NE555PU5')
  await expect(findCell(page, 2, 'partNumber')).toHaveCount(0)
})

test('a shared list says which lines its subtotal leaves out', async ({ page }) => {
  const { bearer } = await signInMember(page.context())
  await openBom(page)
  await readPasted(page, 'LM358DR\t10\nNE555P\t20')
  await findButton(page, 'read.continue', { count: 2 }).click()
  await findFirstCheckbox(page).uncheck()
  await expect(findCell(page, 2, 'verdict')).toContainText(en('bom.verdict.EXACT'))
  await save(page, 'Two lines')
  await expectSaved(page, 'Two lines')
  const shop = env.SHOP_API_URL
  const [saved] = (await requestData(shop, contract.rfq.partsLists, { bearer })).list
  if (!saved) throw new Error('The list was not saved')
  const { token } = await requestData(shop, contract.rfq.sharePartsList, { bearer, body: { id: saved.id } })
  await page.goto(`/bom/shared/${token}`)
  const row = (partNumber: string) => getMain(page).getByRole('row').filter({ hasText: partNumber })
  await expect(row('LM358DR')).toContainText(en('bom.shared.notInSubtotal'))
  await expect(row('NE555P')).not.toContainText(en('bom.shared.notInSubtotal'))
})

test('a list that cannot be saved names the line and the field', async ({ page }) => {
  await signInMember(page.context())
  await openBom(page)
  await findButton(page, 'read.emptyButton').click()
  await findCell(page, 2, 'partNumber').click()
  await page.keyboard.press('X')
  await page.keyboard.insertText('X'.repeat(249))
  await page.keyboard.press('Enter')
  await save(page, 'Long number')
  const field = en('bom.read.meanings.MANUFACTURER_PART_NUMBER')
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    en('bom.saved.atLine', { number: 2, field, message: '' }),
  )
})
