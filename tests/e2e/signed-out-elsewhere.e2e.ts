import { checkoutForm, checkoutPath, fillAddress, findLightGoods, placeOrder } from '../support/checkout.ts'
import { createLabels } from '../support/labels.ts'
import { signInMember } from '../support/member.ts'
import { openReady } from '../support/open.ts'
import { partPage } from '../support/paths.ts'
import { fillContact, findButton, openRequest, partFields, unknownPartNumber } from '../support/rfq-form.ts'
import { expect, getMain, test } from '../support/screen.ts'

const en = createLabels('en')
const picture = { name: en('quickRfq.pictureAlt') }

test('after a sign-out in another tab, the quick RFQ gets the fields of guests', async ({ page, context }) => {
  await signInMember(context)
  await openReady(page, partPage)
  await page
    .getByRole('region', { name: en('catalogue.buy.title') })
    .getByRole('button', { name: en('quickRfq.open') })
    .click()
  const dialog = page.getByRole('dialog', { name: en('quickRfq.title') })
  const send = dialog.getByRole('button', { name: en('quickRfq.send') })
  const email = dialog.getByLabel(en('quickRfq.email'))
  await expect(send).toBeEnabled()
  await expect(email).toHaveCount(0)
  await context.clearCookies()
  await send.click()
  await expect(dialog.getByRole('alert').first()).toContainText(/\S/)
  await expect(email).toBeVisible()
  await expect(dialog.getByRole('img', picture)).toBeVisible()
})

test('after a sign-out in another tab, the RFQ gets its verification and keeps the input', async ({
  page,
  context,
}) => {
  await signInMember(context)
  await openRequest(page)
  await expect(getMain(page).getByLabel(en('rfqPage.fields.email'))).toHaveValue(/@/)
  await partFields(page, 1).box('partNumber').fill(unknownPartNumber)
  await partFields(page, 1).box('quantity').fill('5')
  await fillContact(page)
  await expect(getMain(page).getByText(en('quickRfq.code'))).toHaveCount(0)
  await context.clearCookies()
  await findButton(page, 'rfqPage.submit').click()
  await expect(getMain(page).getByRole('alert').first()).toContainText(/\S/)
  await expect(getMain(page).getByRole('img', picture)).toBeVisible()
  await expect(getMain(page).getByLabel(en('rfqPage.fields.comment'))).toHaveValue('Soon')
})

test('after a sign-out in another tab, the checkout requests the e-mail address and says why', async ({
  page,
  context,
}) => {
  await signInMember(context)
  const [goods] = await findLightGoods(1)
  await page.goto(`${checkoutPath}?buy=${goods?.goods_page_url}`)
  const { main, email, carrier } = checkoutForm(page)
  await fillAddress(page)
  await expect(carrier('DHL')).toBeVisible()
  await expect(email).toHaveCount(0)
  await context.clearCookies()
  await placeOrder(page)
  await expect(email).toBeVisible()
  await expect(main.getByRole('alert').first()).toContainText(/\S/)
  await expect(main.getByRole('alert').filter({ has: page.getByRole('link') })).toHaveCount(0)
})
