import { expect, type Page } from '@playwright/test'
import { createLabels } from './labels.ts'
import { getMain } from './screen.ts'

const en = createLabels('en')
type Payment = { custom_id: string; capture: { id: string } | null }

export const paymentPath = (orderNumber: string) => `/pay/payment?order_no=${orderNumber}`
export const payButton = (page: Page, label = en) =>
  getMain(page).getByRole('button', { name: label('pay.paypal.submit') })

export const findSteps = (page: Page, label = en) => {
  const list = getMain(page).getByRole('list', { name: label('cart.steps.label') })
  return { list, items: list.getByRole('listitem'), current: list.locator('[aria-current=step]') }
}

export const choosePayPalOutcome = async (page: Page, response: 'pay' | 'decline' | 'cancel') => {
  await expect(page).toHaveURL(/\/checkoutnow\?token=/)
  const simulator = new URL(page.url())
  await page.locator(`button[value=${response}]`).click()
  return simulator
}
export const postToSimulator = async ({ origin }: URL, path: string, body: object) => {
  const response = await fetch(`${origin}/simulator/${path}`, { method: 'POST', body: JSON.stringify(body) })
  expect(response.status).toBe(200)
}
export const readPayments = async ({ origin }: URL, orderNumber: string) => {
  const all = (await (await fetch(`${origin}/simulator/orders`)).json()) as Payment[]
  return all.filter(({ custom_id }) => custom_id === orderNumber)
}
