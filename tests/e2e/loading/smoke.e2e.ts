import { fillCart } from '../../support/checkout.ts'
import { createLabels } from '../../support/labels.ts'
import { signInMember } from '../../support/member.ts'
import { openReady, openWithoutScripts } from '../../support/open.ts'
import { recordOperations } from '../../support/operations.ts'
import { fullScopeOnly, pickInTurn } from '../../support/scope.ts'
import { expect, getMain, test } from '../../support/screen.ts'

const en = createLabels('en')

test('an unknown language is the 404 page', async ({ page, consoleErrors }) => {
  const response = await page.goto('/xx')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('main')).toBeVisible()
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('404')])
})

test('pages are cached, but no page that is not found', async ({ request }) => {
  const visit = async (path: string) => {
    const response = await request.get(path)
    return `${response.status()} ${response.headers()['x-nextjs-cache']}`
  }
  // A stale page is rendered again after its response.
  await expect.poll(() => visit('/about')).toBe('200 HIT')
  for (const path of ['/productdetail/none', '/de/category/none', '/news/none', '/none']) {
    expect([path, await visit(path)]).toEqual([path, '404 MISS'])
    expect([path, await visit(path)]).toEqual([path, '404 MISS'])
  }
})

for (const path of pickInTurn(['/', '/s?wd=BC547'], 0))
  test(`text typed at ${path} before the scripts load is not lost`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('ht', '[{"search":"74HC00"}]'))
    const loadScripts = await openWithoutScripts(page, path)
    const search = page.getByRole('banner').getByRole('combobox')
    await search.fill('LM358')
    loadScripts()
    await expect(page.getByRole('banner').getByRole('option').first()).toContainText('LM358')
    await expect(search).toHaveValue('LM358')
  })

test('a list pasted before the scripts load is not lost', async ({ page }) => {
  const loadScripts = await openWithoutScripts(page, '/bom')
  const list = getMain(page).getByRole('textbox', { name: en('bom.read.pasteLabel') })
  await list.fill('LM358DR 100')
  loadScripts()
  await getMain(page)
    .getByRole('button', { name: en('bom.read.pasteButton') })
    .click()
  await expect(getMain(page).getByRole('heading', { name: en('bom.read.previewTitle') })).toBeVisible()
  await expect(getMain(page).getByText('LM358DR').first()).toBeVisible()
})

test('the cart is shown before the scripts of its page load, and not requested again', async ({ page, context }) => {
  const operations = recordOperations(page)
  const goods = await fillCart({ context }, 2)
  const loadScripts = await openWithoutScripts(page, '/shoppingcart')
  const lines = getMain(page).getByRole('table', { name: en('cart.lines') })
  for (const { part_number: partNumber } of goods)
    await expect(lines.getByRole('link', { name: partNumber, exact: true })).toBeVisible()
  loadScripts()
  await getMain(page)
    .getByRole('button', { name: en('cart.removeSelected') })
    .click()
  await expect(getMain(page).getByText(en('cart.empty.title'))).toBeVisible()
  expect(operations).not.toContain('CartPage')
})

test('an empty cart says so before the scripts of its page load', async ({ page }) => {
  await openWithoutScripts(page, '/shoppingcart')
  await expect(getMain(page).getByText(en('cart.empty.title'))).toBeVisible()
})

test('a cart page that the browser restores from its cache gets the cart of now', async ({ page, context }) => {
  await fillCart({ context }, 2)
  await openReady(page, '/shoppingcart')
  await expect(getMain(page).getByRole('table', { name: en('cart.lines') })).toBeVisible()
  await page.goto('/robots.txt')
  await context.clearCookies()
  await page.goBack()
  await expect(getMain(page).getByText(en('cart.empty.title'))).toBeVisible()
})

test('the addresses are requested before the scripts of their page load, and once', async ({ page, context }) => {
  const operations = recordOperations(page)
  await signInMember(context)
  const loadScripts = await openWithoutScripts(page, '/myaccount/address-management')
  await expect.poll(() => operations).toContain('AddressesPage')
  loadScripts()
  await expect(getMain(page).getByRole('button', { name: en('addresses.add') })).toBeVisible()
  expect(operations.filter((name) => name === 'AddressesPage')).toHaveLength(1)
})

test('browsers that request /favicon.ico find it', async ({ request }) => {
  const icon = await request.get('/favicon.ico')
  expect(icon.status()).toBe(200)
  expect(icon.headers()['content-type']).toMatch(/^image\//)
})

test('an address without a part leads to the search by part number', fullScopeOnly, async ({ request }) => {
  const response = await request.get('/productdetail', { maxRedirects: 0 })
  expect([307, 308]).toContain(response.status())
  expect(response.headers()['location']).toMatch(/\/keywords$/)
})
