import { toMinOrder } from '../../support/min-order.ts'
import { findTubes, openGuestCart } from '../../support/guest-cart.ts'
import { createLabels } from '../../support/labels.ts'
import { openReady } from '../../support/open.ts'
import { partFields } from '../../support/rfq-form.ts'
import { expect, getMain, test } from '../../support/screen.ts'

const en = createLabels('en')

test('a quote is requested for the selected lines with their typed quantities, and the cart keeps all lines', async ({
  page,
  context,
}) => {
  const [quoted, other] = await findTubes(2)
  if (!quoted || !other) throw new Error('The shop has too few goods in tubes.')
  const cart = await openGuestCart(context, [
    { goods: quoted, times: 1 },
    { goods: other, times: 1 },
  ])
  await openReady(page, '/shoppingcart')
  const main = getMain(page)
  await main
    .getByRole('checkbox', { name: en('cart.selectLine', { partNumber: other.part_number }), exact: true })
    .uncheck()
  const beyondStock = toMinOrder(quoted).cart_num * 1_000_000
  const quantity = main.getByRole('row').filter({ hasText: quoted.part_number }).getByRole('textbox')
  await quantity.fill(String(beyondStock))
  await main.getByRole('button', { name: en('cartPage.summary.requestQuote') }).click()

  await expect(page).toHaveURL('/rfq')
  await expect(partFields(page, 1).box('partNumber')).toHaveValue(quoted.part_number)
  const stored = await page.evaluate(() => localStorage.getItem('RFQLIST'))
  expect(JSON.parse(stored ?? '[]')).toMatchObject([{ part_number: quoted.part_number, qty: beyondStock }])
  const { list } = await cart.read()
  expect(list.map(({ goods }) => goods.part_number).toSorted()).toEqual(
    [quoted.part_number, other.part_number].toSorted(),
  )
})
