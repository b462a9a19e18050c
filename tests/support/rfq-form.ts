import { expect, type Page } from '@playwright/test'
import { labelsOf } from './labels.ts'
import { mainOf } from './screen.ts'

const en = labelsOf('en')
export const unknown = 'XQ-9000-ZZ'
type Label = ReturnType<typeof labelsOf>
export const fieldsOfPart = [
  'partNumber',
  'manufacturerName',
  'package',
  'dateCode',
  'quantity',
  'targetPrice',
] as const

export const partOf = (page: Page, number: number, label: Label = en) => {
  const row = mainOf(page).getByRole('group', { name: label('rfqPage.parts.row', { number }), exact: true })
  return {
    row,
    box: (field: (typeof fieldsOfPart)[number]) => row.getByLabel(label(`rfqPage.columns.${field}`)),
    remove: row.getByRole('button', { name: label('rfqPage.parts.remove', { number }) }),
  }
}
export const partsOf = (page: Page) => mainOf(page).getByRole('group', { name: /^(Part|القطعة) \d+$/ })
export const buttonOf = (page: Page, key: string, label: Label = en) =>
  mainOf(page).getByRole('button', { name: label(key), exact: true })

/** A hydrated page has read the list. */
export const openRequest = async (page: Page, path = '/rfq') => {
  await page.goto(path, { waitUntil: 'networkidle' })
  await expect(partOf(page, 1).box('partNumber')).toBeVisible()
}
export const readStored = (page: Page) =>
  page.evaluate(() =>
    (JSON.parse(localStorage.getItem('RFQLIST') ?? '[]') as { part_number: string }[]).map((item) => item.part_number),
  )

export const fillContact = async (page: Page, label: Label = en) => {
  const field = (name: string) => mainOf(page).getByLabel(label(`rfqPage.fields.${name}`))
  await field('contactName').fill('Ada Lovelace')
  await field('companyName').fill('Analytical Engines')
  await field('email').fill('ada@engines.example')
  await field('telephone').fill('+44 20 7946 0000')
  await field('countryCode').selectOption('GB')
  await field('comment').fill('Soon')
}

/** No test can read the picture, so the browser computes the answer. */
export const verify = async (page: Page, label: Label = en) => {
  await buttonOf(page, 'quickRfq.withoutPicture', label).click()
  await expect(mainOf(page).getByText(label('quickRfq.verified'))).toBeVisible({ timeout: 60_000 })
}
export const paste = (page: Page, number: number, text: string) =>
  partOf(page, number)
    .box('partNumber')
    .evaluate((box, pasted) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', pasted)
      box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, text)
