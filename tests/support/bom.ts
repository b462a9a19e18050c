import { writeXlsx } from 'hucre'
import { expect, type Page } from '@playwright/test'
import { createLabels } from './labels.ts'
import { openReady } from './open.ts'
import { getMain } from './screen.ts'

type Label = ReturnType<typeof createLabels>
const en = createLabels('en')

export const toXlsxFile = async (rows: (string | number)[][], name = 'board.xlsx') => ({
  name,
  mimeType: '',
  buffer: Buffer.from(await writeXlsx({ sheets: [{ name: 'BOM', rows }] })),
})

/** As CAD programs write it: a title above, parts by number and by value, one that is not placed. */
export const boardRows = [
  ['Motor driver rev C', '', '', '', '', '', ''],
  ['', '', '', '', '', '', ''],
  ['Reference', 'Value', 'Footprint', 'Qty', 'Manufacturer', 'MPN', 'Fitted'],
  ['C1, C2, C7', '100nF', '0402', 3, 'Murata', 'GRM155R71C104KA88D', ''],
  ['U1', 'STM32', 'LQFP-48', 1, 'STMicroelectronics', 'STM32F103C8T6', ''],
  ['R1-R8', '10k', '0603', 8, '', '', ''],
  ['U3', 'LM358', 'SOIC-8', 1, 'TI', 'LM358DR', ''],
  ['J2', 'XH-2.54-4P', '', 1, '', 'XQ-9000-ZZ', ''],
  ['R9', '0R', '0402', 1, '', '', 'DNP'],
]

export const openBom = async (page: Page, path = '/bom') => {
  await openReady(page, path)
  await expect(getMain(page).locator('input[type=file]')).toBeAttached()
}

export const uploadList = async (page: Page, file: Awaited<ReturnType<typeof toXlsxFile>>, label: Label = en) => {
  await getMain(page).locator('input[type=file]').setInputFiles(file)
  await expect(getMain(page).getByRole('heading', { name: label('bom.read.previewTitle') })).toBeVisible()
}

/** Shown and announced once lines have prices. Some languages write the currency after the amount. */
export const findTotals = (page: Page) =>
  getMain(page)
    .getByRole('status')
    .filter({ hasText: /USD\s+(?!0\.00)\d|(?<![\d.,])(?!0\.00\s)[\d.,]+\s+USD/ })

/** From 1; the header is row 0. */
export const findRow = (page: Page, row: number) =>
  page.getByRole('grid').locator(`[role="row"][aria-rowindex="${row + 1}"]`)

const columns = ['select', 'number', 'partNumber', 'quantity', 'verdict', 'part'] as const
const figures = ['stock', 'needed', 'order', 'unit', 'extended', 'risk'] as const
const keys = [...columns, ...figures]

export const findCell = (page: Page, row: number, column: (typeof keys)[number]) =>
  findRow(page, row).locator(`[role="gridcell"][aria-colindex="${keys.indexOf(column) + 1}"]`)

export const save = async (page: Page, name: string, button = 'save') => {
  await page.getByRole('button', { name: en('bom.actions.save'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(en('bom.saved.name')).fill(name)
  await dialog.getByRole('button', { name: en(`bom.saved.${button}`), exact: true }).click()
}
