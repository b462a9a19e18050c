import type { Order } from '@partgate/schema/shop-api/orders.ts'

export type OrderStatus = Order['status']
export type PaymentState = Order['payment_state']
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
export const isMoneyFree = (state: PaymentState) => state === 'none' || state === 'declared'

export const canMove = (from: From, to: OrderStatus, state: PaymentState) =>
  next[from].includes(to) && (to !== 'canceled' || isMoneyFree(state))

/** Stock is returned as long as the parts have not been shipped. */
export const shouldReleaseStock = (from: From, to: OrderStatus) =>
  to === 'canceled' || (to === 'refunded' && (from === 'confirming' || from === 'preparing'))

type Facts = { status: OrderStatus; paymentState: PaymentState; totalCents: bigint | null }

export const getBuyerActions = ({ status, paymentState, totalCents }: Facts) => ({
  pay: status === 'unpaid' && paymentState === 'none' && totalCents !== null,
  cancel: canMove(status, 'canceled', paymentState),
  receive: canMove(status, 'received', paymentState),
})
