import { recordAnnouncements } from '../../support/announcements.ts'
import { findTubes, openGuestCart } from '../../support/guest-cart.ts'
import { createLabels } from '../../support/labels.ts'
import { openReady, reloadReady } from '../../support/open.ts'
import { findButton, openRequest, partFields } from '../../support/rfq-form.ts'
import { expect, getMain, test, waitForLayout } from '../../support/screen.ts'

const en = createLabels('en')

test('an empty registration is announced once, with its fields, and the focus is in the first one', async ({
  page,
}) => {
  await openReady(page, '/register')
  const email = getMain(page).getByRole('textbox', { name: en('account.fields.email'), exact: true })
  const readAnnounced = await recordAnnouncements(page)
  await findButton(page, 'account.register.submit').click()
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription(en('account.problems.email'))
  await waitForLayout(page)
  const announced = await readAnnounced()
  expect(announced).toHaveLength(1)
  for (const field of ['email', 'companyName', 'city']) expect(announced[0]).toContain(en(`account.fields.${field}`))
})

test('an empty request for a quote is announced once, and its first field says what is missing', async ({ page }) => {
  await openRequest(page)
  const readAnnounced = await recordAnnouncements(page)
  await findButton(page, 'rfqPage.submit').click()
  const { box } = partFields(page, 1)
  await expect(box('partNumber')).toBeFocused()
  await expect(box('partNumber')).toHaveAccessibleDescription(en('rfqPage.problems.parts'))
  await waitForLayout(page)
  const announced = await readAnnounced()
  expect(announced).toHaveLength(1)
  for (const name of ['parts.title', 'fields.telephone']) expect(announced[0]).toContain(en(`rfqPage.${name}`))
})

test('without a summary, an error is read with its field, or announced where the focus is there already', async ({
  page,
}) => {
  await openReady(page, '/login')
  const email = getMain(page).getByRole('textbox', { name: en('account.fields.email'), exact: true })
  const readAnnounced = await recordAnnouncements(page)
  await findButton(page, 'account.login.submit').click()
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription(en('account.problems.email'))
  await waitForLayout(page)
  expect(await readAnnounced()).toEqual([])
  await email.pressSequentially('nobody')
  await expect.poll(readAnnounced).toEqual([en('account.problems.emailInvalid')])

  await reloadReady(page)
  const readAgain = await recordAnnouncements(page)
  await email.press('Enter')
  await expect.poll(readAgain).toEqual([en('account.problems.email')])
  await expect(email).toBeFocused()
})

test('a wrong quantity in the cart is announced politely when its field is left', async ({ page, context }) => {
  const [goods] = await findTubes(1)
  if (!goods) throw new Error('The shop has no goods in tubes.')
  await openGuestCart(context, [{ goods, times: 1 }])
  await openReady(page, '/shoppingcart')
  const name = en('cart.quantityOf', { partNumber: goods.part_number })
  const quantity = getMain(page).getByRole('textbox', { name, exact: true })
  // The freight is announced when it is known.
  await expect(getMain(page).getByText(/kg · .+ business days/)).toBeVisible()
  await waitForLayout(page)
  const readAnnounced = await recordAnnouncements(page)
  await quantity.fill('some')
  await quantity.press('Tab')
  await expect(quantity).toHaveAccessibleDescription(en('cart.problems.notANumber'))
  expect(await readAnnounced()).toEqual([en('cart.problems.notANumber')])
  await expect(getMain(page).getByRole('alert')).toHaveCount(0)
})
