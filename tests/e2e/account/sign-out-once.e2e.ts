import type { Page } from '@playwright/test'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { requestData, requestEnvelope } from '../../contract/shop-client.ts'
import { env } from '../../support/env.ts'
import { createLabels } from '../../support/labels.ts'
import { type Member, signInMember } from '../../support/member.ts'
import { openReady, reloadReady, waitUntilReady } from '../../support/open.ts'
import { findButton } from '../../support/rfq-form.ts'
import { expect, expectContentAccessible, getMain, test } from '../../support/screen.ts'

const { account } = contract
const shop = env.SHOP_API_URL
const en = createLabels('en')
const profilePath = '/myaccount/my-profile'

const findText = (page: Page, key: string) => getMain(page).getByText(en(`account.exit.${key}`), { exact: true })
const findLink = (page: Page, key: string) => getMain(page).getByRole('link', { name: en(key), exact: true })

const signInAgain = async (page: Page, { email, password }: Member, place: string) => {
  await expect(page).toHaveURL(/\/login/)
  await waitUntilReady(page)
  await getMain(page).getByLabel(en('account.fields.email'), { exact: true }).fill(email)
  await getMain(page).getByLabel(en('account.fields.password'), { exact: true }).fill(password)
  await findButton(page, 'account.login.submit').click()
  await expect(page).toHaveURL(place)
  await page.evaluate(() => sessionStorage.setItem('personal:draft', 'typed'))
}

const readDraft = (page: Page) => page.evaluate(() => sessionStorage.getItem('personal:draft'))

const expectSignedIn = async (page: Page, { email }: Member) => {
  await waitUntilReady(page)
  await expect(findText(page, 'question')).toBeVisible()
  expect(await readDraft(page)).toBe('typed')
  await expectContentAccessible(page)
  await openReady(page, profilePath)
  await expect(getMain(page).getByText(email)).toBeVisible()
}

test('after an ended session and a new sign-in, Back does not end the new session', async ({ page, context }) => {
  const member = await signInMember(context)
  await openReady(page, profilePath)
  await requestData(shop, account.logout, { bearer: member.bearer })
  await findButton(page, 'profile.save').click()
  await findLink(page, 'account.exit.signIn').or(findLink(page, 'account.exit.continue')).click()
  await signInAgain(page, member, profilePath)
  await page.goBack()
  await expectSignedIn(page, member)
})

test('after a sign-out and a new sign-in, Back asks before it signs out', async ({ page, context }) => {
  const member = await signInMember(context)
  await openReady(page, '/exit')
  await findLink(page, 'account.exit.signIn').click()
  await signInAgain(page, member, '/')
  await page.goBack()
  await expectSignedIn(page, member)
  await page.goBack()
  await findButton(page, 'account.exit.submit').click()
  await expect(findText(page, 'done')).toBeVisible()
  expect(await readDraft(page)).toBeNull()
})

test('a reload of the page of a sign-out leaves the session of another tab, and the menu ends it', async ({
  page,
  context,
}) => {
  await signInMember(context)
  await openReady(page, '/exit')
  await expect(findText(page, 'done')).toBeVisible()
  const { bearer, email } = await signInMember(context)
  await reloadReady(page)
  await expect(findText(page, 'question')).toBeVisible()
  expect(await requestData(shop, account.profileInfo, { bearer })).toMatchObject({ email })
  const banner = page.getByRole('banner')
  await banner.locator('summary', { hasText: en('layout.accountMenu') }).click()
  await banner.getByRole('link', { name: en('layout.signOut') }).click()
  await expect(findText(page, 'done')).toBeVisible()
  expect(await requestEnvelope(shop, account.profileInfo, { bearer })).toMatchObject({ code: 4001 })
  await reloadReady(page)
  await expect(findText(page, 'done')).toBeVisible()
})
