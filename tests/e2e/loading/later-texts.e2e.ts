import { createLabels } from '../../support/labels.ts'
import { openReady } from '../../support/open.ts'
import { sample } from '../../support/scope.ts'
import { expect, getMain, test } from '../../support/screen.ts'

for (const code of sample(['ar', 'de', 'fr', 'jp', 'ru'] as const, 1))
  test(`what a page in ${code} loads later is in its language`, async ({ page }) => {
    const label = createLabels(code)
    await openReady(page, `/${code}/shoppingcart`)
    await page.getByRole('button', { name: label('cartPage.tools.paste') }).click()
    await expect(page.getByRole('dialog', { name: label('cartPage.import.title') })).toBeVisible()
    await openReady(page, `/${code}/bom`)
    await getMain(page)
      .getByRole('button', { name: label('bom.read.emptyButton') })
      .click()
    await expect(page.getByRole('button', { name: label('bom.actions.save'), exact: true })).toBeVisible()
  })

test('browsers keep the texts of a release, but not those that another release requests', async ({ page, request }) => {
  await openReady(page, '/shoppingcart')
  const loading = page.waitForResponse(/\/texts\//)
  await page.getByRole('button', { name: createLabels('en')('cartPage.tools.paste') }).click()
  const response = await loading
  expect(response.headers()['cache-control']).toContain('immutable')
  const ofOther = new URL(response.url())
  ofOther.searchParams.set('release', 'other')
  const other = await request.get(ofOther.href)
  expect(other.headers()['cache-control']).toBe('no-store')
  expect(await other.json()).toEqual(await response.json())
  for (const name of ['nothing', 'constructor']) expect((await request.get(`/texts/${name}`)).status(), name).toBe(404)
})

test('the texts of all components are in the language of their address', async ({ request }) => {
  for (const name of ['bom', 'cart-panels', 'countries', 'feedback', 'near-parts', 'quick-rfq']) {
    const [english, german] = await Promise.all(
      ['', '/de'].map(async (prefix) => (await request.get(`${prefix}/texts/${name}`)).text()),
    )
    expect(german, name).not.toBe(english)
  }
})

test('a dialog opens although the first request for its texts fails', async ({ page, consoleErrors }) => {
  await openReady(page, '/shoppingcart')
  await page.route(/\/texts\/cart-panels/, (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: createLabels('en')('cartPage.tools.paste') }).click()
  await expect(page.getByRole('dialog', { name: createLabels('en')('cartPage.import.title') })).toBeVisible()
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('/texts/cart-panels')])
})
