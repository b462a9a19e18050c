import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { Cookie } from '@playwright/test'
import { activateMember } from '../../contract/members-and-goods.ts'
import { env } from '../../support/env.ts'
import { createLabels } from '../../support/labels.ts'
import { openSecureStorefront } from '../../support/stacks/secure-storefront.ts'
import { fullScopeOnly } from '../../support/scope.ts'
import { expect, getHeading, getMain, test } from '../../support/screen.ts'

const t = createLabels('en')
const partNumber = 'STM32F103C8T6'
let storefront: Awaited<ReturnType<typeof openSecureStorefront>>

test.use({ ignoreHTTPSErrors: true })
test.beforeAll(async () => {
  storefront = await openSecureStorefront(env.SHOP_API_URL)
})
test.afterAll(() => storefront.close())

const redirects: [path: string, status: number, target: string, cookie?: string][] = [
  ['/en', 308, '/'],
  ['/en/s?wd=lm358', 308, '/s?wd=lm358'],
  ['/de/news/', 308, '/de/news'],
  ['/products', 307, '/products/A'],
  ['/jp/products', 307, '/jp/products/A'],
  ['/products/b', 308, '/products/B'],
  ['/de/products/B/1', 308, '/de/products/B'],
  ['/productdetail', 307, '/keywords'],
  ['/myaccount', 307, '/login?redirect=%2Fmyaccount%2Fmy-profile'],
  ['/de/myaccount/rfq-history', 307, '/de/login?redirect=%2Fde%2Fmyaccount%2Frfq-history'],
  ['/de/myaccount', 307, '/de/myaccount/my-profile', '__Host-token=abc'],
]

test('each redirect of a new storefront names its target once, also at the first visit', async () => {
  for (const [path, status, target, cookie = ''] of redirects) {
    const headers = { cookie, host: new URL(storefront.siteUrl).host, 'x-forwarded-proto': 'https' }
    const [response] = (await once(get(`${storefront.web}${path}`, { headers, agent: false }), 'response')) as [
      IncomingMessage,
    ]
    response.resume()
    const targets = response.rawHeaders.filter((_, at, all) => at % 2 === 1 && /^location$/i.test(all[at - 1] ?? ''))
    expect([path, response.statusCode, targets]).toEqual([path, status, [target]])
  }
})

const traits = ({ httpOnly, secure, sameSite, path }: Cookie) => ({ httpOnly, secure, sameSite, path })
const secret = { httpOnly: true, secure: true, sameSite: 'Lax', path: '/' }
const readable = { ...secret, httpOnly: false }

test('over TLS, a buyer searches, fills the cart, signs in, uses the account area and signs out', async ({ page }) => {
  const { email, password } = await activateMember(env.SHOP_API_URL)
  const { siteUrl } = storefront
  const banner = page.getByRole('banner')
  const cookies = async () =>
    Object.fromEntries((await page.context().cookies()).map((cookie) => [cookie.name, traits(cookie)]))
  const requested = new Set<string>()
  page.on('request', (request) => {
    if (/^https?:/.test(request.url())) requested.add(new URL(request.url()).origin)
  })

  const home = await page.goto(`${siteUrl}/en`)
  await expect(page).toHaveURL(`${siteUrl}/`)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`^${siteUrl}/?$`))
  const headers = (await home?.allHeaders()) ?? {}
  expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/)
  expect(headers['content-security-policy']).toContain('upgrade-insecure-requests')

  const search = banner.getByRole('combobox')
  await search.fill(partNumber.slice(0, -1))
  await expect(page.getByRole('option').first()).toContainText(partNumber.slice(0, -1))
  await search.fill(partNumber)
  await search.press('Enter')
  await expect(page).toHaveURL(`${siteUrl}/s?wd=${partNumber}`)
  await getMain(page).getByRole('link', { name: partNumber, exact: true }).first().click()
  await expect(getHeading(page)).toContainText(partNumber)
  await page.getByRole('button', { name: t('catalogue.buy.addToCart') }).click()
  await expect(banner.getByRole('link', { name: t('layout.cartLines', { count: 1 }) })).toBeVisible()
  expect(await cookies()).toEqual({ '__Host-cart': secret })

  await page.goto(`${siteUrl}/myaccount/my-profile`)
  await expect(page).toHaveURL(`${siteUrl}/login?redirect=%2Fmyaccount%2Fmy-profile`)
  const login = getMain(page)
  await login.getByRole('textbox', { name: t('account.fields.email') }).fill(email)
  await login.getByLabel(t('account.fields.password'), { exact: true }).fill(password)
  await login.getByRole('button', { name: t('account.login.submit') }).click()
  await expect(page).toHaveURL(`${siteUrl}/myaccount/my-profile`)
  await expect(getMain(page).getByText(email)).toBeVisible()
  await expect(banner).toContainText('Bench Ltd')
  expect(await cookies()).toEqual({ '__Host-token': secret, userInfo: readable })

  await page.goto(`${siteUrl}/myaccount/order-status-history`)
  await expect(page).toHaveURL(`${siteUrl}/myaccount/order-status-history`)
  await page.goto(`${siteUrl}/shoppingcart`)
  await expect(getMain(page).getByRole('link', { name: partNumber, exact: true })).toBeVisible()

  await page.getByLabel(t('layout.currentLanguage', { name: 'English' })).click()
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(`${siteUrl}/de/shoppingcart`)
  expect((await cookies())['lang']).toEqual(readable)

  await page.goto(`${siteUrl}/exit`)
  await expect(page.getByText(t('account.exit.done'))).toBeVisible()
  expect(Object.keys(await cookies())).toEqual(['lang'])
  await page.goto(`${siteUrl}/myaccount/my-profile`)
  await expect(page).toHaveURL(/\/login\?/)
  expect([...requested]).toEqual([siteUrl])
})

test('another site cannot use the session of a visitor over TLS', fullScopeOnly, async ({ request }) => {
  const send = (origin: string) =>
    request.post(`${storefront.siteUrl}/graphql`, {
      headers: { origin, cookie: '__Host-token=abc' },
      data: { query: '{ __typename }' },
    })
  expect((await send('https://evil.example')).status()).toBe(403)
  expect((await send(storefront.siteUrl.replace('https:', 'http:'))).status()).toBe(403)
  expect((await send(storefront.siteUrl)).status()).toBe(200)
})
