import type { Page } from '@playwright/test'
import { createLabels } from '../../support/labels.ts'
import { quietPage } from '../../support/paths.ts'
import { fullScopeOnly } from '../../support/scope.ts'
import { expect, test } from '../../support/screen.ts'

const t = createLabels('en')

const openFeedback = async (page: Page) => {
  await page
    .getByRole('complementary', { name: t('layout.shortcuts') })
    .getByRole('button', { name: t('layout.feedback') })
    .click()
  return page.getByRole('dialog', { name: t('site.feedback.title') })
}

test('in a short window, the feedback form scrolls within its frame', fullScopeOnly, async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 360 })
  await page.goto(quietPage)
  const dialog = await openFeedback(page)
  const submit = dialog.getByRole('button', { name: t('site.feedback.submit') })
  await expect(dialog).toBeInViewport({ ratio: 0.99 })
  await expect(submit).not.toBeInViewport()
  expect(await dialog.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
  await submit.scrollIntoViewIfNeeded()
  await expect(submit).toBeInViewport()
})

test(
  'a message under the pointer stays until the pointer leaves, also after a dialog',
  fullScopeOnly,
  async ({ page }) => {
    await page.clock.install()
    await page.goto(quietPage)
    const dialog = await openFeedback(page)
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    const box = page.getByRole('contentinfo')
    await box.getByRole('textbox', { name: t('site.newsletter.email') }).fill('buyer@example.com')
    await box.getByRole('button', { name: t('site.newsletter.subscribe') }).click()
    const message = page.getByText(t('shop.done.site.subscribe'))
    await message.hover()
    await page.clock.fastForward(10_000)
    await expect(message).toBeVisible()
    await page.mouse.move(10, 10)
    await page.clock.fastForward(10_000)
    await expect(message).toHaveCount(0)
  },
)
