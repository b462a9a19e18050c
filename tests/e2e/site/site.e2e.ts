import type { LocaleCode } from '@partgate/schema/locales.ts'
import type { Page } from '@playwright/test'
import { createLabels, localizePath } from '../../support/labels.ts'
import { signInMember } from '../../support/member.ts'
import { openReady } from '../../support/open.ts'
import { fullScopeOnly, pickInTurn } from '../../support/scope.ts'
import { expect, expectAccessible, test } from '../../support/screen.ts'

const languages: LocaleCode[] = ['en', 'ar']
const en = createLabels('en')

test('the home page has every section, each with its own parts and a link to all of them', async ({ page }) => {
  await page.goto('/')
  for (const section of ['hotSale', 'featured', 'preferential', 'alternatives', 'recommended'])
    await expect(
      page
        .getByRole('region', { name: en(`home.${section}`), exact: true })
        .getByRole('link')
        .first(),
    ).toBeVisible()
  for (const [name, href] of [
    ['allHotSale', '/hotsaleparts'],
    ['allFeatured', '/featured'],
    ['allNews', '/news'],
  ] as const)
    await expect(page.getByRole('link', { name: en(`home.${name}`) })).toHaveAttribute('href', href)
  const pair = page
    .getByRole('region', { name: en('home.alternatives') })
    .getByRole('listitem')
    .first()
  await expect(pair.getByRole('link')).toHaveCount(2)
})

test('a pasted list is looked up at once, and its quantities go into the cart', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel(en('home.bomLabel')).fill('STM32F103C8T6 25\nLM317 T\nlm358dr; 1,000 pcs')
  await page.getByRole('button', { name: en('home.bomButton') }).click()
  await expect(page).toHaveURL(/\/keywords\?numbers=/)
  const getRow = (partNumber: string) =>
    page.getByRole('row').filter({ has: page.getByRole('link', { name: partNumber, exact: true }) })
  const row = getRow('STM32F103C8T6')
  const box = row.getByRole('textbox', { name: en('catalogue.buy.quantityOf', { partNumber: 'STM32F103C8T6' }) })
  await expect(box).toHaveValue('25')
  await expect(getRow('LM358DR').getByRole('textbox')).toHaveValue('1,000')
  const price = await row.getByText(/^USD \d+\.\d{5}$/).innerText()
  await row.getByRole('button', { name: en('catalogue.buy.addOf', { partNumber: 'STM32F103C8T6' }) }).click()
  await expect(page.getByText(en('catalogue.buy.added', { partNumber: 'STM32F103C8T6', quantity: '25' }))).toBeVisible()
  await page.goto('/shoppingcart')
  const line = page.getByRole('main').getByRole('row').filter({ hasText: 'STM32F103C8T6' })
  await expect(line).toContainText(price)
})

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 16)

const fillMeeting = async (page: Page, label: (key: string) => string) => {
  const field = (name: string) => page.getByRole('main').getByLabel(label(`site.meeting.fields.${name}`))
  await field('meetingAt').fill(tomorrow())
  await field('contactName').fill('Ada Lovelace')
  await field('companyName').fill('Analytical Engines')
  await field('email').fill('ada@engines.example')
  await field('telephone').fill('+44 20 7946 0000')
  await field('countryCode').selectOption('GB')
}

for (const code of pickInTurn(languages, 0))
  test(`a meeting is requested in ${code}: missing fields have errors, then the shop confirms`, async ({ page }) => {
    const label = createLabels(code)
    await page.goto(localizePath(code, '/contact'))
    const main = page.getByRole('main')
    const submit = main.getByRole('button', { name: label('site.meeting.submit') })
    await expect(async () => {
      await submit.click()
      await expect(main.getByText(label('site.meeting.problems.contactName'))).toBeVisible({ timeout: 1000 })
    }).toPass()
    for (const problem of ['time', 'companyName', 'email', 'telephone', 'country'])
      await expect(main.getByText(label(`site.meeting.problems.${problem}`), { exact: true }).last()).toBeVisible()
    await expect(main.getByText(label('account.problemCount', { count: 6 }))).toBeVisible()
    await expect(main.getByRole('link', { name: label('site.meeting.fields.meetingAt'), exact: true })).toBeVisible()
    await expect(main.getByLabel(label('site.meeting.fields.meetingAt'))).toBeFocused()
    await expectAccessible(page)
    await fillMeeting(page, label)
    await submit.click()
    await expect(main.getByRole('heading', { name: label('site.meeting.sent') })).toBeFocused()
    await expect(main.getByText(label('shop.done.site.scheduleMeeting'))).toBeVisible()
  })

test('members find their contact in the form for a meeting, also for a second one', async ({ page, context }) => {
  const member = await signInMember(context)
  await page.goto('/contact')
  const main = page.getByRole('main')
  const field = (name: string) => main.getByLabel(en(`site.meeting.fields.${name}`))
  await expect(field('email')).toHaveValue(member.email)
  await expect(field('countryCode')).not.toHaveValue('')
  await field('meetingAt').fill(tomorrow())
  await field('contactName').fill('Grace Hopper')
  await main.getByRole('button', { name: en('site.meeting.submit') }).click()
  await main.getByRole('button', { name: en('site.meeting.again') }).click()
  await expect(field('contactName')).toHaveValue('Ada Newcomer')
})

test(
  'while the shop is away, the form keeps the typed text and says so',
  fullScopeOnly,
  async ({ page, consoleErrors }) => {
    await page.goto('/contact')
    await page.route('**/graphql', (route) => route.abort())
    await fillMeeting(page, en)
    const main = page.getByRole('main')
    await main.getByRole('button', { name: en('site.meeting.submit') }).click()
    await expect(main.getByRole('alert').filter({ hasText: en('common.failure.unavailable') })).toBeVisible()
    await expect(main.getByLabel(en('site.meeting.fields.contactName'))).toHaveValue('Ada Lovelace')
    expect(consoleErrors.splice(0).every((text) => text.includes('ERR_FAILED'))).toBe(true)
  },
)

test(
  'a topic narrows the news, has its own address, and an article leads back to it',
  fullScopeOnly,
  async ({ page }) => {
    await page.goto('/news')
    const topics = page.getByRole('navigation', { name: en('site.news.topics') })
    const topic = topics.getByRole('link', { name: /^Ordering/ })
    const count = Number((await topic.textContent())?.replace(/\D/g, ''))
    await topic.click()
    await expect(page).toHaveURL(/\/news\?tag=/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en('site.news.titleOf', { topic: 'Ordering' }))
    await expect(page).toHaveTitle(new RegExp(`^${en('site.news.titleOf', { topic: 'Ordering' })}`))
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(count)
    await page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link').click()
    await page.getByRole('article').getByRole('link', { name: 'Ordering', exact: true }).click()
    await expect(page).toHaveURL(/\/news\?tag=/)
  },
)

test('the news continue on a second page', fullScopeOnly, async ({ page }) => {
  await page.goto('/news')
  const first = await page.getByRole('main').getByRole('heading', { level: 2 }).first().textContent()
  await page.getByRole('link', { name: en('site.news.page', { page: 2 }) }).click()
  await expect(page).toHaveURL('/news?page=2')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).not.toHaveText(first ?? '')
})

test('no page violates its security policy, and a violation would fail the test', async ({ page, consoleErrors }) => {
  const broken: string[] = []
  await page.exposeFunction('tellBroken', (what: string) => broken.push(what))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      Reflect.get(window, 'tellBroken')(`${location.pathname}: ${violatedDirective} ${blockedURI}`),
    )
  })
  for (const path of [
    '/',
    '/ar',
    '/category/capacitors',
    '/manufacturer',
    '/s?wd=LM358',
    '/productdetail/stmicroelectronics-stm32f103c8t6',
    '/news/date-codes',
    '/contact',
    '/compare',
    '/keywords',
    '/rfq',
    '/shoppingcart',
    '/login',
    '/register',
  ])
    await openReady(page, path)
  expect(broken).toEqual([])
  await page.evaluate(() => document.body.setAttribute('onclick', 'void 0'))
  await expect.poll(() => broken).toEqual([expect.stringContaining('/register: script-src-attr')])
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('script-src-attr')])
})
