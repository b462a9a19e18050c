import type { OrderStatus, PaymentState } from '#graphql/generated/types.ts'

/** What an order's page says about what happens next. */
export type Saying =
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

type Facts = {
  status: OrderStatus
  paymentState: PaymentState
  canPay: boolean
  total: unknown
  expiresAt: string | null
}

const ofMoney: Partial<Record<PaymentState, Saying>> = { PENDING: 'deciding', DECLARED: 'declared', HELD: 'held' }
const ofStatus: Record<Exclude<OrderStatus, 'UNPAID' | 'CONFIRMING'>, Saying> = {
  PREPARING: 'preparing',
  SHIPPING: 'shipping',
  RECEIVED: 'received',
  REFUNDED: 'refunded',
  CANCELED: 'canceled',
}

export const sayingOf = ({ status, paymentState, canPay, total, expiresAt }: Facts): Saying => {
  if (canPay) return expiresAt ? 'payBefore' : 'pay'
  if (paymentState === 'REFUND_DUE') return 'refundDue'
  if (paymentState === 'REFUNDED') return 'refunded'
  if (status !== 'UNPAID' && status !== 'CONFIRMING') return ofStatus[status]
  const said = ofMoney[paymentState]
  if (said) return said
  return status === 'UNPAID' && total === null ? 'freightOpen' : 'paid'
}
