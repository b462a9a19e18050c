import type { Page } from '@playwright/test'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { activateMember, createAddressForm } from '../../contract/members-and-goods.ts'
import { requestData } from '../../contract/shop-client.ts'
import { openBom } from '../../support/bom.ts'
import { env } from '../../support/env.ts'
import { createLabels, localizePath } from '../../support/labels.ts'
import { signInMember } from '../../support/member.ts'
import { openReady, reloadReady, waitUntilReady } from '../../support/open.ts'
import { fullScopeOnly } from '../../support/scope.ts'
import { expect, getMain, test } from '../../support/screen.ts'

type Label = ReturnType<typeof createLabels>
const en = createLabels('en')
const de = createLabels('de')

const chooseGerman = async (page: Page, path: string) => {
  await page.getByLabel(en('layout.currentLanguage', { name: 'English' })).click()
  await page
    .getByRole('list', { name: en('layout.chooseLanguage') })
    .getByRole('link', { name: 'Deutsch' })
    .click()
  await expect(page).toHaveURL(localizePath('de', path))
  await waitUntilReady(page)
}

const findField = (page: Page, name: string) => getMain(page).getByLabel(name, { exact: true })
const readInputNames = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('personal:input:')))

test('the form for a meeting shows what was typed again in another language, once', async ({ page }) => {
  const field = (name: string, label: Label) => getMain(page).getByLabel(label(`site.meeting.fields.${name}`))
  await openReady(page, '/contact')
  const typed = { contactName: 'Ada Lovelace', email: 'ada@engines.example', comment: 'Two engines,\nplease' }
  for (const [name, text] of Object.entries(typed)) await field(name, en).fill(text)
  await field('countryCode', en).selectOption('GB')
  await chooseGerman(page, '/contact')
  for (const [name, text] of Object.entries(typed)) await expect(field(name, de)).toHaveValue(text)
  await expect(field('countryCode', de)).toHaveValue('GB')
  await expect(field('companyName', de)).toHaveValue('')
  expect(await readInputNames(page)).toEqual([])

  await reloadReady(page)
  await expect(field('contactName', de)).toHaveValue('')
  await expect(field('comment', de)).toHaveValue('')
})

const productPath = '/productdetail/stmicroelectronics-stm32f103c8t6'

const openQuickRequest = async (page: Page, label: Label) => {
  await getMain(page)
    .getByRole('region', { name: label('catalogue.buy.title') })
    .getByRole('button', { name: label('quickRfq.open') })
    .click()
  const dialog = page.getByRole('dialog', { name: label('quickRfq.title') })
  await expect(dialog).toBeVisible()
  return { dialog, comment: dialog.getByLabel(label('quickRfq.comment')) }
}

test('a quick request and the profile of a member are shown again, without passwords, and not after a sign-out', async ({
  page,
}) => {
  const { email, password } = await activateMember(env.SHOP_API_URL)
  const profilePath = '/myaccount/my-profile'
  await openReady(page, `/login?${new URLSearchParams({ redirect: profilePath })}`)
  await findField(page, en('account.fields.email')).fill(email)
  await findField(page, en('account.fields.password')).fill(password)
  await getMain(page)
    .getByRole('button', { name: en('account.login.submit') })
    .click()
  await expect(page).toHaveURL(profilePath)
  await findField(page, en('account.fields.city')).fill('Bonn')
  await findField(page, en('account.fields.newPassword')).fill('six-layers-4-mil')
  await chooseGerman(page, profilePath)
  await expect(findField(page, de('account.fields.city'))).toHaveValue('Bonn')
  await expect(findField(page, de('account.fields.newPassword'))).toHaveValue('')
  await getMain(page)
    .getByRole('button', { name: de('profile.save') })
    .click()
  await expect(page.getByText(de('profile.saved'))).toBeVisible()

  await openReady(page, productPath)
  const { comment } = await openQuickRequest(page, en)
  await comment.fill('By May')
  await page.keyboard.press('Escape')
  await chooseGerman(page, productPath)
  expect(await readInputNames(page)).toHaveLength(1)
  await page.goto(localizePath('de', '/exit'))
  await expect(getMain(page).getByText(de('account.exit.done'))).toBeVisible()
  expect(await readInputNames(page)).toEqual([])
})

test('a closed quick request is shown again when it is opened in another language', fullScopeOnly, async ({ page }) => {
  await openReady(page, productPath)
  const { dialog, comment } = await openQuickRequest(page, en)
  await comment.fill('By May')
  await dialog.getByLabel(en('quickRfq.quantity')).fill('4321')
  await dialog.getByLabel(en('quickRfq.code')).fill('abcd')
  await page.keyboard.press('Escape')
  await chooseGerman(page, productPath)
  const german = await openQuickRequest(page, de)
  await expect(german.comment).toHaveValue('By May')
  await expect(german.dialog.getByLabel(de('quickRfq.quantity'))).toHaveValue('4321')
  await expect(german.dialog.getByLabel(de('quickRfq.code'))).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(german.dialog).toBeHidden()
  const again = await openQuickRequest(page, de)
  await expect(again.comment).toHaveValue('By May')
})

test('a pasted parts list is shown again in another language', fullScopeOnly, async ({ page }) => {
  const list = 'LM358DR\t30\nSTM32F103C8T6\t2'
  await openBom(page)
  await findField(page, en('bom.read.pasteLabel')).fill(list)
  await chooseGerman(page, '/bom')
  await expect(findField(page, de('bom.read.pasteLabel'))).toHaveValue(list)
  await expect(getMain(page).getByRole('button', { name: de('bom.read.pasteButton') })).toBeEnabled()
  await openReady(page, '/')
  await findField(page, en('home.bomLabel')).fill(list)
  await chooseGerman(page, '/')
  await expect(findField(page, de('home.bomLabel'))).toHaveValue(list)
})

for (const action of ['add', 'edit'] as const)
  test(
    `a form that is open to ${action} an address is open in another language too`,
    fullScopeOnly,
    async ({ page, context }) => {
      const addressesPath = '/myaccount/address-management'
      const { bearer } = await signInMember(context)
      await requestData(env.SHOP_API_URL, contract.account.addressAdd, { bearer, body: createAddressForm() })
      await openReady(page, addressesPath)
      await getMain(page)
        .getByRole('button', { name: en(`addresses.${action}`) })
        .click()
      await findField(page, en('account.fields.city')).fill('Bonn')
      await chooseGerman(page, addressesPath)
      await expect(findField(page, de('account.fields.city'))).toHaveValue('Bonn')
      await openReady(page, localizePath('de', addressesPath))
      await expect(getMain(page).getByRole('heading', { name: 'Ada Newcomer' })).toBeVisible()
      await expect(findField(page, de('account.fields.city'))).toHaveCount(0)
    },
  )
