import { randomUUID } from 'node:crypto'
import type { LocaleCode } from '@partgate/schema/locales.ts'
import { createLabels, localizePath } from '../../support/labels.ts'
import { signInMember } from '../../support/member.ts'
import { openReady } from '../../support/open.ts'
import { abortOperations, holdOperation } from '../../support/operations.ts'
import {
  findButton,
  fillContact,
  readStored,
  openRequest,
  partFields,
  listParts,
  unknownPartNumber,
  verify,
} from '../../support/rfq-form.ts'
import { fullScopeOnly, pickInTurn } from '../../support/scope.ts'
import { expect, expectContentAccessible, expectFitsNarrowest, getMain, test } from '../../support/screen.ts'

const languages: LocaleCode[] = ['en', 'ar']
const en = createLabels('en')
const demo = { email: 'demo@partgate.example', password: 'components-2026' }

for (const code of pickInTurn(languages, 1))
  test(`a search without result leads to a request with the number filled in, and it is sent, in ${code}`, async ({
    page,
  }) => {
    const label = createLabels(code)
    await page.goto(localizePath(code, `/s?wd=${unknownPartNumber}`))
    await getMain(page)
      .locator(`a[href="${localizePath(code, `/rfq?part=${unknownPartNumber}`)}"]`)
      .click()
    const part = partFields(page, 1, label)
    await expect(part.box('partNumber')).toHaveValue(unknownPartNumber)
    await expect(page).toHaveURL(localizePath(code, '/rfq'))
    await part.box('quantity').fill('1,000')
    await part.box('targetPrice').fill('0,0187')
    await page.reload()
    await expect(listParts(page)).toHaveCount(1)
    await expect(part.box('partNumber')).toHaveValue(unknownPartNumber)

    await fillContact(page, label)
    await verify(page, label)
    await findButton(page, 'rfqPage.submit', label).click()
    await expect(page).toHaveURL(localizePath(code, '/rfq/successful'))
    await expect(getMain(page).getByRole('heading', { name: label('rfqPage.sent.done') })).toBeVisible()
    await expect(getMain(page).getByText(/^Q-\w{5}-\w{5}$/)).toBeVisible()
    await expect(getMain(page).getByText(label('rfqPage.sent.responseTime'))).toBeVisible()
    await expect(getMain(page).getByText(label('rfqPage.sent.guest'))).toBeVisible()
    await expect(getMain(page).getByRole('link', { name: label('rfqPage.sent.history') })).toHaveAttribute(
      'href',
      localizePath(code, '/myaccount/rfq-history'),
    )
    await expectContentAccessible(page)
    await page.reload()
    await expect(getMain(page).getByText(label('rfqPage.sent.guest'))).toBeVisible()
    expect(await readStored(page)).toEqual([])

    await getMain(page)
      .getByRole('link', { name: label('rfqPage.sent.another') })
      .click()
    await expect(partFields(page, 1, label).box('partNumber')).toHaveValue('')
    await expect(getMain(page).getByLabel(label('rfqPage.fields.contactName'))).toHaveValue('')
  })

for (const code of languages)
  test(
    `missing fields are marked and listed on top, in ${code}, and nothing is sent`,
    fullScopeOnly,
    async ({ page }) => {
      const label = createLabels(code)
      const sent: string[] = []
      page.on('request', (request) => {
        if (request.postData()?.includes('SubmitRfq')) sent.push(request.url())
      })
      await openReady(page, localizePath(code, '/rfq'))
      const submit = findButton(page, 'rfqPage.submit', label)
      const part = partFields(page, 1, label)
      await submit.click()
      await expect(getMain(page).getByText(label('rfqPage.problems.parts'))).toBeVisible()
      await expect(part.box('partNumber')).toBeFocused()
      await expect(part.box('partNumber')).toHaveAttribute('aria-invalid', 'true')
      const noParts = getMain(page).getByText(label('rfqPage.problems.parts'))
      await part.box('partNumber').fill('LM358DR')
      await expect(noParts).toBeVisible()
      await part.box('quantity').fill('5')
      await expect(noParts).toBeHidden()
      await part.box('quantity').fill('')
      await part.box('targetPrice').fill('cheap')
      const codeBox = getMain(page).getByRole('textbox', { name: label('quickRfq.code') })
      await expect(codeBox).toBeVisible()
      await submit.click()
      await expect(codeBox).toHaveAccessibleDescription(label('quickRfq.problems.code'))
      await expect(part.box('quantity')).toBeFocused()
      await expect(part.box('quantity')).toHaveAccessibleDescription(label('rfqPage.problems.quantity'))
      await expect(part.box('targetPrice')).toHaveAccessibleDescription(label('rfqPage.problems.targetPrice'))
      const summary = getMain(page)
        .getByRole('alert')
        .filter({ hasText: label('rfqPage.problemCount', { count: 7 }) })
      await summary.getByRole('link', { name: label('rfqPage.fields.telephone') }).click()
      await expect(getMain(page).getByLabel(label('rfqPage.fields.telephone'))).toBeFocused()
      await expectContentAccessible(page)
      await expectFitsNarrowest(page)

      await part.box('quantity').fill('5')
      await part.box('targetPrice').fill('')
      await fillContact(page, label)
      await expect(summary).toBeHidden()
      await submit.click()
      await expect(getMain(page).getByText(label('quickRfq.problems.code'))).toBeVisible()
      expect(sent).toEqual([])
    },
  )

test('a failed request keeps all input and is created once by the retry', async ({ page, context, consoleErrors }) => {
  await openRequest(page)
  await partFields(page, 1).box('partNumber').fill(unknownPartNumber)
  await partFields(page, 1).box('quantity').fill('5')
  await fillContact(page)
  await verify(page)
  const keys: string[] = []
  page.on('request', (request) => {
    const key = /"idempotencyKey":"([^"]+)"/.exec(request.postData() ?? '')?.[1]
    if (key) keys.push(key)
  })
  await context.setOffline(true)
  await findButton(page, 'rfqPage.submit').click()
  await expect(getMain(page).getByText(en('common.failure.unavailable'))).toBeVisible()
  await context.setOffline(false)
  await abortOperations(page, 'SubmitRfq')
  await findButton(page, 'rfqPage.submit').click()
  await expect(getMain(page).getByText(en('common.failure.unavailable'))).toBeVisible()
  await expect(partFields(page, 1).box('partNumber')).toHaveValue(unknownPartNumber)
  await expect(getMain(page).getByLabel(en('rfqPage.fields.comment'))).toHaveValue('Soon')
  await page.unroute('**/graphql')
  await findButton(page, 'rfqPage.submit').click()
  await expect(page).toHaveURL('/rfq/successful')
  expect(keys.length).toBeGreaterThan(1)
  expect(new Set(keys).size).toBe(1)
  consoleErrors.splice(0)
})

test('a guest reads that the RFQ history does not show the request; the request of a member is there', async ({
  page,
  context,
}) => {
  const main = getMain(page)
  const sentence = main.getByText(en('rfqPage.sent.guest'))
  const send = async () => {
    await partFields(page, 1).box('partNumber').fill(unknownPartNumber)
    await partFields(page, 1).box('quantity').fill('5')
    await fillContact(page)
    // An address that has had its confirmations of the hour gets none.
    await main.getByLabel(en('rfqPage.fields.email')).fill(`ada-${randomUUID()}@engines.example`)
  }
  await openRequest(page)
  await send()
  await verify(page)
  await findButton(page, 'rfqPage.submit').click()
  await expect(page).toHaveURL('/rfq/successful')
  await expect(sentence).toBeVisible()

  const { email } = await signInMember(context)
  await page.reload()
  await expect(sentence).toBeVisible()
  await openRequest(page)
  await expect(main.getByLabel(en('rfqPage.fields.email'))).toHaveValue(email)
  await send()
  await findButton(page, 'rfqPage.submit').click()
  await expect(page).toHaveURL('/rfq/successful')
  const number = await main.getByText(/^Q-\w{5}-\w{5}$/).innerText()
  await expect(sentence).toHaveCount(0)
  await page.reload()
  await expect(main.getByText(number)).toBeVisible()
  await expect(sentence).toHaveCount(0)
  await main.getByRole('link', { name: en('rfqPage.sent.history') }).click()
  await expect(main.getByRole('link', { name: number })).toBeVisible()
})

test('an error of the verification disappears with its cause', async ({ page }) => {
  const main = getMain(page)
  await openRequest(page)
  await partFields(page, 1).box('partNumber').fill(unknownPartNumber)
  await partFields(page, 1).box('quantity').fill('5')
  await fillContact(page)
  await expect(main.getByRole('img', { name: en('quickRfq.pictureAlt') })).toBeVisible()
  await findButton(page, 'rfqPage.submit').click()
  await expect(main.getByText(en('quickRfq.problems.code'))).toBeVisible()
  await findButton(page, 'quickRfq.otherPicture').click()
  await expect(main.getByText(en('quickRfq.problems.code'))).toBeHidden()
  await expect(main.getByRole('img', { name: en('quickRfq.pictureAlt') })).toBeVisible()
  await findButton(page, 'rfqPage.submit').click()
  await expect(main.getByText(en('quickRfq.problems.code'))).toBeVisible()

  const release = await holdOperation(page, 'QuickCaptcha')
  await findButton(page, 'quickRfq.withoutPicture').click()
  await expect(main.getByText(en('quickRfq.problems.code'))).toBeHidden()
  await findButton(page, 'rfqPage.submit').click()
  await expect(main.getByText(en('quickRfq.problems.working'))).toBeVisible()
  release()
  await expect(main.getByText(en('quickRfq.verified'))).toBeVisible({ timeout: 60_000 })
  await expect(main.getByText(en('quickRfq.problems.working'))).toBeHidden()
})

test('a request succeeds although the browser’s list names an unknown product', fullScopeOnly, async ({ page }) => {
  await page.addInitScript(() => {
    const item = { goods_id: 'planted', part_number: 'LM358DR', goods_page_url: 'lm358dr', qty: 5 }
    if (!sessionStorage.getItem('planted')) localStorage.setItem('RFQLIST', JSON.stringify([item]))
    sessionStorage.setItem('planted', '1')
  })
  await openRequest(page)
  await expect(partFields(page, 1).box('partNumber')).toHaveValue('LM358DR')
  await fillContact(page)
  await verify(page)
  await findButton(page, 'rfqPage.submit').click()
  await expect(page).toHaveURL('/rfq/successful')
})

test(
  'the form is filled in from the account without layout shift, and needs no code',
  fullScopeOnly,
  async ({ page }) => {
    await page.goto('/login?redirect=/rfq')
    await getMain(page)
      .getByRole('textbox', { name: en('account.fields.email'), exact: true })
      .fill(demo.email)
    await getMain(page).locator('input[type=password]').fill(demo.password)
    await findButton(page, 'account.login.submit').click()
    await expect(page).toHaveURL('/rfq')
    const top = () => getMain(page).getByLabel(en('rfqPage.fields.comment')).boundingBox()
    const before = await top()
    await expect(getMain(page).getByLabel(en('rfqPage.fields.email'))).toHaveValue(demo.email)
    await expect(getMain(page).getByLabel(en('rfqPage.fields.companyName'))).toHaveValue(/\S/)
    expect((await top())?.y).toBe(before?.y)
    await expect(getMain(page).getByText(en('quickRfq.code'))).toHaveCount(0)
  },
)

test('the confirmation page says so when nothing was sent, and is not indexed', fullScopeOnly, async ({ page }) => {
  await page.goto('/rfq/successful')
  await expect(getMain(page).getByText(en('rfqPage.sent.none'))).toBeVisible()
  await expect(getMain(page).getByRole('link', { name: en('rfqPage.sent.requestQuote') })).toHaveAttribute(
    'href',
    '/rfq',
  )
  await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/)
})
