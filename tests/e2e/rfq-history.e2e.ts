import type { LocaleCode } from '@partgate/schema/locales.ts'
import { labelsOf, pathIn } from '../support/labels.ts'
import { memberIn } from '../support/member.ts'
import { cutOff } from '../support/operations.ts'
import { requestedQuotes } from '../support/paying.ts'
import { readStored } from '../support/rfq-form.ts'
import { full, inTurn } from '../support/scope.ts'
import { expect, expectAccessible, expectFitsNarrowest, mainOf, test, wide } from '../support/screen.ts'

const languages: LocaleCode[] = ['en', 'ar']
const en = labelsOf('en')
const history = '/myaccount/rfq-history'

for (const code of inTurn(languages, 0))
  test(`an empty history leads to the request form, and lists the request afterwards, in ${code}`, async ({
    page,
    context,
  }) => {
    const label = labelsOf(code)
    const { bearer, email } = await memberIn(context)
    await page.goto(pathIn(code, history))
    const main = mainOf(page)
    await expect(main.getByText(label('rfqHistory.empty.title'))).toBeVisible()
    await expect(main.getByRole('link', { name: label('rfqHistory.empty.requestQuote') })).toHaveAttribute(
      'href',
      pathIn(code, '/rfq'),
    )
    await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/)
    await expectAccessible(page)
    await expectFitsNarrowest(page)

    const [first = '', second = ''] = await requestedQuotes(bearer, 2)
    await page.setViewportSize(wide)
    await page.reload()
    const rows = main.getByRole('table').getByRole('row')
    await expect(rows).toHaveCount(3)
    await expect(rows.nth(1)).toContainText(second)
    await expect(rows.nth(2)).toContainText(first)
    await expect(rows.nth(1)).toContainText(label('rfqHistory.statuses.SUBMITTED'))
    await expectAccessible(page)
    await expectFitsNarrowest(page)

    await page.setViewportSize(wide)
    await main.getByRole('link', { name: label('rfqHistory.statuses.VIEWED') }).click()
    await expect(page).toHaveURL(pathIn(code, `${history}?status=viewed`))
    await expect(main.getByText(label('rfqHistory.noneWithStatus.title'))).toBeVisible()
    await main.getByRole('link', { name: label('rfqHistory.noneWithStatus.all') }).click()

    await main.getByRole('link', { name: first }).click()
    await expect(page).toHaveURL(pathIn(code, `${history}?rfq=${first}`))
    await expect(main.getByRole('heading', { name: first })).toBeVisible()
    await expect(main.getByText(email)).toBeVisible()
    await expect(main.getByText('Easter')).toBeVisible()
    await expect(main.getByRole('table').getByRole('link')).toHaveAttribute('href', /\/productdetail\//)
    await expectAccessible(page)
    await expectFitsNarrowest(page)

    await page.setViewportSize(wide)
    await page.reload()
    await expect(main.getByRole('heading', { name: first })).toBeVisible()
    await main.getByRole('link', { name: label('rfqHistory.back') }).click()
    await expect(main.getByRole('link', { name: second })).toBeVisible()
  })

test('requesting again puts the parts into the form once', full, async ({ page, context }) => {
  const { bearer } = await memberIn(context)
  const [number = ''] = await requestedQuotes(bearer, 1)
  for (const words of [en('rfqHistory.request.added', { count: 1 }), en('rfqHistory.request.listed')]) {
    await page.goto(`${history}?rfq=${number}`)
    const partNumber = await mainOf(page).getByRole('table').getByRole('link').innerText()
    await mainOf(page)
      .getByRole('button', { name: en('rfqHistory.request.requestAgain') })
      .click()
    await expect(page.getByText(words)).toBeVisible()
    await expect(page).toHaveURL('/rfq')
    await expect(mainOf(page).getByLabel(en('rfqPage.columns.partNumber')).first()).toHaveValue(partNumber)
    expect(await readStored(page)).toEqual([partNumber])
  }
})

test('the history has twenty requests a page, the rest on the next', full, async ({ page, context }) => {
  const { bearer } = await memberIn(context)
  const numbers = await requestedQuotes(bearer, 21)
  await page.goto(history)
  const main = mainOf(page)
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
  const stranger = await memberIn(context)
  const [theirs = ''] = await requestedQuotes(stranger.bearer, 1)
  await memberIn(context)
  for (const number of [theirs, 'Q-00000-00000', 'nonsense']) {
    await page.goto(`${history}?rfq=${number}`)
    await expect(mainOf(page).getByText(en('rfqHistory.unknown.title'))).toBeVisible()
  }
  await expect(mainOf(page).getByRole('link', { name: en('rfqHistory.back') })).toHaveAttribute('href', history)
})

test(
  'while the shop does not respond, the history says so, and a retry shows it',
  full,
  async ({ page, context, consoleErrors }) => {
    const { bearer } = await memberIn(context)
    const [number = ''] = await requestedQuotes(bearer, 1)
    for (const address of [history, `${history}?rfq=${number}`]) {
      await cutOff(page, 'RfqHistory', 'PastRequest')
      await page.goto(address)
      await expect(mainOf(page).getByText(en('rfqHistory.loadFailed.title'))).toBeVisible()
      await page.unroute('**/graphql')
      await mainOf(page)
        .getByRole('button', { name: en('common.retry') })
        .click()
      await expect(mainOf(page).getByText(number)).toBeVisible()
    }
    consoleErrors.splice(0)
  },
)

test('after the session has ended, the history leads to sign-in, which leads back', full, async ({ page, context }) => {
  const { bearer } = await memberIn(context)
  const [number = ''] = await requestedQuotes(bearer, 1)
  const main = mainOf(page)
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
    await expectAccessible(page)
    await page.unroute('**/graphql')
  }
})

test('a visitor is redirected to sign-in, which leads back', full, async ({ page }) => {
  await page.goto(`${history}?status=viewed`)
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(`${history}?status=viewed`)}`)
})
