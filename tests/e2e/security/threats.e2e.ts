import type { BrowserContext, Page } from '@playwright/test'
import { createLabels } from '../../support/labels.ts'
import { quietPage } from '../../support/paths.ts'
import { fullScopeOnly, pickInTurn } from '../../support/scope.ts'
import { expect, test } from '../../support/screen.ts'

const t = createLabels('en')
const demo = { email: 'demo@partgate.example', password: 'components-2026' }

const signIn = async (page: Page) => {
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: t('account.fields.email'), exact: true }).fill(demo.email)
  await page.getByLabel(t('account.fields.password'), { exact: false }).first().fill(demo.password)
  await main.getByRole('button', { name: t('account.login.submit') }).click()
}

const openCartSignedIn = async (page: Page) => {
  await page.goto('/login?redirect=/shoppingcart')
  await signIn(page)
  await expect(page).toHaveURL(/\/shoppingcart$/)
  await expect(page.getByRole('heading', { level: 1, name: t('cart.title') })).toBeVisible()
}

const readToken = async (context: BrowserContext) => {
  const token = (await context.cookies()).find(({ name }) => /^(__Host-)?token$/.test(name))
  if (!token) throw new Error('There is no session.')
  return token
}

const isPlanted = (page: Page) => page.evaluate(() => 'planted' in window)

for (const wanted of pickInTurn(
  ['//evil.example/', '/\\evil.example', 'javascript:window.planted=1', '/%09/evil.example'],
  1,
))
  test(`after sign-in, ${wanted} leads to the home page`, async ({ page }) => {
    await page.goto(`/login?redirect=${encodeURIComponent(wanted)}`)
    await signIn(page)
    await expect(page).toHaveURL('/')
    expect(await isPlanted(page)).toBe(false)
  })

test('a search text cannot end a script of the page', async ({ page }) => {
  const wanted = '</script><script>window.planted=1</script><!--\u2028<img src=x onerror=window.planted=1>'
  await page.goto(`/s?wd=${encodeURIComponent(wanted)}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await isPlanted(page)).toBe(false)
})

test('the session token is only in a cookie that no script can read', async ({ page, context }) => {
  const bodies: Promise<string>[] = []
  page.on('response', (response) => {
    if (['document', 'fetch', 'xhr'].includes(response.request().resourceType()))
      bodies.push(response.text().catch(() => ''))
  })
  await openCartSignedIn(page)
  const token = await readToken(context)
  expect(token).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  const readable = await page.evaluate(() => [
    document.cookie,
    document.documentElement.outerHTML,
    JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage }),
  ])
  expect(bodies.length).toBeGreaterThan(2)
  for (const text of [...readable, ...(await Promise.all(bodies))]) expect(text).not.toContain(token.value)
})

test('an ended session leads to the sign-out page once, and back after the next sign-in', async ({ page, context }) => {
  await openCartSignedIn(page)
  const exits: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().endsWith('/exit')) exits.push(request.url())
  })
  const token = await readToken(context)
  // A late request of the first page would end the session before the second page is loaded.
  await page.goto('about:blank')
  await context.addCookies([{ ...token, value: 'x'.repeat(token.value.length) }])
  await page.goto('/shoppingcart', { waitUntil: 'commit' })
  await expect(page).toHaveURL(/\/exit\?done$/)
  await expect(page.getByText(t('account.exit.ended'))).toBeVisible()
  expect(await page.evaluate(() => document.cookie)).not.toContain('userInfo')

  const other = await context.newPage()
  await other.goto('/shoppingcart')
  await expect(other.getByText(t('cart.empty.title'))).toBeVisible()
  await other.close()

  await page
    .getByRole('main')
    .getByRole('link', { name: t('account.exit.continue') })
    .click()
  await signIn(page)
  await expect(page).toHaveURL(/\/shoppingcart$/)
  expect(exits).toHaveLength(1)
})

test(
  'a page works for any content of the browser storage and shows no more parts than a request accepts',
  fullScopeOnly,
  async ({ page }) => {
    await page.addInitScript(() => {
      const markup = '<img src=x onerror=window.planted=1>'
      const items = Array.from({ length: 20_000 }, (_, at) => ({
        goods_id: `g${at}`,
        part_number: markup,
        goods_page_url: 'a',
        qty: '9',
      }))
      localStorage.setItem('RFQLIST', JSON.stringify([null, 7, { goods_id: {} }, ...items]))
      localStorage.setItem('ht', JSON.stringify([null, { search: 7 }, { search: `${markup}\ud800` }]))
    })
    await page.goto(quietPage)
    const sideBar = page.getByRole('complementary', { name: t('layout.shortcuts') })
    await sideBar.getByRole('button', { name: t('rfq.itemCount', { count: 200 }) }).click()
    await expect(page.locator('#rfq-drawer').getByRole('listitem')).toHaveCount(200)
    await page.keyboard.press('Escape')
    await page.getByRole('banner').getByRole('combobox').focus()
    await expect(page.getByRole('option')).toContainText('<img src=x')
    expect(await isPlanted(page)).toBe(false)
  },
)
