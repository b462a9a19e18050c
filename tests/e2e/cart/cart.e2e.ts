import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { toMinOrder } from '../../support/min-order.ts'
import { openGuestCart, findTubes } from '../../support/guest-cart.ts'
import { createLabels } from '../../support/labels.ts'
import { openReady } from '../../support/open.ts'
import { holdOperation } from '../../support/operations.ts'
import { runShopCommand } from '../../support/orders.ts'
import { expect, expectContentAccessible, expectFitsNarrowest, getMain, test } from '../../support/screen.ts'

const en = createLabels('en')
const phone = { width: 390, height: 844 }

const button = (page: Page, key: string, values = {}) =>
  getMain(page).getByRole('button', { name: en(key, values), exact: true })
const getLine = (page: Page, partNumber: string) => getMain(page).getByRole('row').filter({ hasText: partNumber })
const press = async (page: Page, key: string, values = {}) => {
  await button(page, key, values).focus()
  await page.keyboard.press('Enter')
}

test('a cart is corrected by keyboard and leads to checkout with its freight', async ({ page, context }) => {
  const [whole, short, gone] = await findTubes(3)
  if (!whole || !short || !gone) throw new Error('The shop has too few goods in tubes.')
  const cart = await openGuestCart(context, [
    { goods: whole, times: 1 },
    { goods: short, times: 3 },
    { goods: gone, times: 1 },
  ])
  const takeable = toMinOrder(short).cart_num * 2
  await runShopCommand('stock', 'set', String(short.goods_id), String(takeable))
  await runShopCommand('stock', 'set', String(gone.goods_id), '0')
  try {
    await openReady(page, '/shoppingcart')
    await expect(getMain(page).getByText(en('cartPage.summary.leftOut', { count: 2 }))).toBeVisible()
    const { subtotal, list } = await cart.read()
    expect(subtotal).toBe(list[0]?.amount)
    await expect(getMain(page).getByText(`USD ${subtotal}`, { exact: true })).toBeVisible()

    await page.getByRole('combobox', { name: en('cartPage.freight.country') }).selectOption('BR')
    await expect(getMain(page).getByText('60.00')).toBeVisible()
    await page.getByRole('combobox', { name: en('cartPage.freight.country') }).selectOption('DE')
    await expect(getMain(page).getByText('40.00')).toBeVisible()
    await expect(
      getMain(page).getByText('Basic freight covers up to 0.5 kg. Arrival in 2-5 business days.'),
    ).toBeVisible()
    await expectContentAccessible(page)

    await press(page, 'cart.setQuantity', { quantity: takeable.toLocaleString('en') })
    await expect(getMain(page).getByText(en('cartPage.summary.leftOut', { count: 1 }))).toBeVisible()
    await expect(getLine(page, short.part_number).getByRole('textbox')).toHaveValue(takeable.toLocaleString('en'))

    await press(page, 'cartPage.saved.saveOf', { partNumber: gone.part_number })
    await expect(getMain(page).getByRole('heading', { name: en('cartPage.saved.title', { count: 1 }) })).toBeVisible()
    await expect(getLine(page, gone.part_number)).toHaveCount(0)
    await expect(getMain(page).getByText(en('cartPage.summary.leftOut', { count: 1 }))).toHaveCount(0)
    await expectContentAccessible(page)
    await expect(getMain(page).getByRole('link', { name: en('cartPage.summary.checkout') })).toHaveAttribute(
      'href',
      '/pay/order',
    )
    await press(page, 'cartPage.saved.moveOf', { partNumber: gone.part_number })
    await expect(getLine(page, gone.part_number)).toContainText(en('cart.soldOut'))

    await page.reload()
    await expect(page.getByRole('combobox', { name: en('cartPage.freight.country') })).toHaveValue('DE')
    await expectFitsNarrowest(page)
  } finally {
    await runShopCommand('stock', 'set', String(short.goods_id), String(short.stock))
    await runShopCommand('stock', 'set', String(gone.goods_id), String(gone.stock))
  }
})

test('a quantity that is corrected while another one is sent is not lost', async ({ page, context }) => {
  const [goods] = await findTubes(1)
  if (!goods) throw new Error('The shop has no goods in tubes.')
  const cart = await openGuestCart(context, [{ goods, times: 1 }])
  const { cart_num } = toMinOrder(goods)
  await openReady(page, '/shoppingcart')
  const quantity = getLine(page, goods.part_number).getByRole('textbox')
  const isChange = (body: string | null) => body?.includes('"SetCartLineQuantity"') ?? false
  const sendDouble = async () => {
    const release = await holdOperation(page, 'SetCartLineQuantity')
    const sent = page.waitForRequest((request) => isChange(request.postData()))
    await quantity.fill(String(cart_num * 2))
    await quantity.press('Enter')
    await sent
    return async () => {
      const changed = page.waitForResponse((response) => isChange(response.request().postData()))
      release()
      await changed
    }
  }

  const respond = await sendDouble()
  await quantity.fill(String(cart_num))
  await quantity.press('Enter')
  await respond()
  await expect.poll(async () => (await cart.read()).list.map((line) => line.cart_num)).toEqual([cart_num])
  await expect(quantity).toHaveValue(cart_num.toLocaleString('en'))

  const respondAgain = await sendDouble()
  await quantity.fill(String(cart_num * 3))
  await respondAgain()
  const { subtotal } = await cart.read()
  await expect(getMain(page).getByText(`USD ${subtotal}`, { exact: true })).toBeVisible()
  await expect(quantity).toHaveValue(String(cart_num * 3))
})

test('saved lines that are moved one right after the other all reach the cart', async ({ page, context }) => {
  const goods = await findTubes(3)
  const [staying, first, second] = goods.map(({ part_number }) => part_number)
  if (!staying || !first || !second) throw new Error('The shop has too few goods in tubes.')
  await openGuestCart(
    context,
    goods.map((each) => ({ goods: each, times: 1 })),
  )
  await openReady(page, '/shoppingcart')
  for (const [at, partNumber] of [first, second].entries()) {
    await press(page, 'cartPage.saved.saveOf', { partNumber })
    await expect(getMain(page).getByText(en('cartPage.saved.title', { count: at + 1 }))).toBeVisible()
  }
  const move = (partNumber: string) => button(page, 'cartPage.saved.moveOf', { partNumber })
  const release = await holdOperation(page, 'MoveSavedLinesToCart')
  await press(page, 'cartPage.saved.moveOf', { partNumber: first })
  await expect(move(second)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('h1')).toBeFocused()
  for (const partNumber of [first, second]) await expect(move(partNumber)).toHaveAttribute('aria-busy', 'true')
  release()
  for (const partNumber of [first, second]) await expect(getLine(page, partNumber)).toBeVisible()
  await expect(move(second)).toHaveCount(0)
  await expect(page.locator('h1')).toBeFocused()
})

test('on a phone, a pasted list is reviewed and added in one step without loss', async ({ page }) => {
  const [first, second] = await findTubes(2)
  if (!first || !second) throw new Error('The shop has too few goods in tubes.')
  await page.setViewportSize(phone)
  await openReady(page, '/shoppingcart')
  await press(page, 'cartPage.tools.paste')
  const panel = page.getByRole('dialog', { name: en('cartPage.import.title') })
  await panel.getByRole('textbox').fill(`5 ${first.part_number}\nNO-SUCH-PART-1, 7\n`)
  await panel.getByRole('button', { name: en('cartPage.import.review') }).click()
  await expect(panel.getByText(en('cartPage.import.found', { found: 1, count: 2 }))).toBeVisible()
  await expectContentAccessible(page)

  const missing = panel.getByRole('textbox', { name: en('cartPage.import.numberOf', { partNumber: 'NO-SUCH-PART-1' }) })
  const release = await holdOperation(page, 'AddCartLines')
  await panel.getByRole('button', { name: en('cartPage.import.add', { count: 1 }) }).click()
  await missing.fill(second.part_number)
  release()
  await expect(panel.getByRole('listitem')).toHaveCount(1)
  await panel.getByRole('button', { name: en('cartPage.import.lookUpAgain') }).click()
  await panel.getByRole('button', { name: en('cartPage.import.add', { count: 1 }) }).click()
  await expect(panel).toBeHidden()
  await expect(getLine(page, first.part_number)).toBeVisible()
  await expect(getLine(page, second.part_number)).toBeVisible()
})

const setOwnNumber = async (page: Page, partNumber: string, way: 'addOf' | 'editOf', own: string) => {
  await press(page, `cartPage.partNumber.${way}`, { partNumber })
  const field = getLine(page, partNumber).getByLabel(en('cartPage.partNumber.labelOf', { partNumber }))
  await expect(field).toBeFocused()
  await field.fill(own)
  await page.keyboard.press('Enter')
  await expect(button(page, `cartPage.partNumber.${own ? 'editOf' : 'addOf'}`, { partNumber })).toBeFocused()
}

test('a cart with an own part number is exported as a file, imported again, and shared by a link', async ({
  page,
  context,
  browser,
}) => {
  const [first, second] = await findTubes(2)
  if (!first || !second) throw new Error('The shop has too few goods in tubes.')
  const cart = await openGuestCart(context, [
    { goods: first, times: 2 },
    { goods: second, times: 1 },
  ])
  const own = '4711-B'.padEnd(50, '7')
  await openReady(page, '/shoppingcart')
  await setOwnNumber(page, first.part_number, 'addOf', own)
  await expectContentAccessible(page)
  await expectFitsNarrowest(page)
  const files: Buffer[] = []
  const openTools = () => getMain(page).getByText(en('cartPage.tools.label'), { exact: true }).click()
  await openTools()
  for (const kind of ['csv', 'xlsx']) {
    const download = page.waitForEvent('download')
    await button(page, `cartPage.tools.${kind}`).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(new RegExp(`^cart-\\d{4}-\\d\\d-\\d\\d\\.${kind}$`))
    files.push(await readFile(await file.path()))
  }
  expect(files[0]?.toString()).toContain(`${first.part_number},`)
  await setOwnNumber(page, first.part_number, 'editOf', '')
  await button(page, 'cartPage.tools.paste').click()
  const panel = page.getByRole('dialog', { name: en('cartPage.import.title') })
  await panel.locator('input[type=file]').setInputFiles({ name: 'cart.xlsx', mimeType: '', buffer: files[1] as Buffer })
  await panel.getByRole('button', { name: en('cartPage.import.add', { count: 2 }) }).click()
  await expect(panel).toBeHidden()
  expect((await cart.read()).list.map(({ cart_num }) => cart_num)).toEqual([
    toMinOrder(first).cart_num * 4,
    toMinOrder(second).cart_num * 2,
  ])
  await expect(getLine(page, first.part_number)).toContainText(own)

  await openTools()
  await button(page, 'cartPage.tools.share').click()
  const share = page.getByRole('dialog', { name: en('cartPage.share.title') })
  await share.getByRole('button', { name: en('cartPage.share.make') }).click()
  const link = await share.getByRole('textbox', { name: en('cartPage.share.link') }).inputValue()
  await expectContentAccessible(page)

  const other = await browser.newContext()
  const guest = await other.newPage()
  const response = await guest.goto(link)
  expect(response?.headers()['referrer-policy']).toBe('no-referrer')
  await expect(guest.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expect(getLine(guest, first.part_number)).toBeVisible()
  await expect(getMain(guest)).not.toContainText(own)
  await expectContentAccessible(guest)
  await button(guest, 'cartPage.shared.addAll', { count: 2 }).click()
  await expect(guest).toHaveURL(/\/shoppingcart$/)
  await expect(getLine(guest, second.part_number)).toBeVisible()
  await guest.goto(`${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`)
  await expect(getMain(guest).getByText(en('cartPage.shared.gone.title'))).toBeVisible()
  await other.close()

  await page.goto('/pay/order')
  await expect(getMain(page).getByRole('complementary')).toContainText(own)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the cart says that it needs scripts and how to order by mail, and shows no dead button', async ({ page }) => {
    await page.goto('/shoppingcart')
    // Role and text locators ignore noscript content.
    const notice = page.locator('main noscript')
    await expect(notice.locator('strong')).toHaveText(en('needsScripts.title'))
    await expect(notice.locator('strong')).toBeVisible()
    await expect(notice.locator('a[href^="mailto:"]')).toBeVisible()
    await expect(getMain(page).getByRole('button')).toHaveCount(0)
    await expect(getMain(page).getByText(en('cart.steps.delivery'))).toBeHidden()
  })
})
