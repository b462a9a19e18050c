import { z } from 'zod'
import { shopCurrency } from '../currency.ts'
import { maxOrderNumberChars, maxPurchaseOrderNumberChars } from '../limits.ts'
import { address, addressInput } from './address.ts'
import { goods, packagings } from './goods.ts'
import { endpoint } from './endpoint.ts'
import { carriers, freightTable } from './freight.ts'
import { orderLines } from './order-lines.ts'
import { orderCursor, orderNo } from './order-number.ts'
import { quote } from './quote.ts'
import {
  amount,
  count,
  countryCode,
  customerPartNo,
  email,
  id,
  idempotencyKey,
  limit,
  longText,
  milligrams,
  page,
  purchaseOrderNo,
  quantity,
  randomToken,
  time,
  unitPrice,
} from './shapes.ts'

/** `confirming`: paid, or declared as paid, and awaits confirmation by sales; `preparing`: awaits shipment. */
export const orderStatuses = [
  'unpaid',
  'confirming',
  'preparing',
  'shipping',
  'received',
  'refunded',
  'canceled',
] as const
export const paymentMethods = ['paypal', 'bank'] as const
/** `declared`: the buyer declared a bank transfer; `pending`: PayPal has not decided yet; `held`: the payment differs from the order, and
 * sales checks it; `refund_due`: the payment arrived for an order that is no longer valid. */
export const paymentStatuses = [
  'none',
  'declared',
  'pending',
  'paid',
  'held',
  'refund_due',
  'partly_refunded',
  'refunded',
] as const

const orderLine = z.object({
  line_no: count.positive(),
  goods_id: id,
  /** This and the following fields have their values at the time of the order. */
  part_number: z.string(),
  brand_name: z.string(),
  packaging: z.enum(packagings),
  batch: z.string(),
  cart_num: quantity,
  /** The buyer's own number for the part; empty if not given. */
  customer_part_no: customerPartNo,
  price: unitPrice,
  amount,
  /** The goods as they are sold now; null if the shop no longer sells them. */
  goods: goods.nullable(),
})

export const order = z.object({
  order_no: orderNo,
  /** Reference for a bank transfer: digits only, the last one a check digit. */
  serial_no: z.string().regex(/^\d{12}$/),
  /** The buyer's own number for the order; empty if not given. */
  purchase_order_no: purchaseOrderNo,
  status: z.enum(orderStatuses),
  currency: z.literal(shopCurrency),
  lines: z.array(orderLine),
  subtotal: amount,
  freight: amount.nullable(),
  confirm_with_sales: z.boolean(),
  total: amount.nullable(),
  payment_method: z.enum(paymentMethods),
  payment_status: z.enum(paymentStatuses),
  placed_at: z.iso.datetime(),
  /** Time of the last change of the status, payment, freight, shipment or a remark. */
  updated_at: z.iso.datetime(),
  /** Operations that the buyer can do now. */
  can_pay: z.boolean(),
  can_cancel: z.boolean(),
  can_receive: z.boolean(),
  email: z.string(),
  shipping_address: address,
  billing_address: address,
  carrier: z.enum(carriers),
  weight_mg: milligrams,
  /** Remark of the buyer. */
  remark: z.string(),
  /** Remark of the shop to the buyer. */
  platform_remark: z.string(),
  shipping_number: z.string().nullable(),
  /** The carrier's tracking page; null before shipment. */
  tracking_url: z.url({ protocol: /^https?$/ }).nullable(),
  paid_at: z.iso.datetime().nullable(),
  shipped_at: z.iso.datetime().nullable(),
  received_at: z.iso.datetime().nullable(),
  canceled_at: z.iso.datetime().nullable(),
  /** Time at which an unpaid order expires and its stock is released; null if sales holds the order or has not set its freight. */
  expires_at: z.iso.datetime().nullable(),
  /** Changes of the status, the oldest first. */
  history: z.array(z.object({ status: z.enum(orderStatuses), at: z.iso.datetime() })),
})
export type Order = z.output<typeof order>

const orderSorts = ['placed', 'updated'] as const
const anyStatus = `(${orderStatuses.join('|')})`
/** Statuses in a query string, separated by commas. */
const statusList = z.string().regex(new RegExp(`^${anyStatus}(,${anyStatus}){0,${orderStatuses.length - 1}}$`))

const destination = {
  /** Country of delivery; without it, the quote has no freight. */
  country: countryCode.optional(),
  carrier: z.enum(carriers).optional(),
}

/** The bearer gives access to a member's orders, the header `Order-Token` to a guest's order. `add` and each mail to the guest contain that token. */
export const orders = {
  before: endpoint({
    method: 'POST',
    path: '/api/orders/before',
    summary: 'Quote for the selected lines of the cart',
    access: 'visitor',
    retry: true,
    body: z.strictObject(destination),
    data: quote,
  }),
  buyNowBefore: endpoint({
    method: 'POST',
    path: '/api/orders/buyNow_before',
    summary: 'Quote for up to 100 goods rows, independent of the cart; a row with two lines is refused',
    access: 'visitor',
    retry: true,
    body: z.strictObject({ lines: orderLines, ...destination }),
    data: quote,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/orders/add',
    summary:
      'Places an order of the selected lines of the cart, or of `lines`; code 4201 with the new quote if the quote has changed',
    access: 'visitor',
    retry: true,
    body: z
      .strictObject({
        idempotency_key: idempotencyKey,
        quote_hash: z.string().max(100),
        /** An order of `lines` contains each of them, or is refused with every line that cannot be ordered; the cart stays unchanged. */
        lines: orderLines.optional(),
        /** For guests only; a member's address is the account's. */
        email: email.optional(),
        shipping_address_id: id.optional(),
        shipping_address: addressInput.optional(),
        /** Without both billing fields, the shipping address is also the billing address. */
        billing_address_id: id.optional(),
        billing_address: addressInput.optional(),
        carrier: z.enum(carriers),
        payment_method: z.enum(paymentMethods),
        purchase_order_no: purchaseOrderNo.default(''),
        remark: longText.default(''),
      })
      .refine((body) => Boolean(body.shipping_address_id) !== Boolean(body.shipping_address), {
        path: ['shipping_address'],
      })
      .refine((body) => !(body.billing_address_id && body.billing_address), { path: ['billing_address'] }),
    data: z.object({
      order,
      /** The guest's order access token. A repeated request with the same cart returns the same token. Null for members, and for a repeated
       * request without the cart: that guest finds the token in the mail. */
      order_token: randomToken.nullable(),
    }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/user/order',
    summary: 'Orders of the member, filtered by status, number and time',
    access: 'member',
    query: z.strictObject({
      status: z.enum(['all', ...orderStatuses]).default('all'),
      /** An order must have one of them, and `status`. */
      statuses: statusList.optional(),
      /** A text in the order number. */
      order_no: z.string().trim().max(maxOrderNumberChars).optional(),
      /** The whole number; case is ignored. */
      purchase_order_no: purchaseOrderNo.optional(),
      /** A text in the order number or in the purchase order number. */
      search: z.string().trim().max(maxPurchaseOrderNumberChars).optional(),
      placed_from: time.optional(),
      /** Exclusive. */
      placed_to: time.optional(),
      updated_from: time.optional(),
      /** `placed`: the newest first; `updated`: the last changed last. */
      sort: z.enum(orderSorts).default('placed'),
      /** Cursor of a row with the same `sort`; the pages start after that row. */
      after: orderCursor.optional(),
      page,
      limit,
    }),
    data: z.object({
      /** Number of orders that match the query, before and after the cursor. */
      total: count,
      list: z.array(order.extend({ cursor: orderCursor })),
      has_more: z.boolean(),
      /** Number of orders of each status, independent of the query. */
      counts: z.record(z.enum(['all', ...orderStatuses]), count),
    }),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/api/user/order/{id}',
    summary: 'An order by its number',
    access: 'visitor',
    params: z.strictObject({ id: orderNo }),
    data: order,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/user/order/cancel',
    summary: 'Cancels an order that has received no payment, and releases its stock',
    access: 'visitor',
    retry: true,
    body: z.strictObject({ order_no: orderNo }),
    data: order,
  }),
  receive: endpoint({
    method: 'POST',
    path: '/api/user/order/receive',
    summary: 'Confirms the receipt of a shipped order',
    access: 'visitor',
    retry: true,
    body: z.strictObject({ order_no: orderNo }),
    data: order,
  }),
  shipping: endpoint({
    method: 'GET',
    path: '/api/shipping',
    summary: 'Freight table: zones, carriers, prices and the maximum weight for them',
    data: freightTable,
  }),
}
