import { addressLines } from '@partgate/schema/address-lines.ts'
import type { Address } from '@partgate/schema/shop-api/address.ts'
import type { Order } from '@partgate/schema/shop-api/orders.ts'
import { z } from 'zod'
import type { Queryable } from '#db/database.ts'
import { formatMinute } from '#i18n/format-minute.ts'
import { formatAmount } from '#money/money.ts'
import { presentOrder } from '#orders/index.ts'
import { command } from './command.ts'
import { formatPayment, findOrder } from './one-order.ts'
import { formatFacts, formatTable } from './print.ts'
import { orderName } from './values.ts'

type Payment = {
  provider: string
  state: string
  amount_cents: string
  captured_cents: string | null
  refunded_cents: string
  capture_id: string | null
  note: string
  updated_at: Date
}
type Event = { from_status: string | null; to_status: string; actor: string; note: string; at: Date }

const loadPayments = (db: Queryable, orderId: number) =>
  db.query<Payment>(
    `select provider, state, amount_cents, captured_cents, refunded_cents, capture_id, note, updated_at
     from payments where order_id = $1 order by id`,
    [orderId],
    'staff-order-payments',
  )

const loadEvents = (db: Queryable, orderId: number) =>
  db.query<Event>(
    'select from_status, to_status, actor, note, at from order_events where order_id = $1 order by id',
    [orderId],
    'staff-order-events',
  )

const formatCents = (cents: string | null) => (cents === null ? null : formatAmount(BigInt(cents)))

const formatAddress = ({ country, telephone, city, state, ...address }: Address) => {
  const place = {
    contactName: address.contact_name,
    companyName: address.company_name,
    addressLine1: address.address_line_1,
    addressLine2: address.address_line_2,
    postalCode: address.postal_code,
    countryCode: country,
    city,
    state,
  }
  return [...addressLines(place, country), telephone].filter(Boolean).join(', ')
}

const formatSummary = (order: Order) =>
  formatFacts([
    ['order', order.order_no],
    ['serial number', order.serial_no],
    ['purchase order', order.purchase_order_no],
    ['status', order.status],
    ['payment', formatPayment(order)],
    ['buyer', order.email],
    ['placed', formatMinute(new Date(order.placed_at))],
    ['subtotal', order.subtotal],
    ['freight', order.freight ?? 'to be named by sales'],
    ['total', order.total],
    ['weight', `${order.weight_mg / 1e6} kg`],
    ['carrier', order.carrier],
    ['shipping number', order.shipping_number],
    ['ship to', formatAddress(order.shipping_address)],
    ['bill to', formatAddress(order.billing_address)],
    ["buyer's remark", order.remark],
    ["shop's remark", order.platform_remark],
  ])

const formatLines = (order: Order) =>
  formatTable(
    ['part number', "buyer's part", 'manufacturer', 'packaging', 'batch', 'pieces', 'unit USD', 'USD', 'goods_id'],
    order.lines.map((line) => [
      line.part_number,
      line.customer_part_no,
      line.brand_name,
      line.packaging,
      line.batch,
      line.cart_num,
      line.price,
      line.amount,
      line.goods_id,
    ]),
    'No lines.',
  )

const formatPayments = (payments: Payment[]) =>
  formatTable(
    ['payment', 'state', 'USD', 'captured USD', 'refunded USD', 'capture', 'last change', 'note'],
    payments.map((payment) => [
      payment.provider,
      payment.state,
      formatCents(payment.amount_cents),
      formatCents(payment.captured_cents),
      formatCents(payment.refunded_cents),
      payment.capture_id,
      formatMinute(payment.updated_at),
      payment.note,
    ]),
    'No payment has been begun.',
  )

const formatHistory = (events: Event[]) =>
  formatTable(
    ['when', 'status', 'by', 'note'],
    events.map((event) => [formatMinute(event.at), event.to_status, event.actor, event.note]),
    'No history.',
  )

export const orderShow = command({
  name: 'order show',
  usage: '<order>',
  summary: 'shows an order with its payments and history',
  takes: z.object({ order: orderName }),
  positionals: ['order'],
  run: async (context, { order: number }) => {
    const { id } = await findOrder(context, number)
    const order = await presentOrder(context.db, id, 'en')
    const payments = await loadPayments(context.db, id)
    const events = await loadEvents(context.db, id)
    return {
      text: [formatSummary(order), formatLines(order), formatPayments(payments), formatHistory(events)].join('\n\n'),
      data: {
        ...order,
        lines: order.lines.map(({ goods: _, ...line }) => line),
        history: events,
        payments: payments.map(({ amount_cents, captured_cents, refunded_cents, ...payment }) => ({
          ...payment,
          amount: formatCents(amount_cents),
          captured: formatCents(captured_cents),
          refunded: formatCents(refunded_cents),
        })),
      },
    }
  },
})
