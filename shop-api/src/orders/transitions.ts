import type { Order } from '@partgate/schema/shop-api/orders.ts'

export type OrderStatus = Order['status']
export type PaymentStatus = Order['payment_status']
/** `new` before the order is placed. */
export type From = OrderStatus | 'new'

/** Every allowed transition; any other is refused. */
const next: Record<From, readonly OrderStatus[]> = {
  new: ['unpaid'],
  unpaid: ['confirming', 'canceled'],
  confirming: ['preparing', 'canceled', 'refunded'],
  preparing: ['shipping', 'refunded'],
  shipping: ['received', 'refunded'],
  received: ['refunded'],
  refunded: [],
  canceled: [],
}

/** No money has arrived or is on its way through the provider, so the order may be canceled. */
const isMoneyFree = (state: PaymentStatus) => state === 'none' || state === 'declared'

export const canMove = (from: From, to: OrderStatus, state: PaymentStatus) =>
  next[from].includes(to) && (to !== 'canceled' || isMoneyFree(state))

/** Stock is returned as long as the parts have not been shipped. */
export const shouldReleaseStock = (from: From, to: OrderStatus) =>
  to === 'canceled' || (to === 'refunded' && (from === 'confirming' || from === 'preparing'))

type Facts = { status: OrderStatus; paymentStatus: PaymentStatus; totalCents: bigint | null }

export const getBuyerActions = ({ status, paymentStatus, totalCents }: Facts) => ({
  pay: status === 'unpaid' && paymentStatus === 'none' && totalCents !== null,
  cancel: canMove(status, 'canceled', paymentStatus),
  receive: canMove(status, 'received', paymentStatus),
})
