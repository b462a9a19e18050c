import { placeBuyNowOrder } from '../../support/buy-now-orders.ts'
import { checkoutForm, checkoutPath, fillAddress, findLightGoods, placeOrder } from '../../support/checkout.ts'
import { createLabels } from '../../support/labels.ts'
import { signInMember } from '../../support/member.ts'
import { openReady } from '../../support/open.ts'
import { partPage } from '../../support/paths.ts'
import { paymentPath } from '../../support/pay-page.ts'
import { fillContact, findButton, openRequest, partFields, unknownPartNumber } from '../../support/rfq-form.ts'
import { expect, getMain, test } from '../../support/screen.ts'

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

test('after the end of the session, the checkout offers the sign-in and an order as a guest', async ({
  page,
  context,
}) => {
  await signInMember(context)
  const [goods] = await findLightGoods(1)
  await page.goto(`${checkoutPath}?buy=${goods?.goods_page_url}`)
  const { main, email, carrier, field } = checkoutForm(page)
  await fillAddress(page)
  await expect(carrier('DHL')).toBeVisible()
  await expect(email).toHaveCount(0)
  const purchaseOrderNumber = main.getByLabel(en('checkout.fields.purchaseOrderNumber'))
  await purchaseOrderNumber.fill('PO 4711')
  await context.clearCookies()
  await placeOrder(page)
  await expect(email).toBeVisible()
  await expect(email).toHaveValue('')
  await expect(field('shipping', 'city')).toHaveValue('')
  await expect(purchaseOrderNumber).toHaveValue('PO 4711')
  const notice = main.getByRole('alert')
  await expect(notice).toHaveCount(1)
  await expect(notice).toContainText(en('pay.missing.sessionEnded.title'))
  await notice.getByRole('link').click()
  await expect(page).toHaveURL(/\/login\?redirect=%2Fpay%2Forder%3Fbuy/)
})

for (const way of ['paypal', 'bank'] as const)
  test(`after the end of the session, the payment by ${way} offers the sign-in`, async ({ page, context }) => {
    const { number } = await placeBuyNowOrder(await signInMember(context))
    await page.goto(paymentPath(number))
    const pay = page.getByRole('button', { name: en(`pay.${way}.submit`) })
    if (way === 'bank') await getMain(page).getByRole('radio').nth(1).check()
    await expect(pay).toBeVisible()
    await context.clearCookies()
    await pay.click()
    await expect(getMain(page)).toContainText(en('pay.missing.sessionEnded.title'))
    await getMain(page)
      .getByRole('link', { name: en('pay.missing.signIn') })
      .click()
    await expect(page).toHaveURL(new RegExp(`/login\\?redirect=${encodeURIComponent(paymentPath(number))}$`))
  })
