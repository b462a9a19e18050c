import type { BrowserContext, Page } from '@playwright/test'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { activateMember } from '../../contract/members-and-goods.ts'
import { requestData } from '../../contract/shop-client.ts'
import {
  checkoutForm,
  checkoutPath,
  fillAddress,
  fillAsGuest,
  findLightGoods,
  placeOrder,
} from '../../support/checkout.ts'
import { env } from '../../support/env.ts'
import { createLabels } from '../../support/labels.ts'
import { signInMember } from '../../support/member.ts'
import { openReady } from '../../support/open.ts'
import { quietPage } from '../../support/paths.ts'
import { findButton } from '../../support/rfq-form.ts'
import { expect, expectContentAccessible, getMain, test } from '../../support/screen.ts'
import { getToasts } from '../../support/toasts.ts'

const { account, orders } = contract
const shop = env.SHOP_API_URL
const en = createLabels('en')
const addressesPath = '/myaccount/address-management'
const profilePath = '/myaccount/my-profile'

const signOutInOtherTab = async (context: BrowserContext) => {
  const tab = await context.newPage()
  await openReady(tab, '/exit')
  await expect(getMain(tab).getByText(en('account.exit.done'))).toBeVisible()
  return tab
}

/** Signs another member in, who has no orders and no addresses. */
const changeAccountInOtherTab = async (context: BrowserContext) => {
  const tab = await signOutInOtherTab(context)
  const member = await activateMember(shop)
  const { token: bearer } = await requestData(shop, account.login, { body: member })
  await requestData(shop, account.profileModify, { bearer, body: { contact_name: 'Grace Other' } })
  await openReady(tab, '/login')
  await getMain(tab).getByLabel(en('account.fields.email'), { exact: true }).fill(member.email)
  await getMain(tab).getByLabel(en('account.fields.password'), { exact: true }).fill(member.password)
  await findButton(tab, 'account.login.submit').click()
  await expect(tab).not.toHaveURL(/login/)
  return { ...member, bearer }
}

const expectRefused = async (page: Page) => {
  await expect(
    getMain(page)
      .getByRole('alert')
      .filter({ hasText: en('common.failure.accountChanged') }),
  ).toBeVisible()
  await expect(getToasts(page)).toContainText('Grace Other')
}

const reload = (page: Page) =>
  getToasts(page)
    .getByRole('button', { name: en('common.accountChange.reload') })
    .click()

/** As after a change to another tab and back. */
const returnToTab = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

const openBuyNow = async (page: Page) => {
  const [goods] = await findLightGoods(1)
  await openReady(page, `${checkoutPath}?buy=${goods?.goods_page_url}`)
}

test('an order of a page of another account is not placed', async ({ page, context }) => {
  const first = await signInMember(context)
  await openBuyNow(page)
  const { main, carrier } = checkoutForm(page)
  await fillAddress(page)
  await expect(carrier('DHL')).toBeVisible()
  await expect(main.getByText(first.email)).toBeVisible()
  const { bearer, email } = await changeAccountInOtherTab(context)
  await placeOrder(page)
  await expectRefused(page)
  await expectContentAccessible(page)
  expect(await requestData(shop, orders.list, { bearer })).toMatchObject({ total: 0 })
  await reload(page)
  await expect(main.getByText(email)).toBeVisible()
})

test('an order of a page of a guest is not placed for an account, and the reloaded page keeps the input', async ({
  page,
  context,
}) => {
  await openBuyNow(page)
  const { main, carrier, field } = checkoutForm(page)
  await fillAsGuest(page)
  await expect(carrier('DHL')).toBeVisible()
  const { bearer, email } = await changeAccountInOtherTab(context)
  await placeOrder(page)
  await expectRefused(page)
  expect(await requestData(shop, orders.list, { bearer })).toMatchObject({ total: 0 })
  await reload(page)
  await expect(main.getByText(email)).toBeVisible()
  await expect(field('shipping', 'city')).toHaveValue('Berlin')
})

test('the profile and the password of a page of another account are not saved', async ({ page, context }) => {
  await signInMember(context)
  await openReady(page, profilePath)
  const findField = (name: string) => getMain(page).getByLabel(en(`account.fields.${name}`), { exact: true })
  await findField('contactName').fill('Ada Changed')
  const { bearer, password } = await changeAccountInOtherTab(context)
  await findButton(page, 'profile.save').click()
  await expectRefused(page)
  expect(await requestData(shop, account.profileInfo, { bearer })).toMatchObject({ contact_name: 'Grace Other' })

  await findField('oldPassword').fill(password)
  for (const name of ['newPassword', 'confirmNewPassword']) await findField(name).fill('six-layers-3-mil')
  await findButton(page, 'profile.password.submit').click()
  const refused = getMain(page)
    .getByRole('alert')
    .filter({ hasText: en('common.failure.accountChanged') })
  await expect(refused).toHaveCount(2)
  await reload(page)
  await expect(findField('contactName')).toHaveValue('Grace Other')
})

test('an address of a page of another account is not stored', async ({ page, context }) => {
  await signInMember(context)
  await openReady(page, addressesPath)
  await findButton(page, 'addresses.add').click()
  const findField = (key: string) => getMain(page).getByLabel(en(key), { exact: true })
  await findField('account.fields.countryCode').selectOption('DE')
  for (const [key, text] of [
    ['account.fields.contactName', 'Ada Newcomer'],
    ['addresses.fields.addressLine1', 'Torstr. 1'],
    ['account.fields.city', 'Berlin'],
    ['addresses.fields.postalCode', '10119'],
    ['account.fields.telephone', '+49 30 1234567'],
  ] as const)
    await findField(key).fill(text)
  const { bearer } = await changeAccountInOtherTab(context)
  await findButton(page, 'addresses.save').click()
  await expectRefused(page)
  expect(await requestData(shop, account.addressList, { bearer })).toEqual([])
  await reload(page)
  await expect(getMain(page).getByText(en('addresses.empty.title'))).toBeVisible()
})

test('a page learns of a sign-out and of another account on return to its tab', async ({ page, context }) => {
  await signInMember(context)
  await openReady(page, quietPage)
  await expect(page.getByRole('banner')).toContainText('Bench Ltd')
  await returnToTab(page)
  await expect(getToasts(page).getByRole('button')).toHaveCount(0)
  await signOutInOtherTab(context)
  await returnToTab(page)
  await expect(getToasts(page).getByText(en('common.accountChange.signedOut'))).toBeVisible()
  await changeAccountInOtherTab(context)
  await returnToTab(page)
  await expect(getToasts(page)).toContainText('Grace Other')
  await reload(page)
  await expect(getToasts(page).getByRole('button')).toHaveCount(0)
})
