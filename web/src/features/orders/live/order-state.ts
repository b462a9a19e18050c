import type { OrderStatus, PaymentStatus } from '#graphql/generated/types.ts'

type Facts = { status: OrderStatus; paymentStatus: PaymentStatus; total?: { amount: string } | null }

export const orderState = ({ status, paymentStatus, total }: Facts) =>
  `${status} ${paymentStatus} ${total?.amount ?? ''}`
