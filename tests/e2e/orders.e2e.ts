import type { LocaleCode } from '@partgate/schema/locales.ts'
import { labelsOf, pathIn } from '../support/labels.ts'
import { type Member, newMember, useSession } from '../support/member.ts'
import { groupOf, placeOrder, severalOrders, ship, staff, tabOf } from '../support/orders.ts'
import { readOrder } from '../support/placed-order.ts'
import { full, inTurn } from '../support/scope.ts'
import { expect, expectAccessible, expectFitsNarrowest, mainOf, test } from '../support/screen.ts'

const list = '/myaccount/order-status-history'
const languages: LocaleCode[] = ['en', 'ar']
const en = labelsOf('en')

let buyer: Member
let orders: Awaited<ReturnType<typeof severalOrders>>['orders']
test.beforeAll(async () => {
  ;({ buyer, orders } = await severalOrders())
})

for (const code of inTurn(languages, 0)) {
  const label = labelsOf(code)
  const status = (name: string) => label(`orders.status.${name}`)

  test(`in ${code}, the list shows the orders of each tab, and its address restores the list`, async ({
    page,
    context,
  }) => {
    await useSession(context, buyer.bearer)
    await page.goto(pathIn(code, list))
    await expect(tabOf(page, label('orders.all'), 6)).toHaveAttribute('aria-current', 'page')
    for (const name of ['UNPAID', 'PREPARING', 'SHIPPING', 'RECEIVED', 'CONFIRMING', 'CANCELED'])
      await expect(tabOf(page, status(name), 1)).toBeVisible()
    await expect(tabOf(page, status('REFUNDED'), 0)).toBeVisible()
    for (const each of Object.values(orders)) await expect(groupOf(page, each)).toContainText(each.serial)
    await expect(groupOf(page, orders.shipped)).toContainText(label('orders.moreLines', { count: 2 }))
    await expect(groupOf(page, orders.unpaid).getByRole('link', { name: label('orders.actions.pay') })).toHaveAttribute(
      'href',
      pathIn(code, `/pay/payment?order_no=${orders.unpaid.number}`),
    )
    await expectAccessible(page)

    await tabOf(page, status('UNPAID'), 1).click()
    await expect(page).toHaveURL(/\?tab=unpaid$/)
    await expect(mainOf(page).locator('tbody')).toHaveCount(1)
    await expect(groupOf(page, orders.unpaid)).toContainText(status('UNPAID'))
    await tabOf(page, status('REFUNDED'), 0).click()
    await expect(mainOf(page).getByText(label('orders.empty.refunded.title'))).toBeVisible()
    await page.goBack()
    await expect(groupOf(page, orders.unpaid)).toBeVisible()

    await page.goto(pathIn(code, list))
    const box = mainOf(page).getByRole('searchbox')
    await box.fill(` ${orders.shipped.number.slice(3, 8).toLowerCase()}`)
    await box.press('Enter')
    await expect(page).toHaveURL(new RegExp(`order_no=${orders.shipped.number.slice(3, 8)}$`))
    await expect(mainOf(page).locator('tbody')).toHaveCount(1)
    await expect(groupOf(page, orders.shipped)).toBeVisible()

    const copied = await context.newPage()
    await copied.goto(page.url())
    await expect(mainOf(copied).locator('tbody')).toHaveCount(1)
    await copied.close()

    await page.goto(pathIn(code, `${list}?tab=unpaid&order_no=${orders.shipped.number}`))
    await expect(mainOf(page).getByText(label('orders.noMatch.title'))).toBeVisible()
    await mainOf(page)
      .getByRole('link', { name: label('orders.noMatch.everywhere') })
      .click()
    await expect(groupOf(page, orders.shipped)).toBeVisible()

    await page.goto(pathIn(code, `${list}?page=9`))
    await mainOf(page)
      .getByRole('link', { name: label('orders.beyondLast.action', { page: 1 }) })
      .click()
    await expect(groupOf(page, orders.unpaid)).toBeVisible()
    await expectFitsNarrowest(page)
    await expectAccessible(page)
  })
}

test('an order is canceled only after confirmation', async ({ page, context }) => {
  const own = await newMember()
  const [stored, gone] = [await placeOrder(own), await placeOrder(own)]
  await useSession(context, own.bearer)
  await page.goto(`${list}?tab=unpaid`)
  const ask = groupOf(page, gone).getByRole('button', { name: en('orders.actions.cancel') })
  const dialog = page.getByRole('dialog')
  await ask.focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText(gone.number)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: en('orders.prompts.cancel.back') }).click()
  await expect(dialog).toBeHidden()
  await expect(ask).toBeFocused()
  expect((await readOrder(gone)).status).toBe('unpaid')

  await ask.click()
  await dialog.getByRole('button', { name: en('orders.prompts.cancel.confirm') }).click()
  await expect(page.getByRole('status').getByText(en('orders.done.cancel'))).toBeVisible()
  await expect(groupOf(page, gone)).toHaveCount(0)
  await expect(groupOf(page, stored)).toBeVisible()
  await expect(tabOf(page, en('orders.status.UNPAID'), 1)).toBeVisible()
  await expect(tabOf(page, en('orders.status.CANCELED'), 1)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect((await readOrder(gone)).status).toBe('canceled')
})

test(
  'a shipped order is marked as received after confirmation; a changed order says so and shows its status',
  full,
  async ({ page, context }) => {
    const own = await newMember()
    const bank = { method: 'bank' } as const
    const [shipped, moving] = [await placeOrder(own, bank), await placeOrder(own, bank)]
    await ship(shipped)
    await useSession(context, own.bearer)
    await page.goto(list)
    const dialog = page.getByRole('dialog')
    const ask = groupOf(page, shipped).getByRole('button', { name: en('orders.actions.receive') })
    await ask.click()
    await expect(dialog).toContainText('Have you received the products?')
    await dialog.getByRole('button', { name: 'Cancel', exact: true }).click()
    expect((await readOrder(shipped)).status).toBe('shipping')
    await ask.click()
    await dialog.getByRole('button', { name: 'OK', exact: true }).click()
    await expect(groupOf(page, shipped)).toContainText('Received')
    await expect(tabOf(page, 'Received', 1)).toBeVisible()

    await staff('order', 'confirm', moving.number)
    await groupOf(page, moving)
      .getByRole('button', { name: en('orders.actions.cancel') })
      .click()
    await dialog.getByRole('button', { name: en('orders.prompts.cancel.confirm') }).click()
    await expect(mainOf(page).getByRole('alert')).toContainText(moving.number)
    await expect(groupOf(page, moving)).toContainText('Preparing')
    await expect(groupOf(page, moving).getByRole('button')).toContainText([en('orders.reorder.action')])
    expect((await readOrder(moving)).status).toBe('preparing')
  },
)
