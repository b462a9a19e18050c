import type { OrderStatus, PaymentStatus } from '#graphql/generated/types.ts'

export type PaymentProgress =
  | 'payable'
  | 'freightOpen'
  | 'deciding'
  | 'declared'
  | 'paid'
  | 'held'
  | 'confirmed'
  | 'canceled'
  | 'refundDue'
  | 'refunded'

type Facts = { status: OrderStatus; paymentStatus: PaymentStatus; canPay: boolean; total?: unknown }

export const toPaymentProgress = ({ status, paymentStatus, canPay, total }: Facts): PaymentProgress => {
  if (canPay) return 'payable'
  if (status === 'REFUNDED' || paymentStatus === 'REFUNDED') return 'refunded'
  if (paymentStatus === 'REFUND_DUE') return 'refundDue'
  if (status === 'CANCELED') return 'canceled'
  if (paymentStatus === 'HELD') return 'held'
  if (status !== 'UNPAID' && status !== 'CONFIRMING') return 'confirmed'
  if (paymentStatus === 'DECLARED') return 'declared'
  if (paymentStatus === 'PAID' || paymentStatus === 'PARTLY_REFUNDED') return 'paid'
  return paymentStatus === 'NONE' && !total ? 'freightOpen' : 'deciding'
}

export const isCanceled = ({ status }: Pick<Facts, 'status'>) => status === 'CANCELED' || status === 'REFUNDED'

export const isOver = (payment: PaymentProgress) =>
  payment === 'canceled' || payment === 'refundDue' || payment === 'refunded'
