import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { requestData } from '../../contract/shop-client.ts'
import { findCell, findTotals, openBom } from '../../support/bom.ts'
import { env } from '../../support/env.ts'
import { createLabels } from '../../support/labels.ts'
import { addSessionCookie, createMember, signInMember } from '../../support/member.ts'
import { partFields } from '../../support/rfq-form.ts'
import { fullScopeOnly } from '../../support/scope.ts'
import { expect, expectContentAccessible, getMain, test } from '../../support/screen.ts'

const en = createLabels('en')
const list = ['LM358DR\t30', 'LM358DR\t20', 'XYZZY-NOT-SOLD-1\t5'].join('\n')

const pasteList = async (page: Page) => {
  await page.goto('/bom')
  await getMain(page).getByLabel(en('bom.read.pasteLabel')).fill(list)
  await getMain(page)
    .getByRole('button', { name: en('bom.read.pasteButton') })
    .click()
  await getMain(page)
    .getByRole('button', { name: en('bom.read.continue', { count: 3 }) })
    .click()
  await expect(findButton(page, 'actions.toCart', { count: 2 })).toBeEnabled()
}
const findButton = (page: Page, key: string, values: Record<string, string | number> = {}) =>
  page.getByRole('button', { name: en(`bom.${key}`, values), exact: true })

test('lines are ordered once, requested, and downloaded', async ({ page }) => {
  await pasteList(page)
  const figures = [1, 2].flatMap((row) =>
    (['order', 'unit', 'extended'] as const).map((key) => findCell(page, row, key)),
  )
  await expect(findCell(page, 2, 'order')).toContainText(en('bom.grid.included', { number: 1 }))
  const texts = await Promise.all(figures.map((cell) => cell.innerText()))
  expect(await findTotals(page).innerText()).toContain(`\n${en('bom.grid.open', { count: 1 })}`)
  await findButton(page, 'actions.toCart', { count: 2 }).dblclick()
  const outcome = getMain(page).getByRole('region', { name: en('bom.actions.cartOutcome') })
  await expect(outcome).toContainText(en('bom.actions.added', { count: 1 }))
  await expect(outcome).toContainText('LM358DR')
  await expect(outcome).toContainText(en('bom.actions.notOrderable', { count: 1 }))
  await expect(findButton(page, 'actions.toCart', { count: 0 })).toBeDisabled()
  for (const [at, cell] of figures.entries()) await expect(cell).toHaveText(texts[at] ?? '', { useInnerText: true })
  await expectContentAccessible(page)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: en('cartPage.tools.csv') }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/\.csv$/)
  const [, first, , third] = (await readFile(await file.path(), 'utf8')).split('\r\n')
  expect(first).toContain(`${en('bom.verdict.EXACT')},`)
  expect(first).toContain('/productdetail/')
  expect(third).toContain(en('bom.verdict.NOTHING'))

  await findButton(page, 'actions.toQuote', { count: 1 }).click()
  await expect(page).toHaveURL(/\/rfq$/)
  await expect(partFields(page, 1).box('partNumber')).toHaveValue('XYZZY-NOT-SOLD-1')
  await expect(partFields(page, 1).box('quantity')).toHaveValue('5')
})

test('the result of the cart takes one row of the bar, and its details are one click away', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await pasteList(page)
  await findButton(page, 'actions.toCart', { count: 2 }).click()
  const outcome = getMain(page).getByRole('region', { name: en('bom.actions.cartOutcome') })
  await expect(outcome).toBeVisible()
  expect((await outcome.boundingBox())?.height).toBeLessThan(80)
  await expect(outcome.getByRole('listitem')).toBeHidden()
  await outcome.getByText(en('bom.actions.added', { count: 1 })).click()
  await expect(outcome.getByRole('listitem')).toContainText('LM358DR')
})

test('a dialog of the tools stays open with its text while the phone is turned', async ({ page }) => {
  await signInMember(page.context())
  await page.setViewportSize({ width: 390, height: 844 })
  await pasteList(page)
  await findButton(page, 'actions.save').click()
  const name = page.getByRole('dialog').getByLabel(en('bom.saved.name'))
  await name.fill('Sensor board')
  await page.setViewportSize({ width: 844, height: 390 })
  await expect(getMain(page).getByRole('group', { name: en('bom.actions.tools') })).toHaveCount(1)
  await expect(name).toHaveValue('Sensor board')
})

test('a guest is led to the sign-in and back to the list', fullScopeOnly, async ({ page }) => {
  await pasteList(page)
  await findButton(page, 'actions.save').click()
  const link = page.getByRole('dialog').getByRole('link', { name: en('account.login.submit') })
  await expect(link).toHaveAttribute('href', '/login?redirect=%2Fbom')
  await expectContentAccessible(page)
  await page.reload()
  await expect(findButton(page, 'actions.toCart', { count: 2 })).toBeEnabled()
})

test('a saved list is shared, copied by others, refused where it changed elsewhere, and deleted', async ({
  page,
  browser,
}) => {
  const member = await signInMember(page.context())
  await pasteList(page)
  const dialog = page.getByRole('dialog')
  const save = async (button: string) => {
    await findButton(page, 'actions.save').click()
    await dialog.getByLabel(en('bom.saved.name')).fill('Sensor board')
    await dialog.getByRole('button', { name: en(`bom.saved.${button}`), exact: true }).click()
  }
  await findButton(page, 'actions.save').click()
  await dialog.getByLabel(en('bom.saved.name')).fill('Sensor board')
  await page.keyboard.press('Enter')
  await expect(page.getByText(en('bom.saved.done', { name: 'Sensor board' }))).toBeVisible()

  const [total = ''] = /USD\s+[\d,.]+/.exec(await findTotals(page).innerText()) ?? []
  await findButton(page, 'saved.lists').click()
  await expect(dialog.getByRole('rowheader', { name: 'Sensor board' })).toBeVisible()
  await expectContentAccessible(page)
  await dialog.getByRole('button', { name: en('bom.saved.shareOf', { name: 'Sensor board' }) }).click()
  const href = await dialog.getByRole('textbox', { name: en('cartPage.share.link') }).inputValue()

  const guest = await (await browser.newContext()).newPage()
  await guest.goto(href)
  await expect(getMain(guest).getByRole('heading', { name: 'Sensor board' })).toBeVisible()
  await expect(getMain(guest).getByRole('link', { name: 'LM358DR' })).toHaveCount(2)
  await expect(getMain(guest)).toContainText(total)
  await expectContentAccessible(guest)
  await findButton(guest, 'shared.use').click()
  await expect(guest).toHaveURL(/\/bom$/)
  await expect(findButton(guest, 'actions.toCart', { count: 2 })).toBeEnabled()

  await dialog.getByRole('button', { name: en('bom.saved.openOf', { name: 'Sensor board' }) }).click()
  await expect(getMain(page).getByRole('region', { name: en('bom.saved.changes.title') })).toBeVisible()

  const elsewhere = await browser.newContext()
  await addSessionCookie(elsewhere, member.bearer)
  const other = await elsewhere.newPage()
  await other.goto('/bom')
  await findButton(other, 'saved.lists').click()
  await other.getByRole('button', { name: en('bom.saved.openOf', { name: 'Sensor board' }) }).click()
  await findButton(other, 'actions.save').click()
  await findButton(other, 'saved.saveChanges').click()
  await expect(other.getByText(en('bom.saved.done', { name: 'Sensor board' }))).toBeVisible()

  await save('saveChanges')
  await expect(dialog.getByRole('alert')).toHaveText(en('bom.saved.changedElsewhere'))
  await findButton(page, 'saved.replace').click()
  await expect(dialog).toBeHidden()

  await findButton(page, 'saved.lists').click()
  await dialog.getByRole('button', { name: en('bom.saved.deleteOf', { name: 'Sensor board' }) }).click()
  await findButton(page, 'saved.delete').click()
  await expect(dialog.getByText(en('bom.saved.none'))).toBeVisible()
  await guest.goto(href)
  await expect(getMain(guest).getByText(en('cartPage.shared.gone.title'))).toBeVisible()
})

test('the copy of a shared list comes before a preview that was not accepted', async ({ page }) => {
  const { bearer } = await createMember()
  const rows = [{ designators: 'U1', numbers: [{ meaning: 'manufacturer_part_number', number: 'NE555P' }], qty: 1 }]
  const shop = env.SHOP_API_URL
  const { id } = await requestData(shop, contract.rfq.savePartsList, { bearer, body: { name: 'Sensor board', rows } })
  const { token } = await requestData(shop, contract.rfq.sharePartsList, { bearer, body: { id } })
  await openBom(page)
  await getMain(page).getByLabel(en('bom.read.pasteLabel')).fill('LM358DR 30')
  await findButton(page, 'read.pasteButton').click()
  await expect(getMain(page).getByRole('heading', { name: en('bom.read.previewTitle') })).toBeVisible()

  await page.goto(`/bom/shared/${token}`)
  await findButton(page, 'shared.use').click()
  await expect(page).toHaveURL(/\/bom$/)
  await expect(findCell(page, 1, 'partNumber')).toContainText('NE555P')
  await findButton(page, 'grid.startOver').click()
  await expect(getMain(page).getByLabel(en('bom.read.pasteLabel'))).toHaveValue('')
})
