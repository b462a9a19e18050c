import type { Page } from '@playwright/test'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { LocaleCode } from '@partgate/schema/locales.ts'
import { activateMember } from '../../contract/members-and-goods.ts'
import { requestEnvelope, requestData } from '../../contract/shop-client.ts'
import { env } from '../../support/env.ts'
import { createLabels, localizePath } from '../../support/labels.ts'
import { signInMember, addSessionCookie } from '../../support/member.ts'
import { openReady } from '../../support/open.ts'
import { abortOperations, holdOperation, recordOperations } from '../../support/operations.ts'
import { fullScopeOnly, pickInTurn } from '../../support/scope.ts'
import { expect, expectContentAccessible, expectFitsNarrowest, test } from '../../support/screen.ts'

const { account } = contract
const shop = env.SHOP_API_URL
const languages: LocaleCode[] = ['en', 'ar']
const profilePath = '/myaccount/my-profile'
const en = createLabels('en')

const screen = (page: Page, label = en) => {
  const main = page.getByRole('main')
  const box = (key: string) => main.getByLabel(label(key), { exact: true })
  const button = (key: string) => main.getByRole('button', { name: label(key), exact: true })
  return {
    main,
    field: (name: string) => box(name === 'jobTitle' ? 'profile.fields.jobTitle' : `account.fields.${name}`),
    secret: (name: string) => box(`account.fields.${name}`),
    save: button('profile.save'),
    change: button('profile.password.submit'),
  }
}

for (const code of pickInTurn(languages, 1))
  test(`in ${code}, a changed profile shows in the header and stays`, async ({ page }) => {
    const label = createLabels(code)
    const member = await activateMember(shop)
    await openReady(page, localizePath(code, profilePath))
    await page
      .getByRole('main')
      .getByRole('textbox', { name: label('account.fields.email') })
      .fill(member.email)
    await page.getByRole('main').getByLabel(label('account.fields.password'), { exact: true }).fill(member.password)
    await page.getByRole('button', { name: label('account.login.submit') }).click()

    const { main, field, save } = screen(page, label)
    await expect(page).toHaveURL(localizePath(code, profilePath))
    await expect(main.getByText(member.email)).toBeVisible()
    await expect(field('contactName')).toHaveValue('Ada Newcomer')
    await expect(field('countryCode')).toHaveValue('DE')
    await expect(page.getByRole('banner')).toContainText('Bench Ltd')
    await expectContentAccessible(page)
    const changes = {
      contactName: 'Grace Keller',
      telephone: '+1 512 555 0100',
      jobTitle: 'Buyer',
      companyName: 'Keller Measurement',
      state: 'TX',
      city: 'Austin',
      addressLine1: '1 Main St',
    }
    for (const [name, text] of Object.entries(changes)) await field(name).fill(text)
    await field('countryCode').selectOption('US')
    await save.click()
    await expect(page.getByText(label('profile.saved'))).toBeVisible()
    await expect(page.getByRole('banner')).toContainText('Keller Measurement')

    await page.reload()
    for (const [name, text] of Object.entries(changes)) await expect(field(name)).toHaveValue(text)
    await expect(field('countryCode')).toHaveValue('US')
    await expect(page.getByRole('banner')).toContainText('Keller Measurement')
    await expectFitsNarrowest(page)
  })

const missing = {
  contactName: 'contactName',
  telephone: 'telephone',
  companyName: 'companyName',
  countryCode: 'country',
  city: 'city',
  addressLine1: 'address',
}

for (const code of languages)
  test(
    `in ${code}, each missing profile field has an error, and nothing is sent`,
    fullScopeOnly,
    async ({ page, context }) => {
      const label = createLabels(code)
      await signInMember(context)
      await page.goto(localizePath(code, profilePath))
      const { main, field, save } = screen(page, label)
      await expect(field('contactName')).toHaveValue('Ada Newcomer')
      const sent = recordOperations(page)
      for (const name of Object.keys(missing)) {
        if (name === 'countryCode') await field(name).selectOption('')
        else await field(name).fill(' ')
      }
      await save.click()
      await expect(field('contactName')).toBeFocused()
      for (const [name, problem] of Object.entries(missing))
        await expect(field(name)).toHaveAccessibleDescription(label(`account.problems.${problem}`))
      const summary = main.getByRole('alert').filter({ hasText: label('account.problemCount', { count: 6 }) })
      await summary.getByRole('link', { name: label('account.fields.city'), exact: true }).click()
      await expect(field('city')).toBeFocused()
      await expectContentAccessible(page)
      await expectFitsNarrowest(page)
      expect(sent).not.toContain('UpdateProfile')
    },
  )

test('a field that the shop refuses shows the error', fullScopeOnly, async ({ page, context }) => {
  await signInMember(context)
  await page.goto(profilePath)
  const { field, save } = screen(page)
  await expect(field('city')).toHaveValue('Berlin')
  await field('companyName').evaluate((input) => input.removeAttribute('maxlength'))
  await field('companyName').fill('Bench '.repeat(40))
  await save.click()
  await expect(field('companyName')).toHaveAccessibleDescription(en('shop.fields.tooLong', { maximum: 200 }))
  await expect(field('companyName')).toBeFocused()
  await expect(field('city')).toHaveValue('Berlin')
})

test('a failure to save or show the profile loses no data', fullScopeOnly, async ({ page, context, consoleErrors }) => {
  await signInMember(context)
  await abortOperations(page, 'ProfilePage')
  await page.goto(profilePath)
  const { main, field, save } = screen(page)
  await expect(main.getByText(en('profile.loadFailed'))).toBeVisible()
  await expectContentAccessible(page)
  await page.unroute('**/graphql')
  await main.getByRole('button', { name: en('common.retry') }).click()
  await field('city').fill('Hamburg')
  await abortOperations(page, 'UpdateProfile')
  await save.click()
  await expect(main.getByText(en('common.failure.unavailable'))).toBeVisible()
  await expect(field('city')).toHaveValue('Hamburg')
  await expectContentAccessible(page)
  await page.unroute('**/graphql')
  await save.click()
  await expect(page.getByText(en('profile.saved'))).toBeVisible()
  await expect(main.getByText(en('common.failure.unavailable'))).toBeHidden()
  consoleErrors.length = 0
})

test('a late response fills untouched fields and leaves typed text', fullScopeOnly, async ({ page, context }) => {
  const { bearer } = await signInMember(context)
  await page.goto(profilePath)
  const { field } = screen(page)
  await expect(field('city')).toHaveValue('Berlin')
  await page
    .getByRole('main')
    .getByRole('link', { name: en('layout.addresses') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: en('layout.addresses') })).toBeVisible()

  await requestData(shop, account.profileModify, { bearer, body: { city: 'Hamburg', company_name: 'Elsewhere Ltd' } })
  const release = await holdOperation(page, 'ProfilePage')
  await page
    .getByRole('main')
    .getByRole('link', { name: en('layout.profile') })
    .click()
  await expect(field('companyName')).toHaveValue('Bench Ltd')
  await field('companyName').fill('Bench and Sons')
  release()
  await expect(field('city')).toHaveValue('Hamburg')
  await expect(field('companyName')).toHaveValue('Bench and Sons')
})

test('an older tab saves only what was changed in it', async ({ page, context }) => {
  const { bearer } = await signInMember(context)
  await page.goto(profilePath)
  const { field, save } = screen(page)
  await expect(field('city')).toHaveValue('Berlin')
  await requestData(shop, account.profileModify, { bearer, body: { city: 'Hamburg', job_title: 'Buyer' } })
  await field('companyName').fill('Bench and Sons')
  await save.click()
  await expect(page.getByText(en('profile.saved'))).toBeVisible()
  const changed = { company_name: 'Bench and Sons', city: 'Hamburg', job_title: 'Buyer' }
  expect(await requestData(shop, account.profileInfo, { bearer })).toMatchObject(changed)
  await expect(field('city')).toHaveValue('Hamburg')
})

for (const code of pickInTurn(languages, 0))
  test(`in ${code}, a new password ends the other sessions and keeps this one`, async ({ page, context, browser }) => {
    const label = createLabels(code)
    const member = await signInMember(context)
    const next = 'six-layers-1-mil'
    const { token: elsewhere } = await requestData(shop, account.login, {
      body: { email: member.email, password: member.password },
    })
    await page.goto(localizePath(code, profilePath))
    const { main, secret, change } = screen(page, label)
    await change.click()
    await expect(secret('oldPassword')).toBeFocused()
    await expect(secret('oldPassword')).toHaveAccessibleDescription(label('account.problems.password'))
    await expect(secret('newPassword')).toHaveAccessibleDescription(new RegExp(label('account.problems.password')))
    await expect(secret('confirmNewPassword')).toHaveAccessibleDescription(label('account.problems.confirmNewPassword'))
    await expectContentAccessible(page)

    const fill = async (old: string, fresh: string, again: string) => {
      await secret('oldPassword').fill(old)
      await secret('newPassword').fill(fresh)
      await secret('confirmNewPassword').fill(again)
      await change.click()
    }
    await fill(member.password, 'short', 'shorter')
    await expect(main.getByText(label('account.problems.passwordInvalid'), { exact: true })).toBeVisible()
    await expect(main.getByText(label('account.problems.passwordsDiffer'))).toBeVisible()
    await fill(member.password, member.password, member.password)
    await expect(main.getByText(label('profile.problems.passwordSame'))).toBeVisible()
    await fill('not-the-old-one', next, next)
    await expect(secret('oldPassword')).toHaveAccessibleDescription(label('shop.fields.oldPasswordWrong'))
    await expect(secret('oldPassword')).toBeFocused()

    await fill(member.password, next, next)
    await expect(main.getByText(label('profile.password.ended'))).toBeVisible()
    for (const name of ['oldPassword', 'newPassword', 'confirmNewPassword']) await expect(secret(name)).toHaveValue('')
    await expectFitsNarrowest(page)
    await page.reload()
    await expect(main.getByText(member.email)).toBeVisible()

    expect((await requestEnvelope(shop, account.login, { body: { email: member.email, password: next } })).code).toBe(
      200,
    )
    const other = await browser.newContext()
    await addSessionCookie(other, elsewhere)
    const otherPage = await other.newPage()
    await otherPage.goto(new URL(localizePath(code, profilePath), env.SITE_URL).href)
    await expect(otherPage).toHaveURL(new RegExp(`${localizePath(code, '/exit')}\\?done$`))
    await other.close()
  })
