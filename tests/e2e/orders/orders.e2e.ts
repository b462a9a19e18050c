import type { LocaleCode } from '@partgate/schema/locales.ts'
import { createLabels, localizePath } from '../../support/labels.ts'
import { type Member, createMember, addSessionCookie } from '../../support/member.ts'
import {
  orderGroup,
  placeOrder,
  placeOrdersOfEachStatus,
  shipOrder,
  runShopCommand,
  statusTab,
} from '../../support/orders.ts'
import { openWithoutScripts } from '../../support/open.ts'
import { holdOperation } from '../../support/operations.ts'
import { readOrder } from '../../support/placed-order.ts'
import { fullScopeOnly, pickInTurn } from '../../support/scope.ts'
import { expect, expectContentAccessible, expectFitsNarrowest, getMain, test } from '../../support/screen.ts'
import { getToasts } from '../../support/toasts.ts'

const list = '/myaccount/order-status-history'
const languages: LocaleCode[] = ['en', 'ar']
const en = createLabels('en')

let buyer: Member
let orders: Awaited<ReturnType<typeof placeOrdersOfEachStatus>>['orders']
test.beforeAll(async () => {
  ;({ buyer, orders } = await placeOrdersOfEachStatus())
})

test('what is typed into the search while the scripts load stays, with the focus', async ({ page, context }) => {
  await addSessionCookie(context, buyer.bearer)
  const loadScripts = await openWithoutScripts(page, list)
  const box = getMain(page).getByRole('searchbox')
  await box.fill('rm0g8')
  loadScripts()
  await expect(orderGroup(page, orders.shipped)).toBeVisible()
  await expect(box).toHaveValue('rm0g8')
  await expect(box).toBeFocused()
})

for (const code of pickInTurn(languages, 0)) {
  const label = createLabels(code)
  const status = (name: string) => label(`orders.status.${name}`)

  test(`in ${code}, the list shows the orders of each tab, and its address restores the list`, async ({
    page,
    context,
  }) => {
    await addSessionCookie(context, buyer.bearer)
    await page.goto(localizePath(code, list))
    await expect(statusTab(page, label('orders.all'), 6)).toHaveAttribute('aria-current', 'page')
    for (const name of ['UNPAID', 'PREPARING', 'SHIPPED', 'DELIVERED', 'CONFIRMING', 'CANCELED'])
      await expect(statusTab(page, status(name), 1)).toBeVisible()
    await expect(statusTab(page, status('REFUNDED'), 0)).toBeVisible()
    for (const each of Object.values(orders)) await expect(orderGroup(page, each)).toContainText(each.serial)
    await expect(orderGroup(page, orders.shipped)).toContainText(label('orders.moreLines', { count: 2 }))
    await expect(
      orderGroup(page, orders.unpaid).getByRole('link', { name: label('orders.actions.pay') }),
    ).toHaveAttribute('href', localizePath(code, `/pay/payment?order_no=${orders.unpaid.number}`))
    await expectContentAccessible(page)

    await statusTab(page, status('UNPAID'), 1).click()
    await expect(page).toHaveURL(/\?tab=unpaid$/)
    await expect(getMain(page).locator('tbody')).toHaveCount(1)
    await expect(orderGroup(page, orders.unpaid)).toContainText(status('UNPAID'))
    await statusTab(page, status('REFUNDED'), 0).click()
    await expect(getMain(page).getByText(label('orders.empty.refunded.title'))).toBeVisible()
    await page.goBack()
    await expect(orderGroup(page, orders.unpaid)).toBeVisible()

    await page.goto(localizePath(code, list))
    const box = getMain(page).getByRole('searchbox')
    await box.fill(` ${orders.shipped.number.slice(3, 8).toLowerCase()}`)
    await box.press('Enter')
    await expect(page).toHaveURL(new RegExp(`order_no=${orders.shipped.number.slice(3, 8).toLowerCase()}$`))
    await expect(getMain(page).locator('tbody')).toHaveCount(1)
    await expect(orderGroup(page, orders.shipped)).toBeVisible()

    const copied = await context.newPage()
    await copied.goto(page.url())
    await expect(getMain(copied).locator('tbody')).toHaveCount(1)
    await copied.close()

    await statusTab(page, status('SHIPPED'), 1).click()
    await expect(page).toHaveURL(/\?tab=shipping&order_no=/)
    await expect(orderGroup(page, orders.shipped)).toBeVisible()

    await page.goto(localizePath(code, `${list}?tab=unpaid&order_no=${orders.shipped.number}`))
    await expect(getMain(page).getByText(label('orders.noMatch.title'))).toBeVisible()
    await getMain(page)
      .getByRole('link', { name: label('orders.noMatch.everywhere') })
      .click()
    await expect(orderGroup(page, orders.shipped)).toBeVisible()

    await page.goto(localizePath(code, `${list}?page=9`))
    await getMain(page)
      .getByRole('link', { name: label('orders.beyondLast.action', { page: 1 }) })
      .click()
    await expect(orderGroup(page, orders.unpaid)).toBeVisible()
    await expectFitsNarrowest(page)
    await expectContentAccessible(page)
  })
}

test('an order is canceled only after confirmation', async ({ page, context }) => {
  const own = await createMember()
  const [stored, gone] = [await placeOrder(own), await placeOrder(own)]
  await addSessionCookie(context, own.bearer)
  await page.goto(`${list}?tab=unpaid`)
  const ask = orderGroup(page, gone).getByRole('button', { name: en('orders.actions.cancel') })
  const dialog = page.getByRole('dialog')
  await ask.focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText(gone.number)
  await expectContentAccessible(page)
  await dialog.getByRole('button', { name: en('orders.prompts.cancel.back') }).click()
  await expect(dialog).toBeHidden()
  await expect(ask).toBeFocused()
  expect((await readOrder(gone)).status).toBe('unpaid')

  await ask.click()
  await dialog.getByRole('button', { name: en('orders.prompts.cancel.confirm') }).click()
  await expect(getToasts(page).getByText(en('orders.done.cancel'))).toBeVisible()
  await expect(orderGroup(page, gone)).toHaveCount(0)
  await expect(orderGroup(page, stored)).toBeVisible()
  await expect(statusTab(page, en('orders.status.UNPAID'), 1)).toBeVisible()
  await expect(statusTab(page, en('orders.status.CANCELED'), 1)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect((await readOrder(gone)).status).toBe('canceled')
})

test('a slow cancellation leaves the prompt of another order open', async ({ page, context }) => {
  const own = await createMember()
  const [slow, other] = [await placeOrder(own), await placeOrder(own)]
  await addSessionCookie(context, own.bearer)
  await page.goto(`${list}?tab=unpaid`)
  const dialog = page.getByRole('dialog')
  const askFor = (order: typeof slow) =>
    orderGroup(page, order).getByRole('button', { name: en('orders.actions.cancel') })
  const back = dialog.getByRole('button', { name: en('orders.prompts.cancel.back') })
  const release = await holdOperation(page, 'CancelOrder')
  await askFor(slow).click()
  await dialog.getByRole('button', { name: en('orders.prompts.cancel.confirm') }).click()
  await back.click()
  await expect(dialog).toBeHidden()
  await askFor(other).click()
  await expect(dialog).toContainText(other.number)
  release()
  await expect(orderGroup(page, slow)).toHaveCount(0)
  await expect(dialog).toContainText(other.number)
  await back.click()
  await expect(dialog).toBeHidden()
  await expect(askFor(other)).toBeFocused()
  expect((await readOrder(other)).status).toBe('unpaid')
})

test(
  'a shipped order is marked as received after confirmation; a changed order says so and shows its status',
  fullScopeOnly,
  async ({ page, context }) => {
    const own = await createMember()
    const bank = { method: 'bank' } as const
    const [shipped, moving] = [await placeOrder(own, bank), await placeOrder(own, bank)]
    await shipOrder(shipped)
    await addSessionCookie(context, own.bearer)
    await page.goto(list)
    const dialog = page.getByRole('dialog')
    const ask = orderGroup(page, shipped).getByRole('button', { name: en('orders.actions.receive') })
    await ask.click()
    await expect(dialog).toContainText('Have you received the products?')
    await dialog.getByRole('button', { name: 'Cancel', exact: true }).click()
    expect((await readOrder(shipped)).status).toBe('shipping')
    await ask.click()
    await dialog.getByRole('button', { name: 'OK', exact: true }).click()
    await expect(orderGroup(page, shipped)).toContainText('Received')
    await expect(statusTab(page, 'Received', 1)).toBeVisible()

    await runShopCommand('order', 'confirm', moving.number)
    await orderGroup(page, moving)
      .getByRole('button', { name: en('orders.actions.cancel') })
      .click()
    await dialog.getByRole('button', { name: en('orders.prompts.cancel.confirm') }).click()
    await expect(getMain(page).getByRole('alert')).toContainText(moving.number)
    await expect(orderGroup(page, moving)).toContainText('Preparing')
    await expect(orderGroup(page, moving).getByRole('button')).toContainText([en('orders.reorder.action')])
    expect((await readOrder(moving)).status).toBe('preparing')
  },
)
