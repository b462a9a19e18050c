import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { order, orderNo, paymentMethods } from './orders.ts'
import { count, optionalText } from './shapes.ts'

/** Payments, spec 7. Whose order it is is decided as in `orders`; amounts are always the order's own. */
export const payments = {
  paypalToken: endpoint({
    method: 'GET',
    path: '/api/pay/paypal/getToken',
    summary: "What the provider's own buttons need in a browser: public ids, never a token of the shop's",
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
    summary: 'Opens a payment for an order, or gives the one that is open; the buyer goes to `approve_url`',
    access: 'visitor',
    retry: true,
    body: z.strictObject({ order_no: orderNo }),
    data: z.object({ paypal_order_id: z.string(), approve_url: z.url() }),
  }),
  paypalCapture: endpoint({
    method: 'POST',
    path: '/api/pay/paypal/paypalCapture',
    summary: 'Takes the money after the buyer has approved; again and again the same answer',
    access: 'visitor',
    retry: true,
    body: z.strictObject({ order_no: orderNo, paypal_order_id: z.string().regex(/^[A-Z0-9]{8,36}$/) }),
    data: z.object({
      /** `declined`: the buyer may try another card; `pending`: the provider has not decided yet. */
      outcome: z.enum(['paid', 'pending', 'declined', 'held']),
      order,
    }),
  }),
  bankAccount: endpoint({
    method: 'GET',
    path: '/api/pay/bank/getAccount',
    summary: "The shop's bank account; the reference is the order's serial number",
    data: z.object({
      beneficiary: z.string(),
      bank_name: z.string(),
      bank_address: z.string(),
      account_number: z.string(),
      swift: z.string(),
      currency: z.literal('USD'),
    }),
  }),
  bankConfirm: endpoint({
    method: 'POST',
    path: '/api/pay/bank/confirm',
    summary: 'The buyer says that the money has been transferred; sales confirms when it has come',
    access: 'visitor',
    retry: true,
    body: z.strictObject({ order_no: orderNo, remittance_note: optionalText }),
    data: order,
  }),
  methods: endpoint({
    method: 'GET',
    path: '/api/config/getPayMethod',
    summary: 'How one can pay',
    data: z.array(
      z.object({
        pay_method: z.enum(paymentMethods),
        name: z.string(),
        description: z.string(),
        /** Names of drawings: `paypal`, `visa`, `mastercard`, `bank`. */
        icons: z.array(z.string()),
      }),
    ),
  }),
}
