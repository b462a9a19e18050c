import { expect, type Page } from '@playwright/test'
import { labelsOf } from './labels.ts'
import { mainOf } from './screen.ts'

const en = labelsOf('en')
type Payment = { custom_id: string; capture: { id: string } | null }

export const payment = (orderNumber: string) => `/pay/payment?order_no=${orderNumber}`
export const payButton = (page: Page, label = en) =>
  mainOf(page).getByRole('button', { name: label('pay.paypal.submit') })

export const sayAtPayPal = async (page: Page, answer: 'pay' | 'decline' | 'cancel') => {
  await expect(page).toHaveURL(/\/checkoutnow\?token=/)
  const simulator = new URL(page.url())
  await page.locator(`button[value=${answer}]`).click()
  return simulator
}
export const tellPayPal = async ({ origin }: URL, path: string, body: object) => {
  const answer = await fetch(`${origin}/simulator/${path}`, { method: 'POST', body: JSON.stringify(body) })
  expect(answer.status).toBe(200)
}
export const paymentsOf = async ({ origin }: URL, orderNumber: string) => {
  const all = (await (await fetch(`${origin}/simulator/orders`)).json()) as Payment[]
  return all.filter(({ custom_id }) => custom_id === orderNumber)
}
