import type { Page } from '@playwright/test'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { LocaleCode } from '@partgate/schema/locales.ts'
import { requestData } from '../../contract/shop-client.ts'
import { createAddressForm } from '../../contract/members-and-goods.ts'
import { env } from '../../support/env.ts'
import { createLabels, localizePath } from '../../support/labels.ts'
import { signInMember } from '../../support/member.ts'
import { abortOperations, recordOperations } from '../../support/operations.ts'
import { fullScopeOnly, pickInTurn } from '../../support/scope.ts'
import { expect, expectContentAccessible, expectFitsNarrowest, test } from '../../support/screen.ts'

const { account } = contract
const shop = env.SHOP_API_URL
const languages: LocaleCode[] = ['en', 'ar']
const addressesPath = '/myaccount/address-management'
const en = createLabels('en')
const ownWords = ['addressLine1', 'addressLine2', 'postalCode']

const screen = (page: Page, label = en) => {
  const main = page.getByRole('main')
  const button = (key: string) => main.getByRole('button', { name: label(`addresses.${key}`), exact: true })
  return {
    main,
    field: (name: string) =>
      main.getByLabel(label(`${ownWords.includes(name) ? 'addresses' : 'account'}.fields.${name}`), { exact: true }),
    state: main.getByLabel(label('addresses.stateNames.state'), { exact: true }),
    add: button('add'),
    save: button('save'),
    cancel: button('cancel'),
    card: (name: string) =>
      main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) }),
    heading: (name: string) => main.getByRole('heading', { level: 2, name, exact: true }),
    of: (key: string, name: string) =>
      main.getByRole('button', { name: new RegExp(`^${label(`addresses.${key}`)}.*: ${name}$`) }),
    getDefaultButton: (key: string, name: string) =>
      main.getByRole('button', { name: `${label(`addresses.${key}`)}, ${name}` }),
    flag: (name: string, key: string) =>
      main
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) })
        .getByRole('listitem')
        .filter({ hasText: label(`addresses.${key}`) }),
  }
}

const save = (bearer: string, contact_name: string) =>
  requestData(shop, account.addressAdd, { bearer, body: { ...createAddressForm(), contact_name } })

for (const code of pickInTurn(languages, 0))
  test(`in ${code}, the first address is added with the keyboard alone`, async ({ page, context }) => {
    const label = createLabels(code)
    await signInMember(context)
    await page.goto(localizePath(code, addressesPath))
    const { main, field, add, heading, flag } = screen(page, label)
    await expect(main.getByText(label('addresses.empty.title'))).toBeVisible()
    await expectContentAccessible(page)

    await add.focus()
    await page.keyboard.press('Enter')
    await expect(field('contactName')).toBeFocused()
    await expectContentAccessible(page)
    const typed = [
      'Ada Keller',
      'Keller GmbH',
      'country',
      'Invalidenstr. 44',
      '',
      'Berlin',
      'Harare Province',
      '+263 24 270 0000',
    ]
    for (const [at, text] of typed.entries()) {
      if (at > 0) await page.keyboard.press('Tab')
      if (text === 'country') for (const key of ['ArrowDown', 'End', 'Enter']) await page.keyboard.press(key)
      else await page.keyboard.type(text)
    }
    await expect(field('telephone')).toBeFocused()
    await expect(field('countryCode')).toHaveValue(/^[A-Z]{2}$/)
    await page.keyboard.press('Enter')
    await expect(heading('Ada Keller')).toBeFocused()
    await expect(page.getByText(label('addresses.saved'))).toBeVisible()
    for (const key of ['defaultShipping', 'defaultBilling'])
      await expect(flag('Ada Keller', key)).toContainText(label('addresses.isDefault'))
    await expectContentAccessible(page)
    await expectFitsNarrowest(page)
  })

for (const code of pickInTurn(languages, 1))
  test(`in ${code}, each missing address field has an error, from the page or from the shop`, async ({
    page,
    context,
  }) => {
    const label = createLabels(code)
    await signInMember(context)
    await page.goto(localizePath(code, addressesPath))
    const { main, field, state, add, save: submit, cancel, heading } = screen(page, label)
    await add.click()
    const sent = recordOperations(page)
    await submit.click()
    const missing = {
      contactName: 'contactName',
      countryCode: 'country',
      addressLine1: 'address',
      city: 'city',
      telephone: 'telephone',
    }
    for (const [name, problem] of Object.entries(missing))
      await expect(field(name)).toHaveAccessibleDescription(new RegExp(label(`account.problems.${problem}`)))
    await expect(field('contactName')).toBeFocused()
    const summary = main.getByRole('alert').filter({ hasText: label('account.problemCount', { count: 5 }) })
    await summary.getByRole('link', { name: label('account.fields.telephone'), exact: true }).click()
    await expect(field('telephone')).toBeFocused()
    await expectContentAccessible(page)
    expect(sent).not.toContain('AddAddress')

    await field('contactName').fill('Grace Keller')
    await field('countryCode').selectOption('US')
    await field('addressLine1').fill('1 Main St')
    await field('city').fill('Austin')
    await field('telephone').fill('+1 512 555 0100')
    await submit.click()
    await expect(state).toBeFocused()
    await expect(state).toHaveAccessibleDescription(new RegExp(label('account.problems.state')))
    await expect(field('postalCode')).toHaveAccessibleDescription(new RegExp(label('account.problems.postalCode')))
    await expect(field('city')).toHaveValue('Austin')
    await expectFitsNarrowest(page)
    await field('countryCode').selectOption('DE')
    await expect(main.getByRole('alert').filter({ has: page.getByRole('link') })).toHaveCount(0)

    await cancel.click()
    await expect(add).toBeFocused()
    await add.click()
    await expect(field('city')).toHaveValue('')
    await expect(heading('Grace Keller')).toBeHidden()
  })

for (const code of languages)
  test(`in ${code}, addresses become defaults, are edited and deleted`, fullScopeOnly, async ({ page, context }) => {
    const label = createLabels(code)
    const { bearer } = await signInMember(context)
    await save(bearer, 'Ada')
    await save(bearer, 'Grace')
    await page.goto(localizePath(code, addressesPath))
    const { main, field, save: submit, of, getDefaultButton, flag, heading } = screen(page, label)
    const isDefault = label('addresses.isDefault')
    await expect(flag('Ada', 'defaultShipping')).toContainText(isDefault)
    await getDefaultButton('defaultShipping', 'Grace').click()
    await expect(page.getByText(label('addresses.nowShipping', { name: 'Grace' }))).toBeVisible()
    await expect(heading('Grace')).toBeFocused()
    await getDefaultButton('defaultBilling', 'Grace').click()
    await expect(flag('Grace', 'defaultBilling')).toContainText(isDefault)
    await expect(flag('Grace', 'defaultShipping')).toContainText(isDefault)
    await expect(getDefaultButton('defaultShipping', 'Ada')).toBeVisible()
    await expect(getDefaultButton('defaultBilling', 'Ada')).toBeVisible()
    await expectContentAccessible(page)

    await of('edit', 'Ada').click()
    await expect(field('contactName')).toBeFocused()
    await expect(field('postalCode')).toHaveValue('10119')
    await expectContentAccessible(page)
    await field('city').fill('Potsdam')
    await main.getByRole('checkbox', { name: label('addresses.defaultShipping') }).check()
    await submit.click()
    await expect(heading('Ada')).toBeFocused()
    await expect(main.getByText('10119 Potsdam')).toBeVisible()
    await expect(flag('Ada', 'defaultShipping')).toContainText(isDefault)
    await page.reload()
    await expect(main.getByText('10119 Potsdam')).toBeVisible()
    await expect(flag('Grace', 'defaultBilling')).toContainText(isDefault)

    const dialog = page.getByRole('dialog', { name: label('addresses.removal.title') })
    await of('remove', 'Ada').click()
    await expect(dialog).toContainText('10119 Potsdam')
    await expectContentAccessible(page)
    await dialog.getByRole('button', { name: label('addresses.cancel') }).click()
    await expect(of('remove', 'Ada')).toBeFocused()
    for (const [name, next] of [['Ada', heading('Grace')] as const, ['Grace', page.locator('h1')] as const]) {
      await of('remove', name).click()
      await dialog.getByRole('button', { name: label('addresses.remove'), exact: true }).click()
      await expect(heading(name)).toBeHidden()
      await expect(next).toBeFocused()
    }
    await expect(main.getByText(label('addresses.empty.title'))).toBeVisible()
    await expectFitsNarrowest(page)
  })

test(
  'failures to show, save, set or delete an address lose no data',
  fullScopeOnly,
  async ({ page, context, consoleErrors }) => {
    const { bearer } = await signInMember(context)
    await save(bearer, 'Ada')
    await save(bearer, 'Grace')
    await abortOperations(page, 'AddressesPage')
    await page.goto(addressesPath)
    const { main, field, save: submit, add, of, getDefaultButton, heading } = screen(page)
    await expect(main.getByText(en('addresses.loadFailed'))).toBeVisible()
    await expectContentAccessible(page)
    await page.unroute('**/graphql')
    await main.getByRole('button', { name: en('common.retry') }).click()
    await expect(heading('Ada')).toBeVisible()

    await abortOperations(page, 'AddAddress', 'UpdateAddress', 'RemoveAddress')
    const failure = en('common.failure.unavailable')
    await getDefaultButton('defaultShipping', 'Grace').click()
    await expect(page.getByText(failure)).toBeVisible()
    await of('remove', 'Grace').click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: en('addresses.remove'), exact: true })
      .click()
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(failure)
    await page.keyboard.press('Escape')
    await expect(heading('Grace')).toBeVisible()
    await add.click()
    await field('contactName').fill('Mary')
    await field('countryCode').selectOption('HK')
    await field('addressLine1').fill('1 Queen’s Road')
    await field('city').fill('Hong Kong')
    await field('telephone').fill('+852 5550 0123')
    await submit.click()
    await expect(main.getByRole('alert').filter({ hasText: failure })).toBeVisible()
    await expect(field('addressLine1')).toHaveValue('1 Queen’s Road')
    await expectContentAccessible(page)
    await page.unroute('**/graphql')
    await submit.click()
    await expect(heading('Mary')).toBeFocused()
    consoleErrors.length = 0
  },
)

test('a full account says so and accepts no more addresses', fullScopeOnly, async ({ page, context }) => {
  const { bearer } = await signInMember(context)
  for (let at = 1; at <= 50; at++) await save(bearer, `Person ${at}`)
  await page.goto(addressesPath)
  const { main, add } = screen(page)
  await expect(main.getByText(en('addresses.full', { max: 50 }))).toBeVisible()
  await expect(add).toBeHidden()
  await expect(main.getByRole('heading', { level: 2 })).toHaveCount(50)
  await expectFitsNarrowest(page)
})
