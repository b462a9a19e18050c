import { randomUUID } from 'node:crypto'
import { contract } from '@partgate/schema/shop-api/contract.ts'
import type { LocaleCode } from '@partgate/schema/locales.ts'
import { createRfqForm } from '../../contract/rfq-requests.ts'
import { requestData } from '../../contract/shop-client.ts'
import { env } from '../../support/env.ts'
import { createLabels, localizePath } from '../../support/labels.ts'
import { signInMember } from '../../support/member.ts'
import { abortOperations } from '../../support/operations.ts'
import { submitRfqs } from '../../support/buy-now-orders.ts'
import { readStored } from '../../support/rfq-form.ts'
import { fullScopeOnly, pickInTurn } from '../../support/scope.ts'
import {
  expect,
  expectContentAccessible,
  expectFitsNarrowest,
  getMain,
  test,
  wideViewport,
} from '../../support/screen.ts'

const languages: LocaleCode[] = ['en', 'ar']
const en = createLabels('en')
const history = '/myaccount/rfq-history'

for (const code of pickInTurn(languages, 0))
  test(`an empty history leads to the request form, and lists the request afterwards, in ${code}`, async ({
    page,
    context,
  }) => {
    const label = createLabels(code)
    const { bearer, email } = await signInMember(context)
    await page.goto(localizePath(code, history))
    const main = getMain(page)
    await expect(main.getByText(label('rfqHistory.empty.title'))).toBeVisible()
    await expect(main.getByRole('link', { name: label('rfqHistory.empty.requestQuote') })).toHaveAttribute(
      'href',
      localizePath(code, '/rfq'),
    )
    await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/)
    await expectContentAccessible(page)
    await expectFitsNarrowest(page)

    const [first = '', second = ''] = await submitRfqs(bearer, 2)
    await page.setViewportSize(wideViewport)
    await page.reload()
    const rows = main.getByRole('table').getByRole('row')
    await expect(rows).toHaveCount(3)
    await expect(rows.nth(1)).toContainText(second)
    await expect(rows.nth(2)).toContainText(first)
    await expect(rows.nth(1)).toContainText(label('rfqHistory.statuses.SUBMITTED'))
    await expectContentAccessible(page)
    await expectFitsNarrowest(page)

    await page.setViewportSize(wideViewport)
    await main.getByRole('link', { name: label('rfqHistory.statuses.VIEWED') }).click()
    await expect(page).toHaveURL(localizePath(code, `${history}?status=viewed`))
    await expect(main.getByText(label('rfqHistory.noneWithStatus.title'))).toBeVisible()
    await main.getByRole('link', { name: label('rfqHistory.noneWithStatus.all') }).click()

    await main.getByRole('link', { name: first }).click()
    await expect(page).toHaveURL(localizePath(code, `${history}?rfq=${first}`))
    await expect(main.getByRole('heading', { name: first })).toBeVisible()
    await expect(main.getByText(email)).toBeVisible()
    await expect(main.getByText('Easter')).toBeVisible()
    await expect(main.getByRole('table').getByRole('link')).toHaveAttribute('href', /\/productdetail\//)
    await expectContentAccessible(page)
    await expectFitsNarrowest(page)

    await page.setViewportSize(wideViewport)
    await page.reload()
    await expect(main.getByRole('heading', { name: first })).toBeVisible()
    await main.getByRole('link', { name: label('rfqHistory.back') }).click()
    await expect(main.getByRole('link', { name: second })).toBeVisible()
  })

test('a request whose confirmation was not mailed says so', async ({ page, context }) => {
  const { bearer } = await signInMember(context)
  const email = `colleague-${randomUUID()}@example.com`
  const numbers: string[] = []
  // An address that is not the member's own gets three confirmations an hour.
  for (let at = 0; at < 4; at++) {
    const body = { ...createRfqForm(), email }
    numbers.push((await requestData(env.SHOP_API_URL, contract.rfq.submit, { bearer, body })).rfq_no)
  }
  const note = getMain(page).getByText(en('rfqHistory.request.notMailed'))
  await page.goto(`${history}?rfq=${numbers[3]}`)
  await expect(note).toBeVisible()
  await page.goto(`${history}?rfq=${numbers[2]}`)
  await expect(getMain(page).getByRole('heading', { name: numbers[2] })).toBeVisible()
  await expect(note).toHaveCount(0)
})

test('requesting again puts the parts into the form once', fullScopeOnly, async ({ page, context }) => {
  const { bearer } = await signInMember(context)
  const [number = ''] = await submitRfqs(bearer, 1)
  for (const words of [en('rfqHistory.request.added', { count: 1 }), en('rfqHistory.request.listed')]) {
    await page.goto(`${history}?rfq=${number}`)
    const partNumber = await getMain(page).getByRole('table').getByRole('link').innerText()
    await getMain(page)
      .getByRole('button', { name: en('rfqHistory.request.requestAgain') })
      .click()
    await expect(page.getByText(words)).toBeVisible()
    await expect(page).toHaveURL('/rfq')
    await expect(getMain(page).getByLabel(en('rfqPage.columns.partNumber')).first()).toHaveValue(partNumber)
    expect(await readStored(page)).toEqual([partNumber])
  }
})

test('the history has twenty requests a page, the rest on the next', fullScopeOnly, async ({ page, context }) => {
  const { bearer } = await signInMember(context)
  const numbers = await submitRfqs(bearer, 21)
  await page.goto(history)
  const main = getMain(page)
  await expect(main.getByRole('row')).toHaveCount(21)
  await expect(main.getByText(en('rfqHistory.count', { count: 21 }))).toBeVisible()
  await main.getByRole('link', { name: en('rfqHistory.nextPage') }).click()
  await expect(page).toHaveURL(`${history}?page=2`)
  await expect(main.getByRole('row')).toHaveCount(2)
  await main.getByRole('link', { name: numbers[0] }).click()
  await main.getByRole('link', { name: en('rfqHistory.back') }).click()
  await expect(page).toHaveURL(`${history}?page=2`)

  await page.goto(`${history}?page=9`)
  await expect(main.getByText(en('rfqHistory.noPage.title'))).toBeVisible()
  await main.getByRole('link', { name: en('rfqHistory.noPage.first') }).click()
  await expect(main.getByRole('row')).toHaveCount(21)
})

test('a request of another member and an unknown request are not found', async ({ page, context }) => {
  const stranger = await signInMember(context)
  const [theirs = ''] = await submitRfqs(stranger.bearer, 1)
  await signInMember(context)
  for (const number of [theirs, 'Q-00000-00000', 'nonsense']) {
    await page.goto(`${history}?rfq=${number}`)
    await expect(getMain(page).getByText(en('rfqHistory.unknown.title'))).toBeVisible()
  }
  await expect(getMain(page).getByRole('link', { name: en('rfqHistory.back') })).toHaveAttribute('href', history)
})

test(
  'while the shop does not respond, the history says so, and a retry shows it',
  fullScopeOnly,
  async ({ page, context, consoleErrors }) => {
    const { bearer } = await signInMember(context)
    const [number = ''] = await submitRfqs(bearer, 1)
    for (const address of [history, `${history}?rfq=${number}`]) {
      await abortOperations(page, 'RfqHistory', 'PastRequest')
      await page.goto(address)
      await expect(getMain(page).getByText(en('rfqHistory.loadFailed.title'))).toBeVisible()
      await page.unroute('**/graphql')
      await getMain(page)
        .getByRole('button', { name: en('common.retry') })
        .click()
      await expect(getMain(page).getByText(number)).toBeVisible()
    }
    consoleErrors.splice(0)
  },
)

test(
  'after the session has ended, the history leads to sign-in, which leads back',
  fullScopeOnly,
  async ({ page, context }) => {
    const { bearer } = await signInMember(context)
    const [number = ''] = await submitRfqs(bearer, 1)
    const main = getMain(page)
    for (const address of [`${history}?status=submitted`, `${history}?rfq=${number}`]) {
      await page.route('**/graphql', (route) =>
        /RfqHistory|PastRequest/.test(route.request().postData() ?? '')
          ? route.fulfill({ json: { data: { viewer: null } } })
          : route.fallback(),
      )
      await page.goto(address)
      await expect(main.getByText(en('account.exit.done'))).toBeVisible()
      await expect(main.getByText(en('rfqHistory.loadFailed.title'))).toBeHidden()
      await expect(main.getByRole('link', { name: en('account.login.submit') })).toHaveAttribute(
        'href',
        `/login?${new URLSearchParams({ redirect: address })}`,
      )
      await expectContentAccessible(page)
      await page.unroute('**/graphql')
    }
  },
)

test('a visitor is redirected to sign-in, which leads back', fullScopeOnly, async ({ page }) => {
  await page.goto(`${history}?status=viewed`)
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(`${history}?status=viewed`)}`)
})
