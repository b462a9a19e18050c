import type { Page } from '@playwright/test'
import { findTubes, openGuestCart } from '../../support/guest-cart.ts'
import { createLabels } from '../../support/labels.ts'
import { openReady } from '../../support/open.ts'
import { partPage } from '../../support/paths.ts'
import { findButton, openRequest, partFields } from '../../support/rfq-form.ts'
import { expect, expectAccessible, getMain, test } from '../../support/screen.ts'
import { getToasts, toastKey } from '../../support/toasts.ts'

const en = createLabels('en')

/** Longer than any message is shown. */
const longMs = 20_000

const openPart = async (page: Page) => {
  await openReady(page, partPage)
  await page.clock.install()
  return {
    add: page
      .getByRole('region', { name: en('catalogue.buy.title') })
      .getByRole('button', { name: en('catalogue.buy.addToCart') }),
    viewCart: getToasts(page).getByRole('button', { name: en('catalogue.buy.viewCart'), exact: true }),
  }
}

test('by keyboard, a message with a button stays, and a key leads to the button and back', async ({ page }) => {
  const { add, viewCart } = await openPart(page)
  for (const back of [toastKey, 'Escape']) {
    await add.press('Enter')
    await expect(viewCart).toBeVisible()
    await page.clock.runFor(longMs)
    await expect(viewCart).toBeVisible()
    await expect(getToasts(page).getByText(toastKey, { exact: true })).toBeVisible()
    await page.keyboard.press(toastKey)
    await expect(viewCart).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press(back)
    await expect(viewCart).toHaveCount(0)
    await expect(add).toBeFocused()
  }
  await page.keyboard.press(toastKey)
  await expect(add).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(viewCart).toBeVisible()
  await page.keyboard.press(toastKey)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/shoppingcart$/)
})

test('for the pointer, a message with a button expires, also one that waited for the keyboard', async ({ page }) => {
  const { add, viewCart } = await openPart(page)
  await add.click()
  await expect(viewCart).toBeVisible()
  await page.clock.runFor(longMs)
  await expect(viewCart).toHaveCount(0)

  await add.press('Enter')
  await expect(viewCart).toBeVisible()
  await page.clock.runFor(longMs)
  await expect(viewCart).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await page.clock.runFor(longMs)
  await expect(viewCart).toHaveCount(0)
})

test.describe('by touch', () => {
  test.use({ hasTouch: true })

  test('a message expires after another one is closed', async ({ page }) => {
    const { add } = await openPart(page)
    const close = getToasts(page).getByRole('button', { name: en('common.close'), exact: true })
    await add.press('Enter')
    await expect(close).toHaveCount(1)
    await findButton(page, 'catalogue.buy.increase').press('Enter')
    await add.press('Enter')
    await expect(close).toHaveCount(2)
    await close.first().tap()
    await expect(close).toHaveCount(1)
    await page.clock.runFor(longMs)
    await expect(close).toHaveCount(0)
  })
})

test('an undone removal gives the focus back', async ({ page }) => {
  await openRequest(page)
  await partFields(page, 1).box('partNumber').fill('LM358DR')
  await findButton(page, 'rfqPage.parts.add').click()
  await partFields(page, 2).box('partNumber').fill('NE555P')
  await partFields(page, 1).remove.press('Enter')
  await expect(partFields(page, 1).box('partNumber')).toHaveValue('NE555P')
  await expect(partFields(page, 1).remove).toBeFocused()
  await page.keyboard.press(toastKey)
  await expect(getToasts(page).getByRole('button', { name: en('rfqPage.parts.undo') })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(partFields(page, 1).box('partNumber')).toHaveValue('LM358DR')
  await expect(partFields(page, 2).remove).toBeFocused()
})

test('in a dialog, the key leads to the message and back, and Escape closes the message only', async ({
  page,
  context,
}) => {
  const [first, second] = await findTubes(2)
  if (!first || !second) throw new Error('The shop has too few goods in tubes.')
  await openGuestCart(context, [
    { goods: first, times: 1 },
    { goods: second, times: 1 },
  ])
  await openReady(page, '/shoppingcart')
  await page.clock.install()
  await getMain(page)
    .getByRole('button', { name: en('cart.removeLine', { partNumber: first.part_number }), exact: true })
    .press('Enter')
  await expect(getToasts(page).getByRole('button', { name: en('cart.undo') })).toBeVisible()
  await getMain(page)
    .getByRole('button', { name: en('cartPage.tools.paste') })
    .press('Enter')
  const dialog = page.getByRole('dialog', { name: en('cartPage.import.title') })
  const list = dialog.getByRole('textbox')
  await list.focus()
  await page.clock.runFor(longMs)
  await page.keyboard.press(toastKey)
  await expect(getToasts(dialog).getByRole('button', { name: en('cart.undo') })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(getToasts(dialog)).toBeEmpty()
  await expect(list).toBeFocused()
})
