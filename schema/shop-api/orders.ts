import { z } from 'zod'
import { address, addressInput } from './address.ts'
import { goods, packagings } from './goods.ts'
import { endpoint } from './endpoint.ts'
import { carriers, freightTable } from './freight.ts'
import { quote } from './quote.ts'
import {
  amount,
  count,
  countryCode,
  email,
  id,
  idempotencyKey,
  limit,
  longText,
  milligrams,
  page,
  quantity,
  unitPrice,
} from './shapes.ts'

/** Spec 4. `confirming`: the buyer has paid or says so, sales has to confirm; `preparing`: awaits shipment. */
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
/** What has become of the money: `declared`, the buyer says it was transferred; `pending`, with the provider; `held`, it came
 * but not as agreed, and sales looks at it; `refund_due`, it came for an order that is no more. */
export const paymentStates = [
  'none',
  'declared',
  'pending',
  'paid',
  'held',
  'refund_due',
  'partly_refunded',
  'refunded',
] as const

/** Letters and digits, not guessable: `PG-7K3M9-X2Q4T`. */
export const orderNo = z.string().regex(/^PG-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/)

const orderLine = z.object({
  line_no: count.positive(),
  goods_id: id,
  /** As they were when the order was placed. */
  part_number: z.string(),
  brand_name: z.string(),
  packaging: z.enum(packagings),
  batch: z.string(),
  cart_num: quantity,
  price: unitPrice,
  amount,
  /** What the shop sells of it today; null where it no longer does. */
  goods: goods.nullable(),
})

const orderRow = z.object({
  order_no: orderNo,
  /** Digits only, the last a check digit: the reference for a bank transfer. */
  serial_no: z.string().regex(/^\d{12}$/),
  status: z.enum(orderStatuses),
  currency: z.literal('USD'),
  lines: z.array(orderLine),
  subtotal: amount,
  freight: amount.nullable(),
  confirm_with_sales: z.boolean(),
  total: amount.nullable(),
  payment_method: z.enum(paymentMethods),
  payment_state: z.enum(paymentStates),
  placed_at: z.iso.datetime(),
  /** What the buyer may do now. */
  can_pay: z.boolean(),
  can_cancel: z.boolean(),
  can_receive: z.boolean(),
})
export type OrderRow = z.output<typeof orderRow>

export const order = orderRow.extend({
  email: z.string(),
  shipping_address: address,
  billing_address: address,
  carrier: z.enum(carriers),
  weight_mg: milligrams,
  /** The buyer's words. */
  remark: z.string(),
  /** The shop's words to the buyer. */
  platform_remark: z.string(),
  shipping_number: z.string().nullable(),
  paid_at: z.iso.datetime().nullable(),
  shipped_at: z.iso.datetime().nullable(),
  received_at: z.iso.datetime().nullable(),
  canceled_at: z.iso.datetime().nullable(),
  /** When an unpaid order gives its stock back. */
  expires_at: z.iso.datetime().nullable(),
  /** Each change of the status, the oldest first. */
  history: z.array(z.object({ status: z.enum(orderStatuses), at: z.iso.datetime() })),
})
export type Order = z.output<typeof order>

const destination = {
  /** The country of delivery; without it the quote has no freight. */
  country: countryCode.optional(),
  carrier: z.enum(carriers).optional(),
}
const piece = { goods_id: id, cart_num: quantity }

/** Member orders hang on the bearer, a guest's on the header `Order-Token`, which `add` and each mail to the guest give. */
export const orders = {
  before: endpoint({
    method: 'POST',
    path: '/api/orders/before',
    summary: "A quote for the cart's selected lines",
    access: 'visitor',
    retry: true,
    body: z.strictObject(destination),
    data: quote,
  }),
  buyNowBefore: endpoint({
    method: 'POST',
    path: '/api/orders/buyNow_before',
    summary: 'A quote for one goods row, past the cart',
    access: 'visitor',
    retry: true,
    body: z.strictObject({ ...piece, ...destination }),
    data: quote,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/orders/add',
    summary:
      "Places an order from the cart's selected lines, or of `buy_now`; code 4201 with the new quote if anything changed",
    access: 'visitor',
    retry: true,
    body: z
      .strictObject({
        idempotency_key: idempotencyKey,
        quote_hash: z.string().max(100),
        buy_now: z.strictObject(piece).optional(),
        /** A guest's; a member's is the account's. */
        email: email.optional(),
        shipping_address_id: id.optional(),
        shipping_address: addressInput.optional(),
        /** Neither of the two: the same as for shipping. */
        billing_address_id: id.optional(),
        billing_address: addressInput.optional(),
        carrier: z.enum(carriers),
        payment_method: z.enum(paymentMethods),
        remark: longText.default(''),
      })
      .refine((body) => Boolean(body.shipping_address_id) !== Boolean(body.shipping_address), {
        path: ['shipping_address'],
      })
      .refine((body) => !(body.billing_address_id && body.billing_address), { path: ['billing_address'] }),
    data: z.object({
      order,
      /** The guest's secret for this order: the same again for a repeated call with the same cart; null for members, and for a
       * repeated call without a cart, whose secret is in the mail. */
      order_token: z.string().nullable(),
    }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/user/order',
    summary: "The member's orders, the newest first, of one status or whose number contains a text",
    access: 'member',
    query: z.strictObject({
      status: z.enum(['all', ...orderStatuses]).default('all'),
      order_no: z.string().trim().max(40).optional(),
      page,
      limit,
    }),
    data: z.object({
      total: count,
      list: z.array(orderRow),
      /** How many of each status, whatever was asked for. */
      counts: z.record(z.enum(['all', ...orderStatuses]), count),
    }),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/api/user/order/{id}',
    summary: 'One order by its number',
    access: 'visitor',
    params: z.strictObject({ id: orderNo }),
    data: order,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/user/order/cancel',
    summary: 'Cancels an order that no money has come for; its stock is free again',
    access: 'visitor',
    retry: true,
    body: z.strictObject({ order_no: orderNo }),
    data: order,
  }),
  receive: endpoint({
    method: 'POST',
    path: '/api/user/order/receive',
    summary: 'Says that a shipped order has arrived',
    access: 'visitor',
    retry: true,
    body: z.strictObject({ order_no: orderNo }),
    data: order,
  }),
  shipping: endpoint({
    method: 'GET',
    path: '/api/shipping',
    summary: 'The freight table: zones, carriers, prices and the weight they hold for',
    data: freightTable,
  }),
}
