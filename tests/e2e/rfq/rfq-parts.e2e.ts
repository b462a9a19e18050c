import { writeXlsx } from 'hucre'
import { locales } from '@partgate/schema/locales.ts'
import { createLabels, localizePath } from '../../support/labels.ts'
import { signInMember } from '../../support/member.ts'
import { blockMainThread, openReady } from '../../support/open.ts'
import { holdOperation } from '../../support/operations.ts'
import {
  findButton,
  fillContact,
  partFieldNames,
  readStored,
  openRequest,
  partFields,
  listParts,
  paste,
  unknownPartNumber,
} from '../../support/rfq-form.ts'
import { fullScopeOnly } from '../../support/scope.ts'
import { expect, expectAccessible, getMain, test } from '../../support/screen.ts'

const en = createLabels('en')

test('a file becomes rows: each row shows its errors, and each found part links its page', async ({ page }) => {
  const rows = [
    ['MPN', 'Manufacturer', 'Qty', 'Target price'],
    ['LM358DR', 'Texas Instruments', 1000, 0.08],
    ['stm32f103-c8t6', '', 'a few', ''],
    [unknownPartNumber, '', 5, 'cheap'],
    ['BC547B', '', 0, 0.1],
  ]
  const buffer = Buffer.from(await writeXlsx({ sheets: [{ name: 'BOM', rows }] }))
  await openRequest(page)
  await partFields(page, 1).box('partNumber').fill('NE555P')
  const input = getMain(page).locator('input[type=file]')
  await input.setInputFiles({ name: 'board.xlsx', mimeType: '', buffer })
  await expect(getMain(page).getByText(en('rfqPage.upload.added', { count: 3, found: 2 }))).toBeVisible()
  await expect(getMain(page).getByText(en('rfqPage.upload.rowProblems', { count: 2 }))).toBeVisible()
  await expect(getMain(page).getByText(en('rfqPage.upload.excluded', { count: 1 }))).toBeVisible()
  await expect(listParts(page)).toHaveCount(4)
  const [found, near, missing] = [partFields(page, 2), partFields(page, 3), partFields(page, 4)]
  await expect(found.box('quantity')).toHaveValue('1000')
  await expect(found.box('targetPrice')).toHaveValue('0.08')
  await expect(found.row.getByRole('link', { name: 'LM358DR', exact: true })).toHaveAttribute(
    'href',
    /^\/productdetail\//,
  )
  await expect(near.row).toContainText('STM32F103C8T6')
  await expect(near.row).toContainText(en('rfqPage.fileProblems.BAD_QUANTITY'))
  await expect(near.box('quantity')).toHaveValue('')
  await expect(near.box('quantity')).toHaveAccessibleDescription('In the file: a few')
  await expect(missing.row).toContainText(en('rfqPage.fileProblems.BAD_PRICE'))
  await expect(missing.row).toContainText(en('rfqPage.parts.notFound'))
  await near.box('quantity').fill('7')
  await expect(near.row).not.toContainText(en('rfqPage.fileProblems.BAD_QUANTITY'))
  await expect(near.box('quantity')).not.toHaveAccessibleDescription(/a few/)
  await expectAccessible(page)

  await input.setInputFiles({ name: 'board.xlsx', mimeType: '', buffer: Buffer.from('%PDF-1.7 and so on') })
  await expect(getMain(page).getByRole('alert')).toContainText('board.xlsx')
  await input.setInputFiles({ name: 'board.csv', mimeType: '', buffer: Buffer.alloc(2 * 1024 * 1024 + 1) })
  await expect(getMain(page).getByRole('alert')).toContainText(en('rfqPage.upload.problems.size'))
  await expect(listParts(page)).toHaveCount(4)
})

test('a file leaves with its last row, and comes back with it', async ({ page }) => {
  await openRequest(page)
  const file = { name: 'board.csv', mimeType: 'text/csv', buffer: Buffer.from('MPN,Qty\nLM358DR,1000\nNE555P,20\n') }
  await getMain(page).locator('input[type=file]').setInputFiles(file)
  const report = getMain(page).getByText(en('rfqPage.upload.added', { count: 2, found: 2 }))
  const openInBom = getMain(page).getByRole('link', { name: en('rfqPage.upload.open') })
  await expect(report).toBeVisible()
  await expect(openInBom).toBeVisible()
  await findButton(page, 'rfqPage.parts.removeAll').click()
  await expect(partFields(page, 1).box('partNumber')).toHaveValue('')
  await expect(report).toBeHidden()
  await expect(openInBom).toBeHidden()
  await page.getByRole('button', { name: en('rfqPage.parts.undo') }).click()
  await expect(partFields(page, 1).box('partNumber')).toHaveValue('LM358DR')
  await expect(report).toBeVisible()
  await expect(openInBom).toBeVisible()

  await partFields(page, 2).remove.click()
  await expect(report).toBeVisible()
  await partFields(page, 1).remove.click()
  await expect(report).toBeHidden()
  await expect(openInBom).toBeHidden()
})

test('the template of each language is read correctly', fullScopeOnly, async ({ page }) => {
  for (const { code } of locales)
    await test.step(code, async () => {
      const label = createLabels(code)
      await openReady(page, localizePath(code, '/rfq'))
      const link = getMain(page).getByRole('link', { name: label('rfqPage.upload.template') })
      const template = await page.request.get((await link.getAttribute('href')) ?? '')
      expect(template.headers()['content-disposition']).toContain('.csv')
      const file = { name: 'rfq-parts.csv', mimeType: 'text/csv', buffer: await template.body() }
      await getMain(page).locator('input[type=file]').setInputFiles(file)
      const part = partFields(page, 1, label)
      const wanted = ['LM358DR', 'Texas Instruments', 'SOIC-8', '', '1000', '0.0824']
      for (const [at, field] of partFieldNames.entries()) await expect(part.box(field)).toHaveValue(wanted[at] ?? '')
      await page.evaluate(() => localStorage.clear())
    })
})

test(
  'typed text survives a reload, even an invalid number; the drawer shows the list; removal can be undone',
  fullScopeOnly,
  async ({ page }) => {
    await openRequest(page)
    await partFields(page, 1).box('partNumber').fill('LM358DR')
    await partFields(page, 1).box('quantity').fill('some')
    await partFields(page, 1).box('partNumber').press('Enter')
    await partFields(page, 2).box('dateCode').fill('2531+')
    await findButton(page, 'rfqPage.parts.add').click()
    await expect(partFields(page, 3).box('partNumber')).toBeFocused()
    await page.reload()
    await expect(listParts(page)).toHaveCount(2)
    await expect(partFields(page, 1).box('quantity')).toHaveValue('some')
    await expect(partFields(page, 2).box('dateCode')).toHaveValue('2531+')

    await page
      .getByRole('button', { name: en('rfq.itemCount', { count: 2 }) })
      .first()
      .click()
    const drawer = page.locator('#rfq-drawer')
    await expect(drawer.getByRole('listitem').first()).toContainText('LM358DR')
    await drawer.getByRole('button', { name: en('rfq.remove', { partNumber: '—' }) }).click()
    await expect(listParts(page)).toHaveCount(1)
    await page.keyboard.press('Escape')

    await findButton(page, 'rfqPage.parts.removeAll').click()
    await expect(partFields(page, 1).box('partNumber')).toHaveValue('')
    expect(await readStored(page)).toEqual([])
    await page.getByRole('button', { name: en('rfqPage.parts.undo') }).click()
    await expect(partFields(page, 1).box('partNumber')).toHaveValue('LM358DR')
    expect(await readStored(page)).toEqual(['LM358DR'])
    await partFields(page, 1).remove.click()
    expect(await readStored(page)).toEqual([])
  },
)

test('of more rows than a request can contain, the page says how many are left out', async ({ page }) => {
  await openRequest(page)
  await paste(page, 1, Array.from({ length: 203 }, (_, at) => `PART-${at}\tMaker\t10\t`).join('\r\n'))
  const message = page.getByText(en('rfqPage.parts.pasted', { count: 200 }))
  await expect(message).toBeVisible()
  await blockMainThread(page, 3_000)
  await expect(message).toBeVisible()
  await expect(page.getByText(en('rfqPage.upload.leftOut', { count: 3, max: 200 }))).toBeVisible()
  await expect(listParts(page)).toHaveCount(200)
})

test('rows pasted from a spreadsheet become parts', async ({ page }) => {
  await openRequest(page)
  await paste(page, 1, 'LM358DR\tTexas Instruments\t1000\t0.08\r\nNE555P\tSTMicroelectronics\t10\t0.2\r\n')
  await expect(listParts(page)).toHaveCount(2)
  await expect(partFields(page, 2).box('partNumber')).toHaveValue('NE555P')
  await expect(partFields(page, 2).box('manufacturerName')).toHaveValue('STMicroelectronics')
  await expect(partFields(page, 2).box('quantity')).toHaveValue('10')
  await expect(partFields(page, 1).box('targetPrice')).toHaveValue('0.08')
})

test('a part that is added in another tab while the request is sent stays in the list', async ({ page, context }) => {
  await signInMember(context)
  await openRequest(page)
  await partFields(page, 1).box('partNumber').fill(unknownPartNumber)
  await partFields(page, 1).box('quantity').fill('5')
  await fillContact(page)
  const release = await holdOperation(page, 'SubmitRfq')
  await findButton(page, 'rfqPage.submit').click()

  const otherTab = await context.newPage()
  await openRequest(otherTab, '/rfq?part=LM358DR')
  await expect(listParts(page)).toHaveCount(2)
  release()
  await expect(page).toHaveURL('/rfq/successful')
  expect(await readStored(page)).toEqual(['LM358DR'])
  await expect(listParts(otherTab)).toHaveCount(1)
})
