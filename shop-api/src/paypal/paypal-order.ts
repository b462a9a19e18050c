import { z } from 'zod'
import { moneyOf, moneyShape, type PaypalMoney, usd } from './amount.ts'

const id = z.string().regex(/^[A-Z0-9]{8,36}$/)
const capture = z.object({ id, status: z.string(), amount: moneyShape })
const refund = z.object({ id, status: z.string(), amount: moneyShape.optional() })
const unit = z.object({
  custom_id: z.string().optional(),
  payee: z.object({ merchant_id: z.string().optional() }).optional(),
  payments: z.object({ captures: z.array(capture).default([]), refunds: z.array(refund).default([]) }).optional(),
})

export const orderShape = z.object({
  id,
  status: z.string(),
  purchase_units: z.array(unit).default([]),
  links: z.array(z.object({ rel: z.string(), href: z.url({ protocol: /^https?$/ }) })).default([]),
})
export const refundShape = refund

export type PaypalCapture = PaypalMoney & { id: string; status: string }
export type PaypalRefund = { id: string; status: string; cents: bigint | null }
export type PaypalOrder = {
  id: string
  status: string
  /** The shop's number of the order it is for. */
  orderNo: string | null
  /** Whose account the money goes to. */
  payee: string | null
  /** Where the buyer approves it. */
  approveUrl: string | null
  captures: PaypalCapture[]
  refunds: PaypalRefund[]
}

export const refundOf = ({ id, status, amount }: z.output<typeof refundShape>): PaypalRefund => ({
  id,
  status,
  cents: amount ? moneyOf(amount).cents : null,
})

export const orderOf = ({ id, status, purchase_units, links }: z.output<typeof orderShape>): PaypalOrder => ({
  id,
  status,
  orderNo: purchase_units[0]?.custom_id ?? null,
  payee: purchase_units[0]?.payee?.merchant_id ?? null,
  approveUrl: links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href ?? null,
  captures: purchase_units.flatMap(
    ({ payments }) =>
      payments?.captures.map((each) => ({ id: each.id, status: each.status, ...moneyOf(each.amount) })) ?? [],
  ),
  refunds: purchase_units.flatMap(({ payments }) => payments?.refunds.map(refundOf) ?? []),
})

export type NewPaypalOrder = {
  orderNo: string
  itemCents: bigint
  freightCents: bigint
  returnUrl: string
  cancelUrl: string
  /** As PayPal writes it: `de-DE`. */
  locale: string
}

/** What PayPal is asked to open: the order's exact amount, in the parts it has. */
export const bodyOf = ({ orderNo, itemCents, freightCents, returnUrl, cancelUrl, locale }: NewPaypalOrder) => ({
  intent: 'CAPTURE',
  purchase_units: [
    {
      custom_id: orderNo,
      invoice_id: orderNo,
      amount: {
        ...usd(itemCents + freightCents),
        breakdown: { item_total: usd(itemCents), shipping: usd(freightCents) },
      },
    },
  ],
  payment_source: {
    paypal: {
      experience_context: {
        return_url: returnUrl,
        cancel_url: cancelUrl,
        user_action: 'PAY_NOW',
        shipping_preference: 'NO_SHIPPING',
        locale,
      },
    },
  },
})
