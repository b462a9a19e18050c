import type { Page } from '@playwright/test'
import { findCell, openBom } from '../support/bom.ts'
import { createLabels } from '../support/labels.ts'
import { expect, getMain, test } from '../support/screen.ts'

const en = createLabels('en')

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']))

const openEmptyList = async (page: Page) => {
  await openBom(page)
  await getMain(page)
    .getByRole('button', { name: en('bom.read.emptyButton') })
    .click()
}

const pasteAt = async (page: Page, row: number, text: string) => {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await findCell(page, row, 'partNumber').click()
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
