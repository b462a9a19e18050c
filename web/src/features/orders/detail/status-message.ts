import type { OrderStatus, PaymentStatus } from '#graphql/generated/types.ts'
import { toPaymentProgress } from '../payment-progress.ts'

type StatusMessage =
  | 'payBefore'
  | 'pay'
  | 'freightOpen'
  | 'deciding'
  | 'declared'
  | 'paid'
  | 'held'
  | 'preparing'
  | 'shipping'
  | 'received'
  | 'refundDue'
  | 'refunded'
  | 'canceled'
  | 'canceledDeclared'

type Facts = {
  status: OrderStatus
  paymentStatus: PaymentStatus
  canPay: boolean
  total: unknown
  expiresAt: string | null
}

const ofStatus: Partial<Record<OrderStatus, StatusMessage>> = { SHIPPED: 'shipping', DELIVERED: 'received' }

export const toStatusMessage = ({ expiresAt, ...order }: Facts): StatusMessage => {
  const payment = toPaymentProgress(order)
  if (payment === 'payable') return expiresAt ? 'payBefore' : 'pay'
  if (payment === 'canceled' && order.paymentStatus === 'DECLARED') return 'canceledDeclared'
  return payment === 'confirmed' ? (ofStatus[order.status] ?? 'preparing') : payment
}
