import type { Page } from '@playwright/test'
import { createLabels } from '../../support/labels.ts'
import { openReady } from '../../support/open.ts'
import { expect, test } from '../../support/screen.ts'

const label = createLabels('en')
const newsLink = (page: Page) =>
  page
    .getByRole('navigation', { name: label('layout.mainNavigation') })
    .getByRole('link', { name: label('layout.news') })

const mark = (page: Page) => page.evaluate(() => Reflect.set(window, 'isSamePage', true))
const isSamePage = (page: Page) => page.evaluate(() => Reflect.get(window, 'isSamePage') === true)

test('a link changes the page without a new load, and the way back leads to the place on it', async ({ page }) => {
  await openReady(page, '/category/ceramic-chip-capacitors')
  await mark(page)
  const part = page.getByRole('main').getByRole('rowheader').getByRole('link').last()
  const name = (await part.textContent()) ?? ''
  await part.scrollIntoViewIfNeeded()
  const scrolledTo = await page.evaluate(() => scrollY)
  expect(scrolledTo).toBeGreaterThan(200)
  await part.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(part).toBeInViewport()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolledTo)
  expect(await isSamePage(page)).toBe(true)
})

test('a link that the pointer rests on loads its page before it is pressed', async ({ page }) => {
  await openReady(page, '/about')
  const load = page.waitForRequest((request) => new URL(request.url()).pathname === '/news')
  await newsLink(page).hover()
  expect((await load).headers()['rsc']).toBe('1')
  await expect(page).toHaveURL('/about')
})

test('a link with a key opens a tab of its own and leaves the page as it is', async ({ page, context }) => {
  await openReady(page, '/about')
  const opening = context.waitForEvent('page')
  await newsLink(page).click({ modifiers: ['ControlOrMeta'] })
  const tab = await opening
  await expect(tab).toHaveURL('/news')
  await expect(page).toHaveURL('/about')
})
