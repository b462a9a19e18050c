import type { Page } from '@playwright/test'
import { writeXlsx } from 'hucre'
import { type LocaleCode, locales } from '@partgate/schema/locales.ts'
import { labelsOf, pathIn } from '../support/labels.ts'
import { expect, expectAccessible, expectFitsNarrowest, test } from '../support/screen.ts'

const languages: LocaleCode[] = ['en', 'ar']
const en = labelsOf('en')
const demo = { email: 'demo@partgate.example', password: 'components-2026' }
const unknown = 'XQ-9000-ZZ'
type Label = ReturnType<typeof labelsOf>
const fieldsOfPart = ['partNumber', 'manufacturerName', 'package', 'dateCode', 'quantity', 'targetPrice'] as const

const mainOf = (page: Page) => page.getByRole('main')
const partOf = (page: Page, number: number, label: Label = en) => {
  const row = mainOf(page).getByRole('group', { name: label('rfqPage.parts.row', { number }), exact: true })
  return {
    row,
    box: (field: (typeof fieldsOfPart)[number]) => row.getByLabel(label(`rfqPage.columns.${field}`)),
    remove: row.getByRole('button', { name: label('rfqPage.parts.remove', { number }) }),
  }
}
const partsOf = (page: Page) => mainOf(page).getByRole('group', { name: /^(Part|القطعة) \d+$/ })
const buttonOf = (page: Page, key: string, label: Label = en) =>
  mainOf(page).getByRole('button', { name: label(key), exact: true })

/** The list has been read as soon as the page is awake. */
const openRequest = async (page: Page, path = '/rfq') => {
  await page.goto(path, { waitUntil: 'networkidle' })
  await expect(partOf(page, 1).box('partNumber')).toBeVisible()
}
const keptOf = (page: Page) =>
  page.evaluate(() =>
    (JSON.parse(localStorage.getItem('RFQLIST') ?? '[]') as { part_number: string }[]).map((item) => item.part_number),
  )

const fillContact = async (page: Page, label: Label = en) => {
  const field = (name: string) => mainOf(page).getByLabel(label(`rfqPage.fields.${name}`))
  await field('contactName').fill('Ada Lovelace')
  await field('companyName').fill('Analytical Engines')
  await field('email').fill('ada@engines.example')
  await field('telephone').fill('+44 20 7946 0000')
  await field('countryCode').selectOption('GB')
  await field('comment').fill('Soon')
}

/** Nobody reads the picture here: the browser computes instead. */
const verify = async (page: Page, label: Label = en) => {
  await buttonOf(page, 'quickRfq.withoutPicture', label).click()
  await expect(mainOf(page).getByText(label('quickRfq.verified'))).toBeVisible({ timeout: 60_000 })
}
const paste = (page: Page, number: number, text: string) =>
  partOf(page, number)
    .box('partNumber')
    .evaluate((box, pasted) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', pasted)
      box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, text)

for (const code of languages)
  test(`a search without result leads to a request with the number filled in, and it is sent, in ${code}`, async ({
    page,
  }) => {
    const label = labelsOf(code)
    await page.goto(pathIn(code, `/s?wd=${unknown}`))
    await mainOf(page)
      .locator(`a[href="${pathIn(code, `/rfq?part=${unknown}`)}"]`)
      .click()
    const part = partOf(page, 1, label)
    await expect(part.box('partNumber')).toHaveValue(unknown)
    await expect(page).toHaveURL(pathIn(code, '/rfq'))
    await part.box('quantity').fill('1,000')
    await part.box('targetPrice').fill('0,0187')
    await page.reload({ waitUntil: 'networkidle' })
    await expect(partsOf(page)).toHaveCount(1)
    await expect(part.box('partNumber')).toHaveValue(unknown)

    await fillContact(page, label)
    await verify(page, label)
    await buttonOf(page, 'rfqPage.submit', label).click()
    await expect(page).toHaveURL(pathIn(code, '/rfq/successful'))
    await expect(mainOf(page).getByRole('heading', { name: label('rfqPage.sent.done') })).toBeVisible()
    await expect(mainOf(page).getByText(/^Q-\w{5}-\w{5}$/)).toBeVisible()
    await expect(mainOf(page).getByText(label('rfqPage.sent.within'))).toBeVisible()
    await expectAccessible(page)
    expect(await keptOf(page)).toEqual([])

    await mainOf(page)
      .getByRole('link', { name: label('rfqPage.sent.another') })
      .click()
    await expect(partOf(page, 1, label).box('partNumber')).toHaveValue('')
    await expect(mainOf(page).getByLabel(label('rfqPage.fields.contactName'))).toHaveValue('')
  })

test('a file becomes rows: what is amiss stands below each, what was found leads to its page', async ({ page }) => {
  const rows = [
    ['MPN', 'Manufacturer', 'Qty', 'Target price'],
    ['LM358DR', 'Texas Instruments', 1000, 0.08],
    ['stm32f103-c8t6', '', 'a few', ''],
    [unknown, '', 5, 'cheap'],
  ]
  const buffer = Buffer.from(await writeXlsx({ sheets: [{ name: 'BOM', rows }] }))
  await openRequest(page)
  await partOf(page, 1).box('partNumber').fill('NE555P')
  const input = mainOf(page).locator('input[type=file]')
  await input.setInputFiles({ name: 'board.xlsx', mimeType: '', buffer })
  await expect(mainOf(page).getByText(en('rfqPage.upload.added', { count: 3, found: 2 }))).toBeVisible()
  await expect(mainOf(page).getByText(en('rfqPage.upload.toMend', { count: 2 }))).toBeVisible()
  await expect(partsOf(page)).toHaveCount(4)
  const [found, near, missing] = [partOf(page, 2), partOf(page, 3), partOf(page, 4)]
  await expect(found.box('quantity')).toHaveValue('1000')
  await expect(found.box('targetPrice')).toHaveValue('0.08')
  await expect(found.row.getByRole('link', { name: 'LM358DR', exact: true })).toHaveAttribute(
    'href',
    /^\/productdetail\//,
  )
  await expect(near.row).toContainText('STM32F103C8T6')
  await expect(near.row).toContainText(en('rfqPage.fileProblems.BAD_QUANTITY'))
  await expect(near.box('quantity')).toHaveValue('')
  await expect(missing.row).toContainText(en('rfqPage.fileProblems.BAD_PRICE'))
  await expect(missing.row).toContainText(en('rfqPage.parts.notFound'))
  await near.box('quantity').fill('7')
  await expect(near.row).not.toContainText(en('rfqPage.fileProblems.BAD_QUANTITY'))
  await expectAccessible(page)

  await input.setInputFiles({ name: 'board.xlsx', mimeType: '', buffer: Buffer.from('%PDF-1.7 and so on') })
  await expect(mainOf(page).getByRole('alert')).toContainText('board.xlsx')
  await input.setInputFiles({ name: 'board.csv', mimeType: '', buffer: Buffer.alloc(2 * 1024 * 1024 + 1) })
  await expect(mainOf(page).getByRole('alert')).toContainText(en('rfqPage.upload.problems.size'))
  await expect(partsOf(page)).toHaveCount(4)
})

test('the template of each language is read as it was meant', async ({ page }) => {
  test.setTimeout(240_000)
  for (const { code } of locales)
    await test.step(code, async () => {
      const label = labelsOf(code)
      await page.goto(pathIn(code, '/rfq'), { waitUntil: 'networkidle' })
      const link = mainOf(page).getByRole('link', { name: label('rfqPage.upload.template') })
      const template = await page.request.get((await link.getAttribute('href')) ?? '')
      expect(template.headers()['content-disposition']).toContain('.csv')
      const file = { name: 'rfq-parts.csv', mimeType: 'text/csv', buffer: await template.body() }
      await mainOf(page).locator('input[type=file]').setInputFiles(file)
      const part = partOf(page, 1, label)
      const wanted = ['LM358DR', 'Texas Instruments', 'SOIC-8', '', '1000', '0.0824']
      for (const [at, field] of fieldsOfPart.entries()) await expect(part.box(field)).toHaveValue(wanted[at] ?? '')
      await page.evaluate(() => localStorage.clear())
    })
})

test('what is typed survives a reload, also where it is no number; the drawer shows it; all of it can be put back', async ({
  page,
}) => {
  await openRequest(page)
  await partOf(page, 1).box('partNumber').fill('LM358DR')
  await partOf(page, 1).box('quantity').fill('some')
  await partOf(page, 1).box('partNumber').press('Enter')
  await partOf(page, 2).box('dateCode').fill('2531+')
  await buttonOf(page, 'rfqPage.parts.add').click()
  await expect(partOf(page, 3).box('partNumber')).toBeFocused()
  await page.reload({ waitUntil: 'networkidle' })
  await expect(partsOf(page)).toHaveCount(2)
  await expect(partOf(page, 1).box('quantity')).toHaveValue('some')
  await expect(partOf(page, 2).box('dateCode')).toHaveValue('2531+')

  await page
    .getByRole('button', { name: en('rfq.itemCount', { count: 2 }) })
    .first()
    .click()
  const drawer = page.locator('#rfq-drawer')
  await expect(drawer.getByRole('listitem').first()).toContainText('LM358DR')
  await drawer.getByRole('button', { name: en('rfq.remove', { partNumber: '—' }) }).click()
  await expect(partsOf(page)).toHaveCount(1)
  await page.keyboard.press('Escape')

  await buttonOf(page, 'rfqPage.parts.removeAll').click()
  await expect(partOf(page, 1).box('partNumber')).toHaveValue('')
  expect(await keptOf(page)).toEqual([])
  await page.getByRole('button', { name: en('rfqPage.parts.undo') }).click()
  await expect(partOf(page, 1).box('partNumber')).toHaveValue('LM358DR')
  expect(await keptOf(page)).toEqual(['LM358DR'])
  await partOf(page, 1).remove.click()
  expect(await keptOf(page)).toEqual([])
})

test('rows pasted from a spreadsheet become parts', async ({ page }) => {
  await openRequest(page)
  await paste(page, 1, 'LM358DR\tTexas Instruments\t1000\t0.08\r\nNE555P\tSTMicroelectronics\t10\t0.2\r\n')
  await expect(partsOf(page)).toHaveCount(2)
  await expect(partOf(page, 2).box('partNumber')).toHaveValue('NE555P')
  await expect(partOf(page, 2).box('manufacturerName')).toHaveValue('STMicroelectronics')
  await expect(partOf(page, 2).box('quantity')).toHaveValue('10')
  await expect(partOf(page, 1).box('targetPrice')).toHaveValue('0.08')
})

for (const code of languages)
  test(`what is missing is said at its place and on top, in ${code}, and nothing is sent`, async ({ page }) => {
    const label = labelsOf(code)
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.postData()?.includes('SubmitRfq')) sent.push(request.url())
    })
    await page.goto(pathIn(code, '/rfq'), { waitUntil: 'networkidle' })
    const submit = buttonOf(page, 'rfqPage.submit', label)
    const part = partOf(page, 1, label)
    await submit.click()
    await expect(mainOf(page).getByText(label('rfqPage.problems.parts'))).toBeVisible()
    await expect(part.box('partNumber')).toBeFocused()
    await part.box('partNumber').fill('LM358DR')
    await part.box('targetPrice').fill('cheap')
    await submit.click()
    await expect(part.box('quantity')).toBeFocused()
    await expect(part.box('quantity')).toHaveAccessibleDescription(label('rfqPage.problems.quantity'))
    await expect(part.box('targetPrice')).toHaveAccessibleDescription(label('rfqPage.problems.targetPrice'))
    const summary = mainOf(page)
      .getByRole('alert')
      .filter({ hasText: label('rfqPage.toMend', { count: 7 }) })
    await summary.getByRole('link', { name: label('rfqPage.fields.telephone') }).click()
    await expect(mainOf(page).getByLabel(label('rfqPage.fields.telephone'))).toBeFocused()
    await expectAccessible(page)
    await expectFitsNarrowest(page)

    await part.box('quantity').fill('5')
    await part.box('targetPrice').fill('')
    await fillContact(page, label)
    await expect(summary).toBeHidden()
    await submit.click()
    await expect(mainOf(page).getByText(label('quickRfq.problems.code'))).toBeVisible()
    expect(sent).toEqual([])
  })

test('a request that does not get through keeps everything, and is made once when it does', async ({
  page,
  context,
  consoleErrors,
}) => {
  await openRequest(page)
  await partOf(page, 1).box('partNumber').fill(unknown)
  await partOf(page, 1).box('quantity').fill('5')
  await fillContact(page)
  await verify(page)
  const keys: string[] = []
  page.on('request', (request) => {
    const key = /"idempotencyKey":"([^"]+)"/.exec(request.postData() ?? '')?.[1]
    if (key) keys.push(key)
  })
  await context.setOffline(true)
  await buttonOf(page, 'rfqPage.submit').click()
  await expect(mainOf(page).getByText(en('common.failure.unavailable'))).toBeVisible()
  await context.setOffline(false)
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('SubmitRfq') ? route.abort() : route.fallback(),
  )
  await buttonOf(page, 'rfqPage.submit').click()
  await expect(mainOf(page).getByText(en('common.failure.unavailable'))).toBeVisible()
  await expect(partOf(page, 1).box('partNumber')).toHaveValue(unknown)
  await expect(mainOf(page).getByLabel(en('rfqPage.fields.comment'))).toHaveValue('Soon')
  await page.unroute('**/graphql')
  await buttonOf(page, 'rfqPage.submit').click()
  await expect(page).toHaveURL('/rfq/successful')
  expect(keys.length).toBeGreaterThan(1)
  expect(new Set(keys).size).toBe(1)
  consoleErrors.splice(0)
})

test('a request goes through though the browser’s list names a product that is none', async ({ page }) => {
  await page.addInitScript(() => {
    const item = { goods_id: 'planted', part_number: 'LM358DR', goods_page_url: 'lm358dr', qty: 5 }
    if (!sessionStorage.getItem('planted')) localStorage.setItem('RFQLIST', JSON.stringify([item]))
    sessionStorage.setItem('planted', '1')
  })
  await openRequest(page)
  await expect(partOf(page, 1).box('partNumber')).toHaveValue('LM358DR')
  await fillContact(page)
  await verify(page)
  await buttonOf(page, 'rfqPage.submit').click()
  await expect(page).toHaveURL('/rfq/successful')
})

test('who is signed in finds what the account knows, and nothing moves', async ({ page }) => {
  await page.goto('/login?redirect=/rfq')
  await mainOf(page)
    .getByRole('textbox', { name: en('account.fields.email'), exact: true })
    .fill(demo.email)
  await mainOf(page).locator('input[type=password]').fill(demo.password)
  await buttonOf(page, 'account.login.submit').click()
  await expect(page).toHaveURL('/rfq')
  const top = () => mainOf(page).getByLabel(en('rfqPage.fields.comment')).boundingBox()
  const before = await top()
  await expect(mainOf(page).getByLabel(en('rfqPage.fields.email'))).toHaveValue(demo.email)
  await expect(mainOf(page).getByLabel(en('rfqPage.fields.companyName'))).toHaveValue(/\S/)
  expect((await top())?.y).toBe(before?.y)
})

test('the page after a request says so where nothing was sent, and is not to be found', async ({ page }) => {
  await page.goto('/rfq/successful')
  await expect(mainOf(page).getByText(en('rfqPage.sent.none'))).toBeVisible()
  await expect(mainOf(page).getByRole('link', { name: en('rfqPage.sent.ask') })).toHaveAttribute('href', '/rfq')
  await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/)
})
