import { expect, type Page } from '@playwright/test'
import { createLabels } from './labels.ts'
import { openReady } from './open.ts'
import { getMain } from './screen.ts'

const en = createLabels('en')
export const unknownPartNumber = 'XQ-9000-ZZ'
type Label = ReturnType<typeof createLabels>
export const partFieldNames = [
  'partNumber',
  'manufacturerName',
  'package',
  'dateCode',
  'quantity',
  'targetPrice',
] as const

export const partFields = (page: Page, number: number, label: Label = en) => {
  const row = getMain(page).getByRole('group', { name: label('rfqPage.parts.row', { number }), exact: true })
  return {
    row,
    box: (field: (typeof partFieldNames)[number]) =>
      row.getByRole('textbox', { name: label(`rfqPage.columns.${field}`), exact: true }),
    remove: row.getByRole('button', { name: label('rfqPage.parts.remove', { number }) }),
  }
}
export const listParts = (page: Page) => getMain(page).getByRole('group', { name: /^(Part|القطعة) \d+$/ })
export const findButton = (page: Page, key: string, label: Label = en) =>
  getMain(page).getByRole('button', { name: label(key), exact: true })

/** A hydrated page has read the list. */
export const openRequest = async (page: Page, path = '/rfq') => {
  await openReady(page, path)
  await expect(partFields(page, 1).box('partNumber')).toBeVisible()
}
export const readStored = (page: Page) =>
  page.evaluate(() =>
    (JSON.parse(localStorage.getItem('RFQLIST') ?? '[]') as { part_number: string }[]).map((item) => item.part_number),
  )

export const fillContact = async (page: Page, label: Label = en) => {
  const field = (name: string) => getMain(page).getByLabel(label(`rfqPage.fields.${name}`))
  await field('contactName').fill('Ada Lovelace')
  await field('companyName').fill('Analytical Engines')
  await field('email').fill('ada@engines.example')
  await field('telephone').fill('+44 20 7946 0000')
  await field('countryCode').selectOption('GB')
  await field('comment').fill('Soon')
}

/** No test can read the picture, so the browser computes the answer. */
export const verify = async (page: Page, label: Label = en) => {
  await findButton(page, 'quickRfq.withoutPicture', label).click()
  await expect(getMain(page).getByText(label('quickRfq.verified'))).toBeVisible({ timeout: 60_000 })
}
export const paste = (page: Page, number: number, text: string) =>
  partFields(page, number)
    .box('partNumber')
    .evaluate((box, pasted) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', pasted)
      box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, text)
