import { z } from 'zod'
import { shopCurrency } from '../currency.ts'
import { endpoint } from './endpoint.ts'
import { orderNo } from './order-number.ts'
import { order, paymentMethods } from './orders.ts'
import { count, optionalText } from './shapes.ts'

/** Payments. Access to an order is the same as in `orders`; the amount is always the total of the order. */
export const payments = {
  paypalToken: endpoint({
    method: 'GET',
    path: '/api/pay/paypal/getToken',
    summary: 'Public ids for the PayPal buttons in a browser; they contain no secret of the shop',
    access: 'visitor',
    data: z.object({
      client_id: z.string(),
      client_token: z.string(),
      /** Seconds. */
      expires_in: count.positive(),
    }),
  }),
  paypalCreateOrder: endpoint({
    method: 'POST',
    path: '/api/pay/paypal/createOrder',
    summary: 'Opens a PayPal payment for an order, or returns the open payment; the buyer approves it at `approve_url`',
    access: 'visitor',
    retry: true,
    body: z.strictObject({ order_no: orderNo }),
    data: z.object({ paypal_order_id: z.string(), approve_url: z.url() }),
  }),
  paypalCapture: endpoint({
    method: 'POST',
    path: '/api/pay/paypal/paypalCapture',
    summary: 'Captures a payment after the buyer has approved it; a repeated request returns the same response',
    access: 'visitor',
    retry: true,
    body: z.strictObject({ order_no: orderNo, paypal_order_id: z.string().regex(/^[A-Z0-9]{8,36}$/) }),
    data: z.object({
      /** `declined`: another card can work; `pending`: PayPal has not decided yet; `held`: the payment differs from the order, and sales checks it. */
      outcome: z.enum(['paid', 'pending', 'declined', 'held']),
      order,
    }),
  }),
  bankAccount: endpoint({
    method: 'GET',
    path: '/api/pay/bank/getAccount',
    summary: 'Bank account of the shop; the reference of a transfer is the serial number of the order',
    data: z.object({
      beneficiary: z.string(),
      bank_name: z.string(),
      bank_address: z.string(),
      account_number: z.string(),
      swift: z.string(),
      currency: z.literal(shopCurrency),
    }),
  }),
  bankConfirm: endpoint({
    method: 'POST',
    path: '/api/pay/bank/confirm',
    summary:
      'Declares that the buyer has transferred the money; sales confirms the order after the transfer has arrived',
    access: 'visitor',
    retry: true,
    body: z.strictObject({ order_no: orderNo, remittance_note: optionalText }),
    data: order,
  }),
  methods: endpoint({
    method: 'GET',
    path: '/api/config/getPayMethod',
    summary: 'Payment methods of the shop',
    data: z.array(
      z.object({
        pay_method: z.enum(paymentMethods),
        name: z.string(),
        description: z.string(),
        /** Names of the icons: `paypal`, `visa`, `mastercard`, `bank`. */
        icons: z.array(z.string()),
      }),
    ),
  }),
}
