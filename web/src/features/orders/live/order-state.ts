import type { OrderStatus, PaymentState } from '#graphql/generated/types.ts'
import { isCanceled } from '../payment-status.ts'

type Facts = { status: OrderStatus; paymentState: PaymentState; total?: { amount: string } | null }

export const orderState = ({ status, paymentState, total }: Facts) => `${status} ${paymentState} ${total?.amount ?? ''}`

export const isFinal = (order: Pick<Facts, 'status'>) => order.status === 'DELIVERED' || isCanceled(order)
