import { createLabels } from '../../support/labels.ts'
import { openReady } from '../../support/open.ts'
import { fullScopeOnly } from '../../support/scope.ts'
import { expect, expectAccessible, test } from '../../support/screen.ts'

const en = createLabels('en')

test('a guest asks for a quote by the keyboard alone, without seeing a picture', async ({ page }) => {
  await openReady(page, '/productdetail/stmicroelectronics-stm32f103c8t6')
  const opener = page
    .getByRole('region', { name: en('catalogue.buy.title') })
    .getByRole('button', { name: en('quickRfq.open') })
  await opener.press('Enter')
  const dialog = page.getByRole('dialog', { name: en('quickRfq.title') })
  await expect(dialog.getByRole('img', { name: en('quickRfq.pictureAlt') })).toBeVisible()
  await expectAccessible(page)

  await dialog.getByRole('button', { name: en('quickRfq.send') }).press('Enter')
  await expect(dialog.getByText(en('quickRfq.problems.email'))).toBeVisible()
  await dialog.getByLabel(en('quickRfq.email')).fill('guest@example.com')
  await dialog.getByRole('button', { name: en('quickRfq.send') }).press('Enter')
  await expect(dialog.getByText(en('quickRfq.problems.code'))).toBeVisible()
  await expect(dialog.getByLabel(en('quickRfq.code'))).toBeFocused()

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.press('Enter')
  await expect(dialog.getByLabel(en('quickRfq.email'))).toHaveValue('guest@example.com')

  await dialog.getByRole('button', { name: en('quickRfq.withoutPicture') }).press('Enter')
  await expect(dialog.getByRole('button', { name: en('quickRfq.withPicture') })).toBeFocused()
  await expect(dialog.getByText(en('quickRfq.verified'))).toBeVisible({ timeout: 60_000 })
  await dialog.getByRole('button', { name: en('quickRfq.send') }).press('Enter')
  await expect(dialog.getByRole('heading', { name: en('quickRfq.sent') })).toBeFocused()
  await expect(dialog.getByText(/Q-[0-9A-Z]{5}-[0-9A-Z]{5}/)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('a picture that expires soon is replaced before the code is typed', fullScopeOnly, async ({ page }) => {
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('"QuickCaptcha"')) return route.fallback()
    const response = await route.fetch()
    const body = await response.json()
    body.data.captcha.expiresAt = new Date(Date.now() + 30_000).toISOString()
    return route.fulfill({ response, json: body })
  })
  await openReady(page, '/productdetail/stmicroelectronics-stm32f103c8t6')
  await page
    .getByRole('region', { name: en('catalogue.buy.title') })
    .getByRole('button', { name: en('quickRfq.open') })
    .click()
  const picture = page.getByRole('dialog').getByRole('img', { name: en('quickRfq.pictureAlt') })
  const first = (await picture.getAttribute('src')) ?? ''
  await page.getByRole('dialog').getByLabel(en('quickRfq.code')).focus()
  await expect(picture).not.toHaveAttribute('src', first)
})
