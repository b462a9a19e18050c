import type { Page } from '@playwright/test'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import { activateMember, createAddressForm, registerMember } from '../../contract/members-and-goods.ts'
import { requestData } from '../../contract/shop-client.ts'
import { checkoutForm, checkoutPath, fillCart } from '../../support/checkout.ts'
import { env } from '../../support/env.ts'
import { createLabels, localizePath } from '../../support/labels.ts'
import { type Member, signInMember } from '../../support/member.ts'
import { openReady, waitUntilReady } from '../../support/open.ts'
import { readMailedLink } from '../../support/outbox.ts'
import { findButton, openRequest, partFields, unknownPartNumber } from '../../support/rfq-form.ts'
import { fullScopeOnly } from '../../support/scope.ts'
import { expect, expectContentAccessible, getHeading, getMain, test } from '../../support/screen.ts'

const shop = env.SHOP_API_URL
const en = createLabels('en')
const query = `?${new URLSearchParams({ redirect: checkoutPath })}`
const newPassword = 'six-layers-3-mil'

const findLink = (page: Page, key: string) => getMain(page).getByRole('link', { name: en(key), exact: true })
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

/** As after a sign-out on all devices: the browser still has the cookies. */
const endSession = ({ bearer }: Member) => requestData(shop, contract.account.logout, { bearer })

const expectSessionEnded = async (page: Page, { isInputStored }: { isInputStored: boolean }) => {
  await expect(page).toHaveURL(/\/exit\?done$/)
  await expect(getMain(page).getByRole('heading', { name: en('account.exit.ended') })).toBeVisible()
  await expect(getMain(page).getByText(en('account.exit.inputStored'))).toHaveCount(isInputStored ? 1 : 0)
}

const signInAndContinue = async (page: Page, member: Member, place: string) => {
  await followLink(page, '/login', `/login?${new URLSearchParams({ redirect: place })}`)
  await waitUntilReady(page)
  await signIn(page, member)
  await expect(page).toHaveURL(place)
}

const addressesPath = '/myaccount/address-management'

const fillRest = async (page: Page) => {
  await findField(page, 'account.fields.countryCode').selectOption('DE')
  await findField(page, 'account.fields.contactName').fill('Ada Newcomer')
  await findField(page, 'addresses.fields.addressLine1').fill('Torstr. 1')
  await findField(page, 'addresses.fields.postalCode').fill('10119')
  await findField(page, 'account.fields.telephone').fill('+49 30 1234567')
}

const loseSessionAtCheckout = async (page: Page, member: Member) => {
  await fillCart(member)
  await openReady(page, checkoutPath)
  const { remark, field } = checkoutForm(page)
  await remark.fill('In bags, please')
  await endSession(member)
  await field('shipping', 'countryCode').selectOption('US')
  await expectSessionEnded(page, { isInputStored: true })
  return { remark }
}

test('a session that ends during the checkout says that the input is saved, and shows it after the sign-in', async ({
  page,
  context,
}) => {
  const member = await signInMember(context)
  const { remark } = await loseSessionAtCheckout(page, member)
  await expect(findLink(page, 'account.exit.continue')).toBeVisible()
  await expectContentAccessible(page)
  await signInAndContinue(page, member, checkoutPath)
  await expect(remark).toHaveValue('In bags, please')
})

test(
  'a session that ends while an RFQ is sent says that the input is saved, and shows it after the sign-in',
  fullScopeOnly,
  async ({ page, context }) => {
    const member = await signInMember(context)
    await openRequest(page)
    const { box } = partFields(page, 1)
    const comment = getMain(page).getByLabel(en('rfqPage.fields.comment'))
    await expect(getMain(page).getByLabel(en('rfqPage.fields.email'))).toHaveValue(member.email)
    await box('partNumber').fill(unknownPartNumber)
    await box('quantity').fill('5')
    await comment.fill('Soon')
    await endSession(member)
    await findButton(page, 'rfqPage.submit').click()
    await expectSessionEnded(page, { isInputStored: true })
    await signInAndContinue(page, member, '/rfq')
    await expect(comment).toHaveValue('Soon')
    await expect(box('partNumber')).toHaveValue(unknownPartNumber)
  },
)

test('a session that ends on the profile page says that the input is saved, and shows it after the sign-in', async ({
  page,
  context,
}) => {
  const member = await signInMember(context)
  const profile = '/myaccount/my-profile'
  await openReady(page, profile)
  const name = findField(page, 'account.fields.contactName')
  await name.fill('Grace Newcomer')
  await findField(page, 'account.fields.newPassword').fill(newPassword)
  await endSession(member)
  await findButton(page, 'profile.save').click()
  await expectSessionEnded(page, { isInputStored: true })
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(newPassword)
  await signInAndContinue(page, member, profile)
  await expect(name).toHaveValue('Grace Newcomer')
  await expect(findField(page, 'account.fields.city')).toHaveValue('Berlin')
})

test('a session that ends on the profile page without input does not promise that it is saved', async ({
  page,
  context,
}) => {
  const member = await signInMember(context)
  await openReady(page, '/myaccount/my-profile')
  await expect(findField(page, 'account.fields.city')).toHaveValue('Berlin')
  await endSession(member)
  await findButton(page, 'profile.save').click()
  await expectSessionEnded(page, { isInputStored: false })
})

for (const action of ['add', 'edit'] as const)
  test(`a session that ends while a visitor ${action}s an address opens the form again with the input`, async ({
    page,
    context,
  }) => {
    const member = await signInMember(context)
    await requestData(shop, contract.account.addressAdd, { bearer: member.bearer, body: createAddressForm() })
    await openReady(page, addressesPath)
    const button = getMain(page).getByRole('button', { name: en(`addresses.${action}`) })
    await button.click()
    const city = findField(page, 'account.fields.city')
    await city.fill('Bonn')
    await context.clearCookies()
    if (action === 'add') await fillRest(page)
    await findButton(page, 'addresses.save').click()
    await expectSessionEnded(page, { isInputStored: true })
    await signInAndContinue(page, member, addressesPath)
    await expect(city).toHaveValue('Bonn')
    await expect(findField(page, 'addresses.fields.addressLine1')).toHaveValue('Torstr. 1')
  })

test(
  'a sign-out after an ended session and a sign-in in another tab says so and removes the input',
  fullScopeOnly,
  async ({ page, context }) => {
    await loseSessionAtCheckout(page, await signInMember(context))
    await signInMember(context)
    await page.goto('/exit')
    await expect(getMain(page).getByText(en('account.exit.done'))).toBeVisible()
    await expect(getMain(page).getByText(en('account.exit.ended'))).toHaveCount(0)
    const readNames = () => page.evaluate(() => Object.keys(sessionStorage))
    await expect.poll(readNames).not.toContainEqual(expect.stringMatching(/^personal:|AtSessionEnd$/))
  },
)
