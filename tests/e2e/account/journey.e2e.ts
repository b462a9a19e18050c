import { randomUUID } from 'node:crypto'
import type en from '../../../locales/en.json'
import type { LocaleCode } from '@partgate/schema/locales.ts'
import { env } from '../../support/env.ts'
import { createLabels, localizePath } from '../../support/labels.ts'
import { readMailedLink } from '../../support/outbox.ts'
import { pickInTurn } from '../../support/scope.ts'
import { expect, expectContentAccessible, test } from '../../support/screen.ts'

type Field = keyof (typeof en)['account']['fields']
const password = 'four-layers-2-mil'
const partNumber = 'STM32F103C8T6'
const languages: LocaleCode[] = ['en', 'jp', 'ar']

for (const code of pickInTurn(languages, 1)) {
  const label = createLabels(code)

  test(`in ${code}, a visitor finds a part, registers, signs in and fills the cart`, async ({ page }) => {
    const email = `buyer-${randomUUID()}@example.com`
    const field = (name: Field) =>
      page.getByRole('main').getByRole('textbox', { name: label(`account.fields.${name}`), exact: true })
    const secret = (name: Field) => page.getByLabel(label(`account.fields.${name}`), { exact: false }).first()

    await page.goto(localizePath(code, '/'))
    const search = page.getByRole('banner').getByRole('combobox')
    await search.fill(partNumber.toLowerCase().slice(0, -1))
    await expect(page.getByRole('option').first()).toContainText(partNumber.slice(0, -1))
    await search.fill(partNumber)
    await search.press('Enter')
    await expect(page).toHaveURL(/\/s\?wd=/)
    await expect(page).toHaveTitle(new RegExp(partNumber))
    await expectContentAccessible(page)

    await page.getByRole('main').getByRole('link', { name: partNumber, exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(partNumber)
    await expect(page).toHaveTitle(new RegExp(partNumber))
    await expectContentAccessible(page)

    await page.goto(localizePath(code, '/register'))
    await field('email').fill(email)
    await secret('password').fill(password)
    await secret('confirmPassword').fill(password)
    await field('contactName').fill('Ada Keller')
    await field('telephone').fill('+49 30 5550 0123')
    await field('companyName').fill('Keller Messtechnik')
    await page.getByLabel(label('account.fields.countryCode')).selectOption('DE')
    await field('city').fill('Berlin')
    await field('addressLine1').fill('Invalidenstr. 44')
    await expectContentAccessible(page)
    await page.getByRole('button', { name: label('account.register.submit') }).click()
    await expect(page.getByText(label('account.problems.policy'))).toBeVisible()
    await page.getByRole('checkbox').check()
    await page.reload()
    await expect(field('city')).toHaveValue('Berlin')
    await expect(page.getByLabel(label('account.fields.countryCode'))).toHaveValue('DE')
    await expect(page.getByRole('checkbox')).toBeChecked()
    await expect(secret('password')).toHaveValue('')
    await secret('password').fill(password)
    await secret('confirmPassword').fill(password)
    await page.getByRole('button', { name: label('account.register.submit') }).click()
    await expect(page.getByRole('button', { name: label('account.resend.again') })).toBeVisible()
    await page.reload()
    await expect(page.getByText(email)).toBeVisible()
    await page.getByRole('button', { name: label('account.sent.correct') }).click()
    await expect(field('email')).toBeFocused()
    await expect(field('email')).toHaveValue(email)

    await page.goto(await readMailedLink(env.SHOP_API_URL, email))
    await expectContentAccessible(page)
    await page.getByRole('button', { name: label('account.activate.submit') }).click()
    await expect(page.getByText(label('account.activate.done'))).toBeVisible()
    await page.reload()
    await expect(page.getByText(label('account.activate.done'))).toBeVisible()
    await expect(page.getByRole('main').getByText(email)).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('link', { name: label('account.activate.signIn') })
      .click()

    await field('email').fill(email)
    await secret('password').fill(password)
    await expectContentAccessible(page)
    await page.getByRole('button', { name: label('account.login.submit') }).click()
    await expect(page).not.toHaveURL(/login/)
    await expect(page.getByRole('banner')).toContainText('Keller Messtechnik')

    await page.getByRole('banner').getByRole('combobox').fill(partNumber)
    await page.getByRole('banner').getByRole('combobox').press('Enter')
    await expect(page).toHaveURL(/\/s\?wd=/)
    await page.getByRole('main').getByRole('link', { name: partNumber, exact: true }).first().click()
    await page.getByRole('button', { name: label('catalogue.buy.addToCart') }).click()
    const cartLink = page.getByRole('banner').getByRole('link', { name: label('layout.cartLines', { count: 1 }) })
    await expect(cartLink).toBeVisible()

    await cartLink.click()
    await expect(page.getByRole('heading', { level: 1, name: label('cart.title') })).toBeVisible()
    await expect(page.getByRole('link', { name: partNumber, exact: true })).toBeVisible()
    await expectContentAccessible(page)

    await page.getByRole('button', { name: label('cart.removeLine', { partNumber }) }).click()
    await expect(page.getByText(label('cart.empty.title'))).toBeVisible()

    await page.goto(localizePath(code, '/exit'))
    await expect(page.getByText(label('account.exit.done'))).toBeVisible()
    await expectContentAccessible(page)
  })
}
