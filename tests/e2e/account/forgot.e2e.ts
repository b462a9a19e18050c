import type { Page } from '@playwright/test'
import type { LocaleCode } from '@partgate/schema/locales.ts'
import { activateMember } from '../../contract/members-and-goods.ts'
import { env } from '../../support/env.ts'
import { createLabels, localizePath } from '../../support/labels.ts'
import { addSessionCookie } from '../../support/member.ts'
import { openReady } from '../../support/open.ts'
import { abortOperations } from '../../support/operations.ts'
import { readMailedLink } from '../../support/outbox.ts'
import { fullScopeOnly, pickInTurn } from '../../support/scope.ts'
import { expect, expectContentAccessible, expectFitsNarrowest, test } from '../../support/screen.ts'

const shop = env.SHOP_API_URL
const languages: LocaleCode[] = ['en', 'ar']
const newPassword = 'six-layers-3-mil'
const en = createLabels('en')

const screen = (page: Page, label = en) => {
  const main = page.getByRole('main')
  return {
    main,
    email: main.getByRole('textbox', { name: label('account.fields.email') }),
    password: main.getByLabel(label('account.fields.newPassword'), { exact: true }),
    again: main.getByLabel(label('account.fields.confirmNewPassword'), { exact: true }),
    ask: main.getByRole('button', { name: label('account.forgot.submit') }),
    reset: main.getByRole('button', { name: label('account.reset.submit') }),
  }
}

const askForLink = async (page: Page, email: string) => {
  await openReady(page, '/forgotpassword')
  await screen(page).email.fill(email)
  await screen(page).ask.click()
}

for (const code of pickInTurn(languages, 0))
  test(`in ${code}, a member sets a new password by a mailed link and signs in with it`, async ({ page }) => {
    const label = createLabels(code)
    const { main, email, password, again, ask, reset } = screen(page, label)
    const member = await activateMember(shop)

    await openReady(page, localizePath(code, '/login'))
    await main.getByRole('link', { name: label('account.login.forgot') }).click()
    await expect(page).toHaveURL(localizePath(code, '/forgotpassword'))
    await expect(page).toHaveTitle(new RegExp(label('account.forgot.title')))
    await expectContentAccessible(page)
    await ask.click()
    await expect(email).toBeFocused()
    await expect(email).toHaveAccessibleDescription(label('account.problems.email'))
    await email.fill(member.email)
    await ask.click()

    await expect(page).toHaveURL(localizePath(code, '/forgotpassword/identify'))
    await expect(main.getByText(member.email)).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(label('account.identify.title')))
    await expectContentAccessible(page)

    await page.goto(await readMailedLink(shop, member.email))
    await expect(main.getByText(member.email)).toBeVisible()
    await expect(page).toHaveURL(localizePath(code, '/forgotpassword/resetpassword'))
    await expectContentAccessible(page)
    await page.reload()
    await expect(main.getByText(member.email)).toBeVisible()
    await password.fill(newPassword)
    await again.fill(`${newPassword}!`)
    await reset.click()
    await expect(again).toHaveAccessibleDescription(label('account.problems.passwordsDiffer'))
    await expect(again).toBeFocused()
    await again.fill(newPassword)
    await reset.click()
    await expect(main.getByRole('heading', { name: label('account.reset.done') })).toBeFocused()
    await expectContentAccessible(page)
    await expectFitsNarrowest(page)

    await main.getByRole('link', { name: label('account.reset.signIn') }).click()
    await email.fill(member.email)
    await main.getByLabel(label('account.fields.password'), { exact: true }).fill(newPassword)
    await main.getByRole('button', { name: label('account.login.submit') }).click()
    await expect(page).not.toHaveURL(/login/)
    await expect(page.getByRole('banner')).toContainText('Bench Ltd')
  })

test(
  'a link works once; a used link offers another, and the reset ends open sessions',
  fullScopeOnly,
  async ({ page, context }) => {
    const member = await activateMember(shop)
    const { main, email, password, again, reset } = screen(page)
    await askForLink(page, member.email)
    await expect(page).toHaveURL('/forgotpassword/identify')
    const link = await readMailedLink(shop, member.email)
    await page.goto(link)
    await password.fill(newPassword)
    await again.fill(newPassword)
    await addSessionCookie(context, 'a-session-that-is-about-to-end')
    await reset.click()
    await expect(main.getByRole('heading', { name: en('account.reset.done') })).toBeVisible()
    expect((await context.cookies()).map(({ name }) => name)).not.toEqual(expect.arrayContaining(['token']))

    await page.goto(link)
    await expect(main.getByText(en('account.reset.another'))).toBeVisible()
    await expect(email).toHaveValue(member.email)
    await expectContentAccessible(page)
  },
)

test('the reset pages without a token or an address say so and offer a link', fullScopeOnly, async ({ page }) => {
  const { main, email } = screen(page)
  await page.goto('/forgotpassword/resetpassword')
  await expect(main.getByRole('heading', { name: en('account.reset.noToken') })).toBeVisible()
  await expect(email).toBeVisible()
  await expectContentAccessible(page)
  await page.goto('/forgotpassword/identify')
  await expect(main.getByText(en('account.identify.none'))).toBeVisible()
  await expectContentAccessible(page)
  await main.getByRole('link', { name: en('account.identify.requestLink') }).click()
  await expect(page).toHaveURL('/forgotpassword')
})

for (const [kind, path] of [
  ['reset', '/forgotpassword/resetpassword'],
  ['activate', '/register/activate'],
] as const)
  test(`a mailed link that ends before its token is incomplete: ${kind}`, async ({ page }) => {
    await page.goto(`${path}?token=`)
    await expect(screen(page).main.getByRole('heading', { name: en(`account.${kind}.noToken`) })).toBeVisible()
  })

test(
  'an unknown address gets the same response as a known one, and the page offers a new link or a correction',
  fullScopeOnly,
  async ({ page }) => {
    const { main, email } = screen(page)
    await askForLink(page, 'unknown-buyer@example.com')
    await expect(main.getByText('unknown-buyer@example.com')).toBeVisible()
    await main.getByRole('button', { name: en('account.identify.again') }).click()
    await expect(main.getByText(en('account.identify.sentAgain'))).toBeVisible()
    await main.getByRole('link', { name: en('account.identify.correct') }).click()
    await expect(email).toHaveValue('unknown-buyer@example.com')
  },
)

test(
  'while the shop is away, typed text stays, and a link can be checked again',
  fullScopeOnly,
  async ({ page, consoleErrors }) => {
    const { main, email, password, ask } = screen(page)
    await abortOperations(page, 'RequestPasswordReset')
    await askForLink(page, 'ada@example.com')
    await expect(main.getByText(en('common.failure.unavailable'))).toBeVisible()
    await expect(email).toHaveValue('ada@example.com')
    await expect(ask).toBeEnabled()

    const member = await activateMember(shop)
    await page.unrouteAll()
    await askForLink(page, member.email)
    await expect(page).toHaveURL('/forgotpassword/identify')
    await abortOperations(page, 'CheckPasswordReset')
    await page.goto(await readMailedLink(shop, member.email))
    await expect(main.getByText(en('common.failure.unavailable'))).toBeVisible()
    await expectContentAccessible(page)
    await page.unrouteAll()
    await main.getByRole('button', { name: en('account.reset.checkAgain') }).click()
    await expect(password).toBeVisible()
    expect(consoleErrors.splice(0)).toEqual([
      expect.stringContaining('ERR_FAILED'),
      expect.stringContaining('ERR_FAILED'),
    ])
  },
)
