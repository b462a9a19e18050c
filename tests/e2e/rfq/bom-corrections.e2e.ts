import type { Page } from '@playwright/test'
import { boardRows, openBom, toXlsxFile, uploadList } from '../../support/bom.ts'
import { createLabels } from '../../support/labels.ts'
import { signInMember } from '../../support/member.ts'
import { fullScopeOnly } from '../../support/scope.ts'
import { expect, getMain, test } from '../../support/screen.ts'

const en = createLabels('en')
const findNumbers = (page: Page) => getMain(page).getByLabel(en('bom.read.meaningOf', { column: 'MPN' }))
const findNotice = (page: Page) => getMain(page).getByText(en('bom.read.storedColumns'))
const findButton = (page: Page, key: string) => getMain(page).getByRole('button', { name: en(`bom.read.${key}`) })

const ignoreNumbers = async (page: Page) => {
  await uploadList(page, await toXlsxFile(boardRows))
  await findNumbers(page).selectOption('IGNORED')
  await expect(findNumbers(page)).toHaveValue('IGNORED')
  await findButton(page, 'otherFile').click()
}
const expectRemembered = async (page: Page) => {
  await uploadList(page, await toXlsxFile(boardRows))
  await expect(findNotice(page)).toBeVisible()
  await expect(findNumbers(page)).toHaveValue('IGNORED')
}
const expectAsFound = async (page: Page) => {
  await expect(findNumbers(page)).toHaveValue('MANUFACTURER_PART_NUMBER')
  await expect(findNotice(page)).toBeHidden()
}

test('a correction is remembered for the layout, and can be undone', fullScopeOnly, async ({ page }) => {
  await openBom(page)
  await ignoreNumbers(page)
  await expectRemembered(page)
  await findButton(page, 'forgetColumns').click()
  await expectAsFound(page)
})

test('a correction of a member is remembered in another browser, and undone for later lists too', async ({ page }) => {
  await signInMember(page.context())
  await openBom(page)
  await ignoreNumbers(page)
  await page.evaluate(() => localStorage.clear())
  await expectRemembered(page)
  await findButton(page, 'forgetColumns').click()
  await expectAsFound(page)
  await findButton(page, 'otherFile').click()
  await uploadList(page, await toXlsxFile(boardRows))
  await expectAsFound(page)
})
