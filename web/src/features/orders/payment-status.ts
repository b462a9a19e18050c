import type { OrderStatus, PaymentState } from '#graphql/generated/types.ts'

export type PaymentStatus =
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

type Facts = { status: OrderStatus; paymentState: PaymentState; canPay: boolean; total?: unknown }

export const toPaymentStatus = ({ status, paymentState, canPay, total }: Facts): PaymentStatus => {
  if (canPay) return 'payable'
  if (status === 'REFUNDED' || paymentState === 'REFUNDED') return 'refunded'
  if (paymentState === 'REFUND_DUE') return 'refundDue'
  if (status === 'CANCELED') return 'canceled'
  if (paymentState === 'HELD') return 'held'
  if (status !== 'UNPAID' && status !== 'CONFIRMING') return 'confirmed'
  if (paymentState === 'DECLARED') return 'declared'
  if (paymentState === 'PAID' || paymentState === 'PARTLY_REFUNDED') return 'paid'
  return paymentState === 'NONE' && !total ? 'freightOpen' : 'deciding'
}

export const isCanceled = ({ status }: Pick<Facts, 'status'>) => status === 'CANCELED' || status === 'REFUNDED'

export const isOver = (payment: PaymentStatus) =>
  payment === 'canceled' || payment === 'refundDue' || payment === 'refunded'
