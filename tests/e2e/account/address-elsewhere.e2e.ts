import type { Page } from '@playwright/test'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { createAddressForm } from '../../contract/members-and-goods.ts'
import { requestData } from '../../contract/shop-client.ts'
import { env } from '../../support/env.ts'
import { createLabels } from '../../support/labels.ts'
import { signInMember } from '../../support/member.ts'
import { expect, getMain, test } from '../../support/screen.ts'
import { getToasts } from '../../support/toasts.ts'

const { account } = contract
const shop = env.SHOP_API_URL
const en = createLabels('en')
const addressesPath = '/myaccount/address-management'
const returnToTab = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

test('an address that was deleted in another tab is reported when it is saved', async ({ page, context }) => {
  const { bearer } = await signInMember(context)
  const { id } = await requestData(shop, account.addressAdd, { bearer, body: createAddressForm() })
  await page.goto(addressesPath)
  const main = getMain(page)
  await main.getByRole('button', { name: en('addresses.edit') }).click()
  await requestData(shop, account.addressDelete, { bearer, params: { id: `${id}` } })
  await returnToTab(page)
  await main.getByLabel(en('account.fields.contactName'), { exact: true }).fill('Ada King')
  await main.getByRole('button', { name: en('addresses.save'), exact: true }).click()
  await expect(main.getByText(en('addresses.empty.title'))).toBeVisible()
  await expect(getToasts(page)).toContainText(en('addresses.deletedElsewhere'))
})

test('a default that is set in an older tab changes nothing else', async ({ page, context }) => {
  const { bearer } = await signInMember(context)
  for (const contact_name of ['Ada', 'Grace'])
    await requestData(shop, account.addressAdd, { bearer, body: { ...createAddressForm(), contact_name } })
  const screen = (tab: Page) => {
    const main = getMain(tab)
    const line = main.getByLabel(en('addresses.fields.addressLine1'), { exact: true })
    const changeLine = async (typed: string) => {
      await main.getByRole('button', { name: new RegExp(`^${en('addresses.edit')}.*: Grace$`) }).click()
      await line.fill(typed)
      await main.getByRole('button', { name: en('addresses.save'), exact: true }).click()
      await expect(main.getByText(typed)).toBeVisible()
    }
    const getDefaultButton = (key: string) => main.getByRole('button', { name: `${en(`addresses.${key}`)}, Grace` })
    return { main, changeLine, getDefaultButton }
  }
  await page.goto(addressesPath)
  const older = screen(page)
  await expect(older.getDefaultButton('defaultShipping')).toBeVisible()

  const otherTab = await context.newPage()
  await otherTab.goto(addressesPath)
  const newer = screen(otherTab)
  await newer.changeLine('Uferweg 9')
  await newer.getDefaultButton('defaultBilling').click()
  await expect(newer.getDefaultButton('defaultBilling')).toBeHidden()

  await older.getDefaultButton('defaultShipping').click()
  await expect(getToasts(page)).toContainText(en('addresses.nowShipping', { name: 'Grace' }))
  await expect(older.main.getByText('Uferweg 9')).toBeVisible()
  const saved = await requestData(shop, account.addressList, { bearer })
  expect(saved.find(({ contact_name }) => contact_name === 'Grace')).toMatchObject({
    address_line_1: 'Uferweg 9',
    is_default_shipping: true,
    is_default_billing: true,
  })

  await newer.changeLine('Seeweg 4')
  await returnToTab(page)
  await expect(older.main.getByText('Seeweg 4')).toBeVisible()
})

test('an address that is edited in an older tab leaves the defaults that were set elsewhere', async ({
  page,
  context,
}) => {
  const { bearer } = await signInMember(context)
  const form = { ...createAddressForm(), is_default_shipping: false, is_default_billing: false }
  await requestData(shop, account.addressAdd, { bearer, body: { ...form, contact_name: 'Ada' } })
  const { id } = await requestData(shop, account.addressAdd, { bearer, body: { ...form, contact_name: 'Grace' } })
  await page.goto(addressesPath)
  const main = getMain(page)
  await main.getByRole('button', { name: new RegExp(`^${en('addresses.edit')}.*: Grace$`) }).click()
  await main.getByLabel(en('addresses.fields.addressLine1'), { exact: true }).fill('Uferweg 9')
  const elsewhere = { ...form, contact_name: 'Grace', is_default_shipping: true }
  await requestData(shop, account.addressModify, { bearer, params: { id: `${id}` }, body: elsewhere })
  await main.getByRole('button', { name: en('addresses.save'), exact: true }).click()
  await expect(main.getByText('Uferweg 9')).toBeVisible()
  const saved = await requestData(shop, account.addressList, { bearer })
  expect(saved.find(({ contact_name }) => contact_name === 'Grace')).toMatchObject({
    address_line_1: 'Uferweg 9',
    is_default_shipping: true,
    is_default_billing: false,
  })
})
