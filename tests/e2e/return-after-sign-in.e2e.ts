import type { Page } from '@playwright/test'
import { activateMember, registerMember } from '../contract/members-and-goods.ts'
import { checkoutPath } from '../support/checkout.ts'
import { env } from '../support/env.ts'
import { createLabels, localizePath } from '../support/labels.ts'
import { signInMember } from '../support/member.ts'
import { openReady, waitUntilReady } from '../support/open.ts'
import { readMailedLink } from '../support/outbox.ts'
import { fullScopeOnly } from '../support/scope.ts'
import { expect, expectContentAccessible, getHeading, getMain, test } from '../support/screen.ts'

const shop = env.SHOP_API_URL
const en = createLabels('en')
const query = `?${new URLSearchParams({ redirect: checkoutPath })}`
const newPassword = 'six-layers-3-mil'

const findLink = (page: Page, key: string) => getMain(page).getByRole('link', { name: en(key), exact: true })
const findButton = (page: Page, key: string) => getMain(page).getByRole('button', { name: en(key), exact: true })
const findField = (page: Page, key: string) => getMain(page).getByLabel(en(key), { exact: true })

const followLink = async (page: Page, path: string, address: string) => {
  const link = getMain(page).locator(`a[href^="${path}"]`)
  await expect(link).toHaveAttribute('href', address)
  await link.click()
  await expect(page).toHaveURL(address)
}

const signIn = async (page: Page, { email, password }: { email: string; password: string }) => {
  await findField(page, 'account.fields.email').fill(email)
  await findField(page, 'account.fields.password').fill(password)
  await findButton(page, 'account.login.submit').click()
}

test('links between sign-in, registration and password reset lead back to the checkout', async ({ page }) => {
  const member = await activateMember(shop)
  await openReady(page, `/login${query}`)
  await followLink(page, '/register', `/register${query}`)
  await followLink(page, '/login', `/login${query}`)
  await followLink(page, '/forgotpassword', `/forgotpassword${query}`)
  await followLink(page, '/login', `/login${query}`)
  await waitUntilReady(page)
  await signIn(page, member)
  await expect(page).toHaveURL(checkoutPath)
})

test('a password reset by the mailed link leads back to the checkout', async ({ page, context }) => {
  const { email } = await activateMember(shop)
  await openReady(page, `/forgotpassword${query}`)
  await findField(page, 'account.fields.email').fill(email)
  await findButton(page, 'account.forgot.submit').click()
  await expect(page).toHaveURL(`/forgotpassword/identify${query}`)
  await expect(findLink(page, 'account.identify.correct')).toHaveAttribute('href', `/forgotpassword${query}`)

  const tab = await context.newPage()
  await tab.goto(await readMailedLink(shop, email))
  await expect(tab).toHaveURL(`/forgotpassword/resetpassword${query}`)
  await findField(tab, 'account.fields.newPassword').fill(newPassword)
  await findField(tab, 'account.fields.confirmNewPassword').fill(newPassword)
  await findButton(tab, 'account.reset.submit').click()
  await findLink(tab, 'account.reset.signIn').click()
  await expect(tab).toHaveURL(`/login${query}`)
  await waitUntilReady(tab)
  await signIn(tab, { email, password: newPassword })
  await expect(tab).toHaveURL(checkoutPath)
})

test('an activation by the mailed link leads back to the checkout', async ({ page, context }) => {
  const member = await registerMember(shop)
  await openReady(page, `/login${query}`)
  await signIn(page, member)
  await findButton(page, 'account.resend.again').click()
  await expect(getMain(page).getByRole('status').filter({ hasText: member.email })).toBeVisible()

  const tab = await context.newPage()
  await openReady(tab, await readMailedLink(shop, member.email))
  await expect(tab).toHaveURL(`/register/activate${query}`)
  await findButton(tab, 'account.activate.submit').click()
  await findLink(tab, 'account.activate.signIn').click()
  await expect(tab).toHaveURL(`/login${query}`)
  await waitUntilReady(tab)
  await signIn(tab, member)
  await expect(tab).toHaveURL(checkoutPath)
})

test('a signed-in visitor is first offered the requested page, in its language', async ({ page, context }) => {
  await signInMember(context)
  const target = localizePath('de', checkoutPath)
  await openReady(page, `/login?${new URLSearchParams({ redirect: target })}`)
  const link = findLink(page, 'account.login.continue')
  await expect(link).toHaveAttribute('href', target)
  await expect(getMain(page).getByRole('link').first()).toHaveText(en('account.login.continue'))
  await expectContentAccessible(page)
  await link.click()
  await expect(page).toHaveURL(target)
  await expect(getHeading(page)).toHaveText(createLabels('de')('checkout.title'))
})

for (const wanted of ['//evil.example/', '/\\evil.example', 'javascript:alert(1)'])
  test(`no link carries ${wanted} along`, fullScopeOnly, async ({ page, context }) => {
    const hostile = `?${new URLSearchParams({ redirect: wanted })}`
    await openReady(page, `/login${hostile}`)
    await expect(findLink(page, 'account.login.forgot')).toHaveAttribute('href', '/forgotpassword')
    await followLink(page, '/register', '/register')
    await openReady(page, `/register${hostile}`)
    await followLink(page, '/login', '/login')
    await openReady(page, `/forgotpassword${hostile}`)
    await followLink(page, '/login', '/login')
    await signInMember(context)
    await openReady(page, `/login${hostile}`)
    await expect(findLink(page, 'account.login.home')).toBeVisible()
    await expect(findLink(page, 'account.login.continue')).toHaveCount(0)
  })
