import { contract } from '@partgate/schema/shop-api/contract.ts'
import pino from 'pino'
import { createPaymentService } from '#payments/index.ts'
import { type Simulator, startSimulator } from '@partgate/paypal-simulator/start.ts'
import type { SignedEvent } from '@partgate/paypal-simulator/webhooks.ts'
import type { Headers } from './cart-client.ts'
import { openTestShop } from './open-test-shop.ts'
import { createOrderClient } from './order-client.ts'
import { fillSmallCatalogue } from './small-catalogue.ts'
import { tapeId } from './small-parts.ts'

type PaymentRow = {
  id: number
  state: string
  provider_order_id: string | null
  capture_request_id: string | null
  refund_request_id: string | null
  captured_cents: string | null
  captured_currency: string | null
  refunded_cents: string
  note: string
}
type OrderRow = { status: string; payment_status: string; payment_method: string; paid_at: Date | null }
type Purchase = { headers: Headers; orderNo: string; total: string }

const toPaypalEnv = ({ settings }: Simulator) => ({
  PAYPAL_API_URL: settings.apiUrl,
  PAYPAL_CLIENT_ID: settings.clientId,
  PAYPAL_CLIENT_SECRET: settings.clientSecret,
  PAYPAL_WEBHOOK_ID: settings.webhookId,
})

export const openPaymentClient = async () => {
  const lines: string[] = []
  const log = pino({ level: 'debug' }, { write: (line) => void lines.push(line) })
  const simulator = await startSimulator({ port: 0 })
  const shop = await openTestShop({ env: toPaypalEnv(simulator), log })
  await fillSmallCatalogue(shop.db)
  const orders = createOrderClient(shop)
  const events: SignedEvent[] = []
  simulator.sendEventsTo(async (event) => events.push(event) > 0)

  const post = (path: string, headers: Headers, body: object) => shop.call('POST', path, { headers, body })
  const open = (headers: Headers, order_no: string, more: object = {}) =>
    post(contract.payments.paypalCreateOrder.path, headers, { order_no, ...more })
  const capture = (headers: Headers, order_no: string, paypal_order_id: string, more: object = {}) =>
    post(contract.payments.paypalCapture.path, headers, { order_no, paypal_order_id, ...more })

  const openPaypalOrder = async ({ headers, orderNo }: Pick<Purchase, 'headers' | 'orderNo'>) => {
    const envelope = await open(headers, orderNo)
    const { paypal_order_id, approve_url } = contract.payments.paypalCreateOrder.data.parse(envelope.data)
    return { id: paypal_order_id, approveUrl: approve_url }
  }
  const submitApproval = async (approveUrl: string, action: 'pay' | 'decline' | 'cancel') => {
    const response = await fetch(approveUrl, {
      method: 'POST',
      body: new URLSearchParams({ action }),
      redirect: 'manual',
    })
    await response.body?.cancel()
    return response.headers.get('location') ?? ''
  }

  return {
    ...shop,
    simulator,
    orders,
    lines,
    events,
    staff: createPaymentService({ ...shop.deps, log }),
    open,
    openPaypalOrder,
    submitApproval,
    capture,
    confirmTransfer: (headers: Headers, order_no: string, more: object = {}) =>
      post(contract.payments.bankConfirm.path, headers, { order_no, ...more }),

    buy: async (changes: Record<string, unknown> = {}): Promise<Purchase> => {
      const headers = await orders.member(`buyer-${crypto.randomUUID()}@example.com`)
      const { order } = await orders.buy(headers, tapeId('RC0603FR-0710KL'), 100, changes)
      return { headers, orderNo: order.order_no, total: order.total ?? '' }
    },
    openAndApprove: async (bought: Purchase, action: 'pay' | 'decline' = 'pay') => {
      const { id, approveUrl } = await openPaypalOrder(bought)
      await submitApproval(approveUrl, action)
      return { ...bought, id, approveUrl }
    },
    orderRow: async (orderNo: string) => {
      const [row] = await shop.db.query<OrderRow>('select * from orders where order_no = $1', [orderNo])
      return row
    },
    payments: (orderNo: string) =>
      shop.db.query<PaymentRow>(
        'select p.* from payments p join orders o on o.id = p.order_id where o.order_no = $1 order by p.id',
        [orderNo],
      ),
    history: async (orderNo: string) => {
      const rows = await shop.db.query<{ to_status: string }>(
        'select to_status from order_events e join orders o on o.id = e.order_id where order_no = $1 order by e.id',
        [orderNo],
      )
      return rows.map(({ to_status }) => to_status)
    },
    readMailKinds: async (orderNo: string) => {
      const rows = await shop.db.query<{ kind: string }>(
        'select kind from outbox m join orders o on o.id = m.order_id where order_no = $1 order by m.id',
        [orderNo],
      )
      return rows.map(({ kind }) => kind)
    },
    /** Makes all waiting payments and events due. */
    makeAllDue: () =>
      shop.db.exec(`update payments set leased_until = null, next_look_at = now();
        update payment_events set next_look_at = now()`),
    deliver: async ({ headers, body }: SignedEvent, changes: Record<string, string> = {}) => {
      const response = await shop.app.request('/api/pay/paypal/webhook', {
        method: 'POST',
        headers: { ...headers, ...changes },
        body,
      })
      return response.status
    },
    takeEvents: async () => {
      await simulator.eventsSettled()
      return events.splice(0)
    },
    close: async () => {
      await simulator.close()
      await shop.close()
    },
  }
}
export type PaymentClient = Awaited<ReturnType<typeof openPaymentClient>>
