import type { PaidOrder_OrderFragment } from '#graphql/generated/types.ts'

/** How an order stands for who wants to pay it. */
export type Standing =
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

type Facts = Pick<PaidOrder_OrderFragment, 'status' | 'paymentState' | 'canPay'> & { total: unknown }

export const standingOf = ({ status, paymentState, canPay, total }: Facts): Standing => {
  if (canPay) return 'payable'
  if (status === 'REFUNDED' || paymentState === 'REFUNDED') return 'refunded'
  if (paymentState === 'REFUND_DUE') return 'refundDue'
  if (status === 'CANCELED') return 'canceled'
  if (paymentState === 'HELD') return 'held'
  if (status !== 'UNPAID' && status !== 'CONFIRMING') return 'confirmed'
  if (paymentState === 'DECLARED') return 'declared'
  if (paymentState === 'PAID' || paymentState === 'PARTLY_REFUNDED') return 'paid'
  return paymentState === 'NONE' && total === null ? 'freightOpen' : 'deciding'
}

/** The order was placed and goes its way, or it is over. */
export const isOver = (standing: Standing) =>
  standing === 'canceled' || standing === 'refundDue' || standing === 'refunded'
