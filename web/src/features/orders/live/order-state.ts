import type { OrderStatus, PaymentStatus } from '#graphql/generated/types.ts'
import { isCanceled } from '../payment-progress.ts'

type Facts = { status: OrderStatus; paymentStatus: PaymentStatus; total?: { amount: string } | null }

export const orderState = ({ status, paymentStatus, total }: Facts) =>
  `${status} ${paymentStatus} ${total?.amount ?? ''}`

export const isFinal = (order: Pick<Facts, 'status'>) => order.status === 'DELIVERED' || isCanceled(order)
