import type { Page } from '@playwright/test'
import { findTubes, openGuestCart } from '../support/guest-cart.ts'
import { createLabels } from '../support/labels.ts'
import { toMinOrder } from '../support/min-order.ts'
import { openReady } from '../support/open.ts'
import { loseResponses } from '../support/operations.ts'
import { expect, getMain, test } from '../support/screen.ts'

const en = createLabels('en')

const getLine = (page: Page, partNumber: string) => getMain(page).getByRole('row').filter({ hasText: partNumber })
const failure = en('common.failure.unavailable')

test('a change of the cart whose response is lost is not reported as failed', async ({ page, context, consoleErrors }) => {
  const [removed, changed] = await findTubes(2)
  if (!removed || !changed) throw new Error('The shop has too few goods in tubes.')
  const cart = await openGuestCart(context, [
    { goods: removed, times: 1 },
    { goods: changed, times: 1 },
  ])
  await openReady(page, '/shoppingcart')
  await loseResponses(page, 'RemoveCartLines', 'SetCartLineQuantity')

  const label = en('cart.removeLine', { partNumber: removed.part_number })
  await getMain(page).getByRole('button', { name: label, exact: true }).click()
  await expect(page.getByText(en('cart.removed', { count: 1, partNumber: removed.part_number }))).toBeVisible()
  await expect(getLine(page, removed.part_number)).toHaveCount(0)

  const quantity = toMinOrder(changed).cart_num * 2
  const field = getLine(page, changed.part_number).getByRole('textbox')
  await field.fill(String(quantity))
  await field.press('Enter')
  const { subtotal } = await cart.read()
  await expect.poll(async () => (await cart.read()).subtotal).not.toBe(subtotal)
  await expect(getMain(page).getByText(`USD ${(await cart.read()).subtotal}`, { exact: true })).toBeVisible()
  await expect(field).toHaveValue(quantity.toLocaleString('en'))
  await expect(page.getByText(failure)).toHaveCount(0)
  // The browser reports each lost response.
  consoleErrors.length = 0
})

test('a quantity is sent on Enter, so a reload does not lose it', async ({ page, context }) => {
  const [goods] = await findTubes(1)
  if (!goods) throw new Error('The shop has no goods in tubes.')
  await openGuestCart(context, [{ goods, times: 1 }])
  await page.clock.install()
  await openReady(page, '/shoppingcart')
  const field = getLine(page, goods.part_number).getByRole('textbox')
  const quantity = toMinOrder(goods).cart_num * 2
  // A wait for further steps would never end.
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await field.fill(String(quantity))
  const sent = page.waitForRequest((request) => request.postData()?.includes('"SetCartLineQuantity"') ?? false)
  await field.press('Enter')
  await sent
  await page.reload()
  await expect(field).toHaveValue(quantity.toLocaleString('en'))
})
