import type { OrderStatus } from '#graphql/generated/types.ts'

/** Copper where the buyer has something to do, green where it is on its way or there. */
export const statusTone: Record<OrderStatus, 'ok' | 'warn' | 'quiet'> = {
  UNPAID: 'warn',
  CONFIRMING: 'ok',
  PREPARING: 'ok',
  SHIPPING: 'ok',
  RECEIVED: 'ok',
  REFUNDED: 'quiet',
  CANCELED: 'quiet',
}
