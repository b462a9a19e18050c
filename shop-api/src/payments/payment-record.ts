export type PaymentState =
  | 'creating'
  | 'created'
  | 'capturing'
  | 'pending'
  | 'captured'
  | 'declined'
  /** PayPal has refused the capture for good; the next try needs a new PayPal order. */
  | 'refused'
  | 'held'
  | 'refund_due'
  | 'refunding'
  | 'partly_refunded'
  | 'refunded'
  | 'void'

type AsStored = {
  id: number
  order_id: number
  order_no: string
  provider: 'paypal' | 'bank'
  state: PaymentState
  currency: string
  lang: string | null
  create_request_id: string | null
  capture_request_id: string | null
  refund_request_id: string | null
  provider_order_id: string | null
  approve_url: string | null
  payee: string | null
  capture_id: string | null
  captured_currency: string | null
  is_leased: boolean
}
export type PaymentRow = AsStored & { amount_cents: string; captured_cents: string | null }

/** Money in cents. */
export type Payment = AsStored & { amount_cents: bigint; captured_cents: bigint | null }

export const paymentColumns = `
  p.id, p.order_id, o.order_no, p.provider, p.state, p.currency, p.lang, p.create_request_id, p.capture_request_id, p.refund_request_id,
  p.provider_order_id, p.approve_url, p.payee, p.capture_id, p.captured_currency, p.amount_cents, p.captured_cents,
  coalesce(p.leased_until > now(), false) as is_leased`

export const toPayment = (row: PaymentRow): Payment => ({
  ...row,
  amount_cents: BigInt(row.amount_cents),
  captured_cents: row.captured_cents === null ? null : BigInt(row.captured_cents),
})
