import type { Page } from '@playwright/test'
import { createLabels } from '../../support/labels.ts'
import { openReady } from '../../support/open.ts'
import { holdOperation, holdResponse } from '../../support/operations.ts'
import { expect, getMain, test } from '../../support/screen.ts'

const en = createLabels('en')
const list = '/s?wd=LM358'
const parts = ['LM358DR', 'LM358DT'] as const

const findAdd = (page: Page, partNumber: string) =>
  getMain(page).getByRole('button', { name: en('catalogue.buy.addOf', { partNumber }), exact: true })

const press = async (page: Page, partNumber: string) => {
  await findAdd(page, partNumber).click()
  await expect(findAdd(page, partNumber)).toHaveAttribute('aria-busy', 'true')
}

const expectAdded = async (page: Page, partNumber: string) =>
  expect(findAdd(page, partNumber)).not.toHaveAttribute('aria-busy')

const expectInCart = async (page: Page, partNumbers: readonly string[]) => {
  await openReady(page, '/shoppingcart')
  for (const partNumber of partNumbers)
    await expect(getMain(page).getByRole('row').filter({ hasText: partNumber })).toHaveCount(1)
}

const [first, second] = parts

test('the first two parts of a guest are in one cart if the second is added before the shop responds', async ({
  page,
}) => {
  await openReady(page, list)
  const release = await holdOperation(page, 'AddToCart')
  await press(page, first)
  await press(page, second)
  release()
  for (const partNumber of parts) await expectAdded(page, partNumber)
  await expectInCart(page, parts)
})

test('the first parts that a guest adds in two tabs are in one cart', async ({ page, context }) => {
  const other = await context.newPage()
  for (const tab of [page, other]) await openReady(tab, list)
  const [release, releaseOther] = [await holdOperation(page, 'AddToCart'), await holdOperation(other, 'AddToCart')]
  await press(page, first)
  await press(other, second)
  release()
  releaseOther()
  await expectAdded(page, first)
  await expectAdded(other, second)
  await expectInCart(page, parts)
})

test('the first part of a guest stays in the cart while another tab begins a checkout of one product', async ({
  page,
  context,
}) => {
  await openReady(page, list)
  const checkout = await context.newPage()
  const { isReceived, release } = await holdResponse(checkout, 'CheckoutPreview')
  await checkout.goto('/pay/order?buy=texas-instruments-lm358dr')
  await isReceived
  await findAdd(page, first).click()
  await page.waitForFunction(async () =>
    (await navigator.locks.query()).pending?.some(({ name }) => name === 'cart-addition'),
  )
  release()
  await expectAdded(page, first)
  await expectInCart(page, [first])
})
