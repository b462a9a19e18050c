import type { OrderStatus } from '#graphql/generated/types.ts'

/** Copper where the buyer must act, green where the order proceeds. */
export const statusTone: Record<OrderStatus, 'ok' | 'warn' | 'quiet'> = {
  UNPAID: 'warn',
  CONFIRMING: 'ok',
  PREPARING: 'ok',
  SHIPPED: 'ok',
  DELIVERED: 'ok',
  REFUNDED: 'quiet',
  CANCELED: 'quiet',
}
