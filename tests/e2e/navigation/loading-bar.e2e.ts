import type { Page } from '@playwright/test'
import { createLabels } from '../../support/labels.ts'
import { openReady, reloadReady } from '../../support/open.ts'
import { quietPage } from '../../support/paths.ts'
import { fullScopeOnly } from '../../support/scope.ts'
import { expect, test } from '../../support/screen.ts'
import { pressSearchKey } from '../../support/search-key.ts'

const t = createLabels('en')

const holdNextPage = async (page: Page) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/[?&]_rsc=/, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('the loading bar also shows on going back, and disappears on arrival', fullScopeOnly, async ({ page }) => {
  await page.goto(quietPage)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('layout.news') })
    .click()
  await expect(page).toHaveURL('/news')
  await reloadReady(page)
  // Before the scripts run, going back changes the address alone.
  await pressSearchKey(page)
  const release = await holdNextPage(page)
  await page.goBack({ waitUntil: 'commit' })
  const bar = page.getByRole('progressbar', { name: t('layout.loading') })
  await expect(bar).toBeVisible()
  release()
  await expect(bar).toHaveCount(0)
  await expect(page).toHaveURL(quietPage)
})

test(
  'the loading bar disappears if a page that needs a session leads back to the same sign-in',
  fullScopeOnly,
  async ({ page }) => {
    await openReady(page, '/myaccount/my-profile')
    await expect(page).toHaveURL(/\/login\?redirect=/)
    const signIn = page.url()
    const banner = page.getByRole('banner')
    await banner.getByText(t('layout.signIn'), { exact: true }).first().click()
    const release = await holdNextPage(page)
    await banner.getByRole('link', { name: t('layout.profile'), exact: true }).click()
    const bar = page.getByRole('progressbar', { name: t('layout.loading') })
    await expect(bar).toBeVisible()
    release()
    await expect(bar).toHaveCount(0)
    await expect(page).toHaveURL(signIn)
  },
)
