import { randomInt } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'
import type { SimulatedResponse } from './refusal.ts'

const money = z.object({ currency_code: z.string(), value: z.string() })
export type Money = z.output<typeof money>

const order = z.object({
  id: z.string(),
  status: z.enum(['PAYER_ACTION_REQUIRED', 'APPROVED', 'COMPLETED']),
  custom_id: z.string(),
  invoice_id: z.string(),
  amount: money,
  breakdown: z.record(z.string(), money),
  merchant_id: z.string(),
  return_url: z.string(),
  cancel_url: z.string(),
  payer_id: z.string().nullable(),
  declines: z.boolean(),
  create_time: z.string(),
  capture: z
    .object({
      id: z.string(),
      status: z.enum(['COMPLETED', 'PENDING', 'DECLINED', 'PARTIALLY_REFUNDED', 'REFUNDED']),
      amount: money,
      create_time: z.string(),
    })
    .nullable(),
  refunds: z.array(
    z.object({ id: z.string(), status: z.enum(['COMPLETED', 'PENDING']), amount: money, create_time: z.string() }),
  ),
})
export type Order = z.output<typeof order>
export type Capture = NonNullable<Order['capture']>

const response = z.object({
  status: z.custom<SimulatedResponse['status']>((status) => Number.isInteger(status)),
  body: z.looseObject({}),
})
const line = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('order'), order }),
  z.object({ kind: z.literal('response'), key: z.string(), response }),
  z.object({ kind: z.literal('forget') }),
])
type Line = z.output<typeof line>

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789'
export const newId = () => Array.from({ length: 17 }, () => letters[randomInt(letters.length)]).join('')

/** A line cut short by a kill counts as not written. */
const readLine = (text: string): Line | undefined => {
  try {
    return line.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** With `path`, every change is appended to that file and restored after a restart. */
export const openStore = (path?: string) => {
  const orders = new Map<string, Order>()
  const orderOfCapture = new Map<string, string>()
  const responses = new Map<string, SimulatedResponse>()

  const apply = (change: Line) => {
    if (change.kind === 'forget') responses.clear()
    else if (change.kind === 'response') responses.set(change.key, change.response)
    else {
      orders.set(change.order.id, change.order)
      if (change.order.capture) orderOfCapture.set(change.order.capture.id, change.order.id)
    }
  }
  if (path && existsSync(path)) {
    for (const text of readFileSync(path, 'utf8').split('\n')) {
      const known = readLine(text)
      if (known) apply(known)
    }
    appendFileSync(path, '\n')
  } else if (path) mkdirSync(dirname(path), { recursive: true })

  const write = (change: Line) => {
    if (path) appendFileSync(path, `${JSON.stringify(change)}\n`)
    apply(change)
  }

  return {
    order: (id: string) => orders.get(id),
    orderWithCapture: (captureId: string) => orders.get(orderOfCapture.get(captureId) ?? ''),
    isInvoicePaid: (invoiceId: string, exceptId: string) =>
      [...orders.values()].some(
        ({ id, invoice_id, capture }) =>
          id !== exceptId && invoice_id === invoiceId && capture !== null && capture.status !== 'DECLINED',
      ),
    orders: () => [...orders.values()],
    save: (order: Order) => write({ kind: 'order', order }),
    findResponse: (key: string) => responses.get(key),
    storeResponse: (key: string, response: SimulatedResponse) =>
      write({ kind: 'response', key, response: { ...response, body: { ...response.body } } }),
    forgetResponses: () => write({ kind: 'forget' }),
  }
}
export type Store = ReturnType<typeof openStore>
