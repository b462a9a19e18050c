import { findTubes, openGuestCart } from '../../support/guest-cart.ts'
import { createLabels } from '../../support/labels.ts'
import { toMinOrder } from '../../support/min-order.ts'
import { openReady } from '../../support/open.ts'
import { runShopCommand } from '../../support/orders.ts'
import { expect, getMain, test } from '../../support/screen.ts'

const en = createLabels('en')

test('Undo brings removed lines back, and names the line that is sold out', async ({ page, context }) => {
  // Another test changes the stock of the first goods.
  const [available, soldOut] = (await findTubes(6)).slice(4)
  if (!available || !soldOut) throw new Error('The shop has too few goods in tubes.')
  const cart = await openGuestCart(context, [
    { goods: soldOut, times: 1 },
    { goods: available, times: 2 },
  ])
  const main = getMain(page)
  const getLine = (partNumber: string) => main.getByRole('row').filter({ hasText: partNumber })
  await runShopCommand('stock', 'set', String(soldOut.goods_id), '0')
  try {
    await openReady(page, '/shoppingcart')
    await expect(getLine(soldOut.part_number)).toContainText(en('cart.soldOut'))
    await main.getByRole('button', { name: en('cart.removeSelected'), exact: true }).click()
    await page.getByRole('button', { name: en('cart.undo'), exact: true }).click()
    const outcome = page.getByText(en('cart.restoredOf', { restored: 1, total: 2 }))
    await expect(outcome).toContainText(soldOut.part_number)
    await expect(outcome).toContainText(en('shop.failures.outOfStock', { available: 0 }))
    await expect(getLine(available.part_number)).toBeVisible()
    await expect(getLine(soldOut.part_number)).toHaveCount(0)
    const { list } = await cart.read()
    expect(list.map(({ goods, cart_num }) => [goods.goods_id, cart_num])).toEqual([
      [available.goods_id, toMinOrder(available).cart_num * 2],
    ])
  } finally {
    await runShopCommand('stock', 'set', String(soldOut.goods_id), String(soldOut.stock))
  }
})
