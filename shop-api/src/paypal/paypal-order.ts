import { z } from 'zod'
import { toMoney, moneyShape, type PaypalMoney, toPaypalMoney } from './amount.ts'

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
type PaypalRefund = { id: string; status: string; cents: bigint | null }
export type PaypalOrder = {
  id: string
  status: string
  orderNo: string | null
  payee: string | null
  approveUrl: string | null
  captures: PaypalCapture[]
  refunds: PaypalRefund[]
}

export const toRefund = ({ id, status, amount }: z.output<typeof refundShape>): PaypalRefund => ({
  id,
  status,
  cents: amount ? toMoney(amount).cents : null,
})

export const toOrder = ({ id, status, purchase_units, links }: z.output<typeof orderShape>): PaypalOrder => ({
  id,
  status,
  orderNo: purchase_units[0]?.custom_id ?? null,
  payee: purchase_units[0]?.payee?.merchant_id ?? null,
  approveUrl: links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href ?? null,
  captures: purchase_units.flatMap(
    ({ payments }) =>
      payments?.captures.map((each) => ({ id: each.id, status: each.status, ...toMoney(each.amount) })) ?? [],
  ),
  refunds: purchase_units.flatMap(({ payments }) => payments?.refunds.map(toRefund) ?? []),
})

export type NewPaypalOrder = {
  orderNo: string
  itemCents: bigint
  freightCents: bigint
  returnUrl: string
  cancelUrl: string
  locale: string
}

export const toOrderBody = ({ orderNo, itemCents, freightCents, returnUrl, cancelUrl, locale }: NewPaypalOrder) => ({
  intent: 'CAPTURE',
  purchase_units: [
    {
      custom_id: orderNo,
      invoice_id: orderNo,
      amount: {
        ...toPaypalMoney(itemCents + freightCents),
        breakdown: { item_total: toPaypalMoney(itemCents), shipping: toPaypalMoney(freightCents) },
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
