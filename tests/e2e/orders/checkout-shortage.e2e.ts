import { findTubes, openGuestCart } from '../../support/guest-cart.ts'
import { createLabels } from '../../support/labels.ts'
import { toMinOrder } from '../../support/min-order.ts'
import { openReady } from '../../support/open.ts'
import { runShopCommand } from '../../support/orders.ts'
import { expect, expectContentAccessible, getMain, test } from '../../support/screen.ts'

const en = createLabels('en')

test('the checkout offers what is left of a line that is short, and the buyer takes it there', async ({
  page,
  context,
}) => {
  const [whole, short] = (await findTubes(5)).slice(3)
  if (!whole || !short) throw new Error('The shop has too few goods in tubes.')
  const cart = await openGuestCart(context, [
    { goods: whole, times: 1 },
    { goods: short, times: 3 },
  ])
  const left = toMinOrder(short).cart_num * 2
  await runShopCommand('stock', 'set', String(short.goods_id), String(left))
  try {
    await openReady(page, '/pay/order')
    const summary = getMain(page).getByRole('complementary')
    await expect(summary).toContainText(en('cart.onlyInStock', { quantity: left.toLocaleString('en') }))
    await expectContentAccessible(page)
    const quantity = left.toLocaleString('en')
    await summary.getByRole('button', { name: en('checkout.quantityRefused.take', { count: left, quantity }) }).click()
    await expect(summary.getByText(en('checkout.excluded.title'))).toHaveCount(0)
    await expect(summary.getByRole('listitem')).toHaveCount(2)
    await expect(summary.getByRole('heading', { name: en('checkout.summary.title') })).toBeFocused()
    // The buyer has chosen the quantity, so it is no change to accept.
    await expect(getMain(page).getByText(en('checkout.changes.title'))).toHaveCount(0)
    const { list } = await cart.read()
    expect(new Set(list.map(({ cart_num }) => cart_num))).toEqual(new Set([toMinOrder(whole).cart_num, left]))
  } finally {
    await runShopCommand('stock', 'set', String(short.goods_id), String(short.stock))
  }
})
