import type { Order } from '@partgate/schema/shop-api/orders.ts'

export type OrderStatus = Order['status']
export type PaymentState = Order['payment_state']
/** Where an order comes from: `new` before it is placed. */
export type From = OrderStatus | 'new'

/** Spec 4: every way an order may go. What is not here is refused. */
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

/** Whether no money has come or is on its way through the provider, so that the order may be called off. */
export const isMoneyFree = (state: PaymentState) => state === 'none' || state === 'declared'

export const mayMove = (from: From, to: OrderStatus, state: PaymentState) =>
  next[from].includes(to) && (to !== 'canceled' || isMoneyFree(state))

/** Whether the parts go back on the shelf: they do as long as they have not left the house. */
export const freesStock = (from: From, to: OrderStatus) =>
  to === 'canceled' || (to === 'refunded' && (from === 'confirming' || from === 'preparing'))

type Facts = { status: OrderStatus; paymentState: PaymentState; totalCents: bigint | null }

/** What the buyer may do now. */
export const buyerMay = ({ status, paymentState, totalCents }: Facts) => ({
  pay: status === 'unpaid' && paymentState === 'none' && totalCents !== null,
  cancel: mayMove(status, 'canceled', paymentState),
  receive: mayMove(status, 'received', paymentState),
})
